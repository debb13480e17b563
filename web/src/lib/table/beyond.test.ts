import { expect, test } from 'vitest';
import { beyond } from './beyond';

const cards = [0, 50, 100, 150, 200].map((left) => ({ left, right: left + 40 }));

test('a card that is mostly visible is not beyond the edge', () => {
  expect(beyond(cards, { left: 0, right: 240 })).toEqual({ before: 0, after: 0 });
  expect(beyond(cards, { left: 15, right: 175 })).toEqual({ before: 0, after: 1 });
  expect(beyond(cards, { left: 75, right: 165 })).toEqual({ before: 2, after: 2 });
});
