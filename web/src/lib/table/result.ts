import type { GameEvent, View } from '$lib/protocol';
import { t } from '$lib/strings';

export interface Result {
  title: string;
  mood: 'won' | 'lost' | 'even';
}

/** How the game ended, as the one who looks sees it. */
export function resultOf(view: View, nameOf: (seat: number) => string): Result {
  const words = t.table.end;
  if (view.result === 'won') return { title: words.won, mood: 'won' };
  if (view.result === 'lost') return { title: words.lost, mood: 'lost' };
  const winner = Number(view.result);
  if (!winner) return { title: words.drawn, mood: 'even' };
  if (winner === view.seat) return { title: words.won, mood: 'won' };
  return view.seat ? { title: words.lost, mood: 'lost' } : { title: words.wonBy(nameOf(winner)), mood: 'even' };
}

/** Why the game is over, with the name of whoever gave up. */
export function reasonOf(view: View, events: readonly GameEvent[], nameOf: (seat: number) => string): string {
  const words = t.table.end;
  const gaveUp = view.reason === 'conceded' ? events.findLast(({ event }) => event === 'player_conceded') : undefined;
  const why = gaveUp
    ? gaveUp.seat === view.seat
      ? words.youGaveUp
      : words.gaveUp(nameOf(gaveUp.seat))
    : view.reason === 'party perished' && view.result === 'lost'
      ? words.yourParty
      : ((words.reasons as Record<string, string>)[view.reason] ?? '');
  const winner = Number(view.result);
  const won = winner && view.seat && winner !== view.seat ? words.sentenceWonBy(nameOf(winner)) : '';
  return [won, why, words.rounds(view.round)].filter(Boolean).join(' ');
}
