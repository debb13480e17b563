/** The owner of the cards shown in front: oneself, or for watchers the active player, who is named. */

import type { Quest, Seat, View } from '$lib/protocol';
import type { NameOf } from './names';
import { questsOf } from './quests';

export const nearSeat = (view: View): Seat => view.seats[(view.seat || view.active) - 1]!;

/** The owner's name; empty if they are one's own. */
export const ownerOf = (view: View, nameOf: NameOf): string => (view.seat ? '' : nameOf(view.active));

/** If all are on one side, they share the Quests. */
const areShared = (view: View): boolean => view.contest === null && view.seats.length > 1;

export const questOwner = (view: View, nameOf: NameOf): string => (areShared(view) ? '' : ownerOf(view, nameOf));

/** The Quests at the end: one's own or the shared ones; for watchers of a contest each player's, by name. */
export function questsBy(view: View, nameOf: NameOf): { owner: string; quests: readonly Quest[] }[] {
  const sides =
    view.seat || areShared(view)
      ? [{ owner: '', quests: questsOf(view) }]
      : view.seats.map(({ seat, quests }) => ({ owner: nameOf(seat), quests }));
  return sides.filter(({ quests }) => quests.length);
}
