import { expect, test } from 'vitest';
import type { Asked, Attack } from '$lib/protocol';
import { event, view } from '../../testing/views';
import { attackQuestion, challengeQuestion, responseQuestion } from './question';

const asked = (...lines: string[]): Asked => ({
  seat: 1,
  respond_to: null,
  options: lines.map((line) => ({ line, verb: line.split(' ')[0]!, card: null, other: null })),
});
const { deck, grave } = view().dungeon;
const before = view({ step: 'attack', dungeon: { stamina: 9, power: {}, deck, grave } });
const begun = { ...before, attack: { power: 5, against: 9 } as Attack };

test('who may attack and what it takes', () => {
  expect(attackQuestion(asked('activate Scout', 'pass'), before)).toBe('Activate Scout to attack: it takes 9 Power');
  expect(attackQuestion(asked('activate Scout', 'activate Mage', 'pass'), before)).toBe(
    'Activate an Adventurer to attack: it takes 9 Power',
  );
  expect(attackQuestion(asked('play Fly', 'pass'), before)).toBe('Nobody is ready to attack');
});

test('the needed Power includes what weakens the party', () => {
  const unlucky = { ...before, attack: { power: -2, against: 9 } as Attack };
  expect(attackQuestion(asked('activate Scout', 'pass'), unlucky)).toBe('Activate Scout to attack: it takes 11 Power');
});

test('no attack succeeds without any Power', () => {
  const undefended = { ...before, dungeon: { ...before.dungeon, stamina: 0 } };
  expect(attackQuestion(asked('activate Scout', 'pass'), undefended)).toBe(
    'Activate Scout to attack: it takes 1 Power',
  );
  const unlucky = { ...undefended, attack: { power: -2, against: 0 } as Attack };
  expect(attackQuestion(asked('activate Scout', 'pass'), unlucky)).toBe('Activate Scout to attack: it takes 3 Power');
});

test('a time to respond names what to respond to', () => {
  const nameOf = (seat: number) => `Player ${seat}`;
  const response = { ...asked('play Feint disrupting 2', 'pass'), respond_to: { seat: 2, closing: false } };
  const played = event('card_played', { seat: 2, card: 'Veteran', card_id: 3 });
  expect(responseQuestion(response, [played], nameOf)).toBe('Player 2 plays Veteran: respond to it, or pass');
  expect(responseQuestion(response, [{ ...played, seat: 1 }], nameOf)).toBe('');
  expect(responseQuestion({ ...response, respond_to: { seat: 2, closing: true } }, [played], nameOf)).toBe('');
  expect(responseQuestion(asked('pass'), [played], nameOf)).toBe('');
});

test('a challenge says what passing is worth, and how many have passed', () => {
  const challenge = asked('challenge', 'pass');
  const [began, passed] = [event('step_began'), event('challenge_passed')];
  expect(challengeQuestion(challenge, [passed, began])).toBe('Face it, or pass: worth more later');
  expect(challengeQuestion(challenge, [passed, began, passed, { ...passed, seat: 2 }])).toBe(
    '2 have passed: face it, or pass',
  );
  expect(challengeQuestion(asked('place Goblin', 'pass'), [began, passed])).toBe('');
});

test('the question of an attack in progress does not offer to pass', () => {
  expect(attackQuestion(asked('activate Mage', 'attack'), begun)).toBe('Attack with 5 Power against 9, or add to it');
});

test('other questions use the words of the engine', () => {
  const response = { ...asked('play Feint disrupting 2', 'pass'), respond_to: { seat: 2, closing: false } };
  expect(attackQuestion(response, before)).toBe('');
  expect(attackQuestion(asked('wound Goblin', 'none'), begun)).toBe('');
  expect(attackQuestion(asked('place Goblin', 'pass'), view({ step: 'open-build' }))).toBe('');
});
