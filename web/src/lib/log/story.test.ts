import { expect, test } from 'vitest';
import type { Line } from '$lib/protocol';
import type { Reader } from '$lib/say';
import { goOn, plainText, tell } from './story';

const oskar: Reader = { seat: 1, seats: 2, nameOf: () => 'oskar' };

const line = (at: number, card = 'Fly'): Line => ({
  at,
  event: 'card_spent',
  message: { key: 'story-card-spent', args: { seat: { seat: 2 }, card: { card } } },
});

test('a line begins with a capital', () => {
  expect(tell([line(0)], oskar).map(plainText)).toEqual(['Oskar spends Fly.']);
});

test('new lines replace old ones from their position on', () => {
  const lines = [line(0), line(3), line(5)];
  goOn(lines, { from: 3, lines: [line(3, 'Feint'), line(8)] });
  expect(lines).toEqual([line(0), line(3, 'Feint'), line(8)]);
  goOn(lines, { from: 8, lines: [] });
  expect(lines.map(({ at }) => at)).toEqual([0, 3]);
});
