import { describe, expect, it } from 'vitest';
import { t } from '$lib/messages';
import { event, view } from '../../testing/views';
import { reasonOf, resultOf } from './result';

const nameOf = (seat: number) => ['Ada', 'Oskar'][seat - 1]!;

describe('the end of a game', () => {
  it('is told from the viewer’s perspective', () => {
    expect(resultOf(view({ result: '1' }), nameOf)).toEqual({ title: t('page-table-end-won'), mood: 'won' });
    expect(resultOf(view({ result: '2' }), nameOf)).toEqual({ title: t('page-table-end-lost'), mood: 'lost' });
    expect(resultOf(view({ result: '2', seat: 0 }), nameOf)).toEqual({
      title: t('page-table-end-won-by', { name: 'Oskar' }),
      mood: 'even',
    });
    expect(resultOf(view({ result: 'lost' }), nameOf).mood).toBe('lost');
  });

  it('has a reason', () => {
    const after = t('page-table-end-rounds', { rounds: 3 });
    expect(reasonOf(view({ reason: 'quests', round: 3 }), [], nameOf)).toBe(
      `${t('page-table-end-reasons-quests')} ${after}`,
    );
    expect(reasonOf(view({ reason: 'something new', round: 3 }), [], nameOf)).toBe(after);
  });

  it('names the winner to a loser', () => {
    const won = t('page-table-end-sentence-won-by', { name: 'Oskar' });
    expect(reasonOf(view({ result: '2', reason: 'points' }), [], nameOf)).toContain(won);
    expect(reasonOf(view({ result: '2', reason: 'points', seat: 0 }), [], nameOf)).not.toContain(won);
    expect(reasonOf(view({ result: '1', reason: 'points' }), [], nameOf)).not.toContain('wins');
  });

  it('names the player who conceded', () => {
    const over = view({ reason: 'conceded', round: 2 });
    const conceded = (seat: number) => [event('player_conceded', { seat }), event('game_won')];
    expect(reasonOf(over, conceded(2), nameOf)).toContain(t('page-table-end-gave-up', { name: 'Oskar' }));
    expect(reasonOf(over, conceded(1), nameOf)).toContain(t('page-table-end-you-gave-up'));
    expect(reasonOf(over, [], nameOf)).toContain(t('page-table-end-reasons-conceded'));
  });
});
