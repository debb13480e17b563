import { describe, expect, test } from 'vitest';
import { event } from '../../testing/views';
import { plainText, tell, type Listener } from './story';

const alone: Listener = { seat: 1, names: ['Mathilde'], together: true, playerOf: () => 0 };
const rivals: Listener = {
  seat: 1,
  names: ['Mathilde', 'Oskar'],
  together: false,
  playerOf: (id) => (id === 7 ? 2 : 0),
};

const lines = (events: Parameters<typeof tell>[0], listener = alone) => tell(events, listener).map(plainText);

test('cards in a sentence are links', () => {
  const [told] = tell([event('card_played', { card: 'Fireball', card_id: 3, amount: 2 })], alone);
  expect(plainText(told!)).toBe('You play Fireball, Cost 2.');
  expect(told!.pieces.find(({ card }) => card)).toEqual({ text: 'Fireball', card: 'Fireball' });
});

test('like events in a row are told together', () => {
  const drawn = ['Fly', 'Light', 'Greenknee, Goblin Necromancer'].map((card, id) =>
    event('card_drawn', { card, card_id: id }),
  );
  expect(lines(drawn)).toEqual(['You draw Fly, Light and Greenknee.']);
});

test('what happens to one card twice is told twice', () => {
  const poisoned = event('token_changed', { card: 'Ghoul', card_id: 3, amount: 1, word: 'poison' });
  expect(lines([poisoned, poisoned])).toEqual(['Ghoul takes 1 Poison Token.', 'Ghoul takes 1 Poison Token.']);
});

test('who looks on at a solo game is told who plays', () => {
  const drawn = [event('card_drawn', { card: 'Fly', card_id: 1 })];
  expect(lines(drawn, { ...alone, seat: 0 })).toEqual(['Mathilde draws Fly.']);
});

test('what is hidden is counted', () => {
  expect(lines([event('card_drawn', { seat: 2 }), event('card_drawn', { seat: 2 })], rivals)).toEqual([
    'Oskar draws 2 cards.',
  ]);
});

test("another's Adventurer is told with whose it is", () => {
  expect(lines([event('wound_dealt', { seat: 2, card: 'Gypsy Thief', card_id: 7 })], rivals)).toEqual([
    'Oskar’s Gypsy Thief takes a Wound.',
  ]);
});

test('a step in which nothing happened is not told', () => {
  const events = [
    event('step_began', { word: 'time' }),
    event('step_began', { word: 'poison' }),
    event('token_changed', { card: 'Troll', card_id: 4, amount: -1, word: 'poison' }),
  ];
  expect(lines(events)).toEqual(['Step 4.4, Poison works.', 'Troll loses 1 Poison Token.']);
});

test('the Activation of a defender is not told twice', () => {
  const events = [
    event('defender_assigned', { card: 'Scout', card_id: 1, other: 'Thief', other_id: 2 }),
    event('activated', { card: 'Thief', card_id: 2 }),
  ];
  expect(lines(events)).toEqual(['Thief defends Scout.']);
});

describe('the fullest sentence is taken', () => {
  test.each([
    [{ word: 'boosted', card: 'Fly', card_id: 1, amount: 2 }, 'card_played', 'You play Fly boosted, Cost 2.'],
    [
      { word: 'disrupting 2', card: 'Fly', card_id: 1, amount: 0 },
      'card_played',
      'You play Fly against Oskar, Cost 0.',
    ],
    [{ card: 'Thief', card_id: 2, other: 'Thief', other_id: 2 }, 'defender_assigned', 'Thief defends.'],
    [{ seat: 2, word: 'points' }, 'game_won', 'Oskar wins the game by points.'],
  ])('%o', (more, name, said) => {
    expect(lines([event(name, more)], rivals)).toEqual([said]);
  });
});

test('an event that has no words yet is still told', () => {
  expect(lines([event('moon_rose')])).toEqual(['Moon_rose']);
});
