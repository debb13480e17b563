/** Whom the Encounter lies before. */

import type { Adventurer, Step, View } from '$lib/protocol';
import { t } from '$lib/strings';

/** Where it is built from everybody's pool, whoever holds the token is active until somebody accepts it (B-117). */
const OPEN: ReadonlySet<Step> = new Set<Step>(['open-build', 'challenge']);

/** Whether it is known who faces it. */
export const isFaced = ({ step }: View): boolean => !OPEN.has(step);

/** All who face it, in Marching Order. */
export const facingParty = ({ allies, seats }: View): Adventurer[] =>
  allies.flatMap((seat) => seats[seat - 1]?.party ?? []);

/** The heading of the Encounter. */
export function encounterTitle(view: View, nameOf: (seat: number) => string): string {
  const words = t.table;
  if (!view.contest) return words.encounter;
  if (!isFaced(view)) return words.openEncounter;
  return view.active === view.seat ? words.yourEncounter : words.encounterOf(nameOf(view.active));
}

/** How many of its cards wait with what they do until it is known who faces them: what all do is said once (B-122). */
export function heldCards({ encounter }: View): 'none' | 'some' | 'all' {
  if (!encounter.some(({ held }) => held)) return 'none';
  return encounter.every(({ held }) => held) ? 'all' : 'some';
}
