import type { Quest, View } from '$lib/protocol';

/** The Quests of the viewing seat; in co-op the first seat brings them for all. */
export function questsOf(view: View): Quest[] {
  const own = view.seats[(view.seat || view.active) - 1]?.quests ?? [];
  return own.length ? own : (view.seats.find(({ quests }) => quests.length)?.quests ?? []);
}

/** How many Quests win the game; 0 if they only score. */
export const questsNeeded = (view: View): number => (view.contest ? 0 : view.quests_needed);
