import { expect, test } from 'vitest';
import { KINDS } from '$lib/protocol';
import chosen from './emblems.json';
import { emblemOf } from './emblems';

test('a card has an emblem of its own', () => {
  expect(emblemOf('Goblin', 'character', ['creature'])).toBe(chosen.cards.Goblin);
});

test('a card without an emblem of its own has that of its type', () => {
  expect(emblemOf('Nobody Drew This', 'character', ['undead'])).toBe(chosen.types.undead);
});

test.each(KINDS)('a card of kind %s with neither has that of its kind', (kind) => {
  expect(emblemOf('Nobody Drew This', kind)).toBe(chosen.kinds[kind]);
});
