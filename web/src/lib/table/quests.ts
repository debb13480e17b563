import type { Quest, View } from '$lib/protocol';

/** The Quests of whoever looks; at a co-op table the first brings them for all. */
export function questsOf(view: View): Quest[] {
  const own = view.seats[(view.seat || view.active) - 1]?.quests ?? [];
  return own.length ? own : (view.seats.find(({ quests }) => quests.length)?.quests ?? []);
}

/** How many Quests win the game; 0 where they only score. */
export const questsNeeded = (view: View): number => (view.contest ? 0 : view.quests_needed);
