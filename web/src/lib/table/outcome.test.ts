import { expect, test } from 'vitest';
import type { Attack } from '$lib/protocol';
import { view } from '../../testing/views';
import { outcomeOf } from './outcome';

const attack: Attack = {
  attackers: [],
  cards: [],
  power: 7,
  against: 9,
  damage: [],
  distance: 'melee',
  would_win: false,
  could_wound: [],
  resolved: false,
};

test('an attack says what is missing', () => {
  expect(outcomeOf({ attack, defence: null }, view({ step: 'attack' }))).toBe('attack 7 against 9: 2 short');
  const strong = { ...attack, power: 9, would_win: true };
  expect(outcomeOf({ attack: strong, defence: null }, view({ step: 'attack' }))).toBe('attack 9 against 9: succeeds');
});

test('a defence says who takes a Wound', () => {
  const defence = [{ target: 'Gypsy Thief', power: 5, stamina: 1, hit: true, defenders: [] }];
  expect(outcomeOf({ attack: null, defence }, view({ step: 'retaliate' }))).toBe(
    'Gypsy Thief: 5 against 1, Gypsy Thief takes a Wound',
  );
});

test('nothing to say is said', () => {
  expect(outcomeOf({ attack: null, defence: null }, view())).toBe('no change to the fight');
});
