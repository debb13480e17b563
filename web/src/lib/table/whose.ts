/** Whose cards lie in front: one's own, or for somebody who watches those of the one who plays, who is named. */

import type { Quest, Seat, View } from '$lib/protocol';
import type { NameOf } from './names';
import { questsOf } from './quests';

export const nearSeat = (view: View): Seat => view.seats[(view.seat || view.active) - 1]!;

/** Nobody, where they are one's own. */
export const ownerOf = (view: View, nameOf: NameOf): string => (view.seat ? '' : nameOf(view.active));

/** Where all are on one side, the Quests are everybody's. */
const areShared = (view: View): boolean => view.contest === null && view.seats.length > 1;

export const questOwner = (view: View, nameOf: NameOf): string => (areShared(view) ? '' : ownerOf(view, nameOf));

/** At the end: one's own Quests or those of all, or for somebody who watches rivals each one's by name. */
export function questsBy(view: View, nameOf: NameOf): { owner: string; quests: readonly Quest[] }[] {
  const sides =
    view.seat || areShared(view)
      ? [{ owner: '', quests: questsOf(view) }]
      : view.seats.map(({ seat, quests }) => ({ owner: nameOf(seat), quests }));
  return sides.filter(({ quests }) => quests.length);
}
