import { describe, expect, it } from 'vitest';
import { t } from '$lib/strings';
import { event, view } from '../../testing/views';
import { reasonOf, resultOf } from './result';

const nameOf = (seat: number) => ['Ada', 'Oskar'][seat - 1]!;

describe('the end of a game', () => {
  it('is told as the one who looks sees it', () => {
    expect(resultOf(view({ result: '1' }), nameOf)).toEqual({ title: t.table.end.won, mood: 'won' });
    expect(resultOf(view({ result: '2' }), nameOf)).toEqual({ title: t.table.end.lost, mood: 'lost' });
    expect(resultOf(view({ result: '2', seat: 0 }), nameOf)).toEqual({
      title: t.table.end.wonBy('Oskar'),
      mood: 'even',
    });
    expect(resultOf(view({ result: 'lost' }), nameOf).mood).toBe('lost');
  });

  it('has a reason', () => {
    const after = t.table.end.rounds(3);
    expect(reasonOf(view({ reason: 'quests', round: 3 }), [], nameOf)).toBe(`${t.table.end.reasons.quests} ${after}`);
    expect(reasonOf(view({ reason: 'something new', round: 3 }), [], nameOf)).toBe(after);
  });

  it('names the winner to whoever has lost', () => {
    const won = t.table.end.sentenceWonBy('Oskar');
    expect(reasonOf(view({ result: '2', reason: 'points' }), [], nameOf)).toContain(won);
    expect(reasonOf(view({ result: '2', reason: 'points', seat: 0 }), [], nameOf)).not.toContain(won);
    expect(reasonOf(view({ result: '1', reason: 'points' }), [], nameOf)).not.toContain('wins');
  });

  it('names whoever gave up', () => {
    const over = view({ reason: 'conceded', round: 2 });
    const conceded = (seat: number) => [event('player_conceded', { seat }), event('game_won')];
    expect(reasonOf(over, conceded(2), nameOf)).toContain(t.table.end.gaveUp('Oskar'));
    expect(reasonOf(over, conceded(1), nameOf)).toContain(t.table.end.youGaveUp);
    expect(reasonOf(over, [], nameOf)).toContain(t.table.end.reasons.conceded);
  });
});
