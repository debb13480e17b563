/** Who faces the Encounter. */

import type { Adventurer, Step, View } from '$lib/protocol';
import { t } from '$lib/messages';

/** If it is built from everybody's pools, the token holder is active until somebody accepts it (B-117). */
const OPEN: ReadonlySet<Step> = new Set<Step>(['open-build', 'challenge']);

/** Whether it is known who faces it. */
export const isFaced = ({ step }: View): boolean => !OPEN.has(step);

/** All who face it, in Marching Order. */
export const facingParty = ({ allies, seats }: View): Adventurer[] =>
  allies.flatMap((seat) => seats[seat - 1]?.party ?? []);

/** The heading of the Encounter. */
export function encounterTitle(view: View, nameOf: (seat: number) => string): string {
  if (!view.contest) return t('page-table-encounter');
  if (!isFaced(view)) return t('page-table-open-encounter');
  return view.active === view.seat
    ? t('page-table-your-encounter')
    : t('page-table-encounter-of', { name: nameOf(view.active) });
}

/** How many of its cards hold their effects until it is known who faces them; if all, it is shown once (B-122). */
export function heldCards({ encounter }: View): 'none' | 'some' | 'all' {
  if (!encounter.some(({ held }) => held)) return 'none';
  return encounter.every(({ held }) => held) ? 'all' : 'some';
}
