/**
 * Opening a table, taking a seat, rematches. The contribution to the shuffle is drawn only after the server's
 * commitment was received and stored, so neither side can choose its part to suit the other's.
 */

import { api, ApiError } from '$lib/api';
import { rememberCommitment } from '$lib/commitments';
import { newContribution, remember } from '$lib/contribution';
import { me } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import type { TableInfo } from '$lib/protocol';
import type { TableWish } from './draft';

/** The format and the deck for beginners. */
const FIRST_GAME = { format: 'solo-beginner', deck: 'unbound-starter' };

export async function openTable(make: (contribution: string) => TableWish): Promise<void> {
  const { id } = await sealed((shuffle, contribution) => api.newTable({ ...make(contribution), shuffle }));
  router.go(`/table/${id}`);
}

export function playNow(): Promise<void> {
  return openTable((contribution) => ({
    format: FIRST_GAME.format,
    seats: [{ kind: 'me', deck: FIRST_GAME.deck, contribution }],
    spectators: 'closed',
    takeover: 0,
    listed: false,
  }));
}

/** Takes a seat at a table with a known commitment. */
export async function takeSeat(table: TableInfo, seat: number, deck?: string): Promise<TableInfo> {
  // People who follow an invitation may have no session yet.
  await me.ensure();
  rememberCommitment(table);
  const contribution = newContribution();
  const seated = await api.sit(table.id, seat, deck, contribution);
  remember(table.id, contribution);
  return seated;
}

/**
 * A rematch, with the same deck unless another is given: opens a table, or takes one's reserved seat at the one that
 * somebody else has opened.
 */
export async function playAgain(table: TableInfo, deck?: string): Promise<void> {
  const known = table.rematch ? await api.table(table.rematch).catch(unlessGone) : null;
  const again = known ?? (await sealed((shuffle, contribution) => api.rematch(table.id, shuffle, contribution, deck)));
  const isFree = again.stage === 'open' && again.seats[table.mine - 1]?.kind === 'open';
  if (!again.mine && isFree) await takeSeat(again, table.mine, deck);
  router.go(`/table/${again.id}`);
}

/** Null if the rematch table was deleted; other errors are thrown. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

async function sealed(make: (shuffle: string, contribution: string) => Promise<TableInfo>): Promise<TableInfo> {
  await me.ensure();
  const { commitment } = await api.newShuffle();
  const contribution = newContribution();
  const table = await make(commitment, contribution);
  // If somebody else was faster, it is their table, with another shuffle.
  if (table.mine) {
    rememberCommitment({ id: table.id, commitment });
    remember(table.id, contribution);
  }
  return table;
}
