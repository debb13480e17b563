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
    'Gypsy Thief: 5 against 1, takes a Wound',
  );
});

test('a defence says only what changes', () => {
  const blow = (target: string, stamina = 1) => ({ target, power: 5, stamina, hit: stamina < 5, defenders: [] });
  const before = view({ step: 'retaliate', defence: [blow('Gypsy Thief'), blow('Keldornan Cleric')] });
  const after = [blow('Gypsy Thief'), blow('Keldornan Cleric', 6)];
  expect(outcomeOf({ attack: null, defence: after }, before)).toBe('Keldornan Cleric: 5 against 6, is safe');
  expect(outcomeOf({ attack: null, defence: before.defence }, before)).toBe('no change to the fight');
});

test('of many blows only who is hit is said', () => {
  const blow = (target: string, hit: boolean) => ({ target, power: 5, stamina: 1, hit, defenders: [] });
  const defence = [blow('Gypsy Thief', true), blow('Keldornan Cleric', false), blow('Lomori, Knight', true)];
  expect(outcomeOf({ attack: null, defence }, view({ step: 'retaliate' }))).toBe(
    'a Wound for Gypsy Thief, Lomori; safe: Keldornan Cleric',
  );
});

test('nothing to say is said', () => {
  expect(outcomeOf({ attack: null, defence: null }, view())).toBe('no change to the fight');
});
