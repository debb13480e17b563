import { expect, test } from 'vitest';
import type { DungeonCard, View } from '$lib/protocol';
import { dungeonCard, view } from '../../testing/views';
import { encounterTitle, heldCards } from './facing';

const CONTEST = { points_to_win: 40, pool: 0, first: 1, holder: 2, challenger: 0, time_up: false, ranking: [] };

const titled = (more: Partial<View>) =>
  encounterTitle(view({ contest: CONTEST, active: 2, ...more }), (seat) => `player ${seat}`);

test('nobody faces an Encounter until somebody accepts it', () => {
  expect(titled({ step: 'open-build' })).toBe('Encounter, not yet faced');
  expect(titled({ step: 'challenge', active: 1 })).toBe('Encounter, not yet faced');
});

test('then the player who accepted faces it', () => {
  expect(titled({ step: 'blind-build' })).toBe('The Encounter before player 2');
  expect(titled({ step: 'respond', active: 1 })).toBe('Your Encounter');
});

test('in co-op everybody faces it', () => {
  expect(titled({ contest: null })).toBe('Encounter');
});

test('a card shows that it is held only if not all of them are', () => {
  const [orc, pit] = [dungeonCard(1, 'Orc', { held: true }), dungeonCard(2, 'Pit', { held: true })];
  const held = (...encounter: DungeonCard[]) => heldCards(view({ encounter }));
  expect(held(orc, pit)).toBe('all');
  expect(held(orc, dungeonCard(3, 'Bog'))).toBe('some');
  expect(held(dungeonCard(3, 'Bog'))).toBe('none');
  expect(held()).toBe('none');
});
