/**
 * Opening a table, taking a seat, playing again. What this browser adds to a shuffle is drawn only when it has seen, and
 * remembered, what the server has bound itself to: neither can then have been chosen to suit the other.
 */

import { api, ApiError } from '$lib/api';
import { rememberCommitment } from '$lib/commitments';
import { newContribution, remember } from '$lib/contribution';
import { me } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import type { TableInfo } from '$lib/protocol';
import type { TableWish } from './draft';

/** The game for somebody who has never played. */
const FIRST_GAME = 'solo-beginner';

export async function openTable(make: (contribution: string) => TableWish): Promise<void> {
  const { id } = await sealed((shuffle, contribution) => api.newTable({ ...make(contribution), shuffle }));
  router.go(`/table/${id}`);
}

export function playNow(): Promise<void> {
  return openTable((contribution) => ({
    format: FIRST_GAME,
    seats: [{ kind: 'me', contribution }],
    spectators: 'closed',
    takeover: 0,
    listed: false,
  }));
}

/** A seat at a table whose commitment is in sight. */
export async function takeSeat(table: TableInfo, seat: number, deck?: string): Promise<TableInfo> {
  // Whoever follows an invitation need not have been here before.
  await me.ensure();
  rememberCommitment(table);
  const contribution = newContribution();
  const seated = await api.sit(table.id, seat, deck, contribution);
  remember(table.id, contribution);
  return seated;
}

/**
 * The same game once more, with one's old deck unless another is named: a new table, or one's old seat at the one that
 * another has opened for it.
 */
export async function playAgain(table: TableInfo, deck?: string): Promise<void> {
  const known = table.rematch ? await api.table(table.rematch).catch(unlessGone) : null;
  const again = known ?? (await sealed((shuffle, contribution) => api.rematch(table.id, shuffle, contribution, deck)));
  const isFree = again.stage === 'open' && again.seats[table.mine - 1]?.kind === 'open';
  if (!again.mine && isFree) await takeSeat(again, table.mine, deck);
  router.go(`/table/${again.id}`);
}

/** Where those who wanted to play again have left their table, there is none; anything else is a trouble. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

async function sealed(make: (shuffle: string, contribution: string) => Promise<TableInfo>): Promise<TableInfo> {
  await me.ensure();
  const { commitment } = await api.newShuffle();
  const contribution = newContribution();
  const table = await make(commitment, contribution);
  // Where another was quicker, it is their table, with another shuffle.
  if (table.mine) {
    rememberCommitment({ id: table.id, commitment });
    remember(table.id, contribution);
  }
  return table;
}
