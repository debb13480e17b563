import type { GameEvent, View } from '$lib/protocol';
import { inKey, lookUp, t } from '$lib/messages';

export interface Result {
  title: string;
  mood: 'won' | 'lost' | 'even';
}

/** How the game ended, from the viewer's perspective. */
export function resultOf(view: View, nameOf: (seat: number) => string): Result {
  if (view.result === 'won') return { title: t('page-table-end-won'), mood: 'won' };
  if (view.result === 'lost') return { title: t('page-table-end-lost'), mood: 'lost' };
  const winner = Number(view.result);
  if (!winner) return { title: t('page-table-end-drawn'), mood: 'even' };
  if (winner === view.seat) return { title: t('page-table-end-won'), mood: 'won' };
  return view.seat
    ? { title: t('page-table-end-lost'), mood: 'lost' }
    : { title: t('page-table-end-won-by', { name: nameOf(winner) }), mood: 'even' };
}

/** Why the game is over, with the name of a player who conceded. */
export function reasonOf(view: View, events: readonly GameEvent[], nameOf: (seat: number) => string): string {
  const gaveUp = view.reason === 'conceded' ? events.findLast(({ event }) => event === 'player_conceded') : undefined;
  const why = gaveUp
    ? gaveUp.seat === view.seat
      ? t('page-table-end-you-gave-up')
      : t('page-table-end-gave-up', { name: nameOf(gaveUp.seat) })
    : view.reason === 'party perished' && view.result === 'lost'
      ? t('page-table-end-your-party')
      : (lookUp(`page-table-end-reasons-${inKey(view.reason)}`) ?? '');
  const winner = Number(view.result);
  const won =
    winner && view.seat && winner !== view.seat ? t('page-table-end-sentence-won-by', { name: nameOf(winner) }) : '';
  return [won, why, t('page-table-end-rounds', { rounds: view.round })].filter(Boolean).join(' ');
}
