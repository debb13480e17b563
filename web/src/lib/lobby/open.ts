/** Opening a table and going there. */

import { api } from '$lib/api';
import { newContribution, remember } from '$lib/contribution';
import { me } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import type { NewTable } from '$lib/protocol';

/** The game for somebody who has never played. */
const FIRST_GAME = 'solo-beginner';

export async function openTable(make: (contribution: string) => NewTable): Promise<void> {
  await me.ensure();
  const contribution = newContribution();
  const table = await api.newTable(make(contribution));
  remember(table.id, contribution);
  router.go(`/table/${table.id}`);
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
