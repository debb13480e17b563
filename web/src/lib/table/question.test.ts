import { expect, test } from 'vitest';
import type { Asked, Attack } from '$lib/protocol';
import { view } from '../../testing/views';
import { attackQuestion } from './question';

const asked = (...lines: string[]): Asked => ({
  seat: 1,
  hint: 'Attack, or pass',
  respond_to: null,
  options: lines.map((line) => ({ line, verb: line.split(' ')[0]!, card: null, other: null })),
});
const { deck, grave } = view().dungeon;
const before = view({ step: 'attack', dungeon: { stamina: 9, power: {}, deck, grave } });
const begun = { ...before, attack: { power: 5, against: 9 } as Attack };

test('who may attack and what it takes', () => {
  expect(attackQuestion(asked('activate Scout', 'activate Mage', 'pass'), before)).toBe(
    'Activate Scout or Mage to attack: it takes 9 Power',
  );
  expect(attackQuestion(asked('activate A', 'activate B', 'activate C', 'pass'), before)).toBe(
    'Activate an Adventurer to attack: it takes 9 Power',
  );
  expect(attackQuestion(asked('play Fly', 'pass'), before)).toBe('Nobody is ready to attack');
});

test('an attack that has begun is not passed', () => {
  expect(attackQuestion(asked('activate Mage', 'attack'), begun)).toBe('Attack with 5 Power against 9, or add to it');
});

test('anything else is asked in the words of the engine', () => {
  const response = { ...asked('play Feint disrupting 2', 'pass'), respond_to: { seat: 2, closing: false } };
  expect(attackQuestion(response, before)).toBe('');
  expect(attackQuestion(asked('wound Goblin', 'none'), begun)).toBe('');
  expect(attackQuestion(asked('place Goblin', 'pass'), view({ step: 'open-build' }))).toBe('');
});
