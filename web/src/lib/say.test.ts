import { describe, expect, test } from 'vitest';
import type { Message } from './protocol';
import { pieces, say, type Reader } from './say';

const nameOf = (seat: number) => ['', 'Mathilde', 'Oskar'][seat]!;
const alone: Reader = { seat: 1, seats: 1, nameOf };
const rivals: Reader = { seat: 1, seats: 2, nameOf };

const message = (key: string, args: Message['args'] = {}): Message => ({ key, args });
const drawn = (...names: string[]) =>
  message('story-card-drawn', { seat: { seat: 2 }, cards: names.map((card) => ({ card })), count: names.length });

test('cards in a message are pieces of their own', () => {
  const greenknee = { card: 'Greenknee, Goblin Necromancer', short: 'Greenknee' };
  expect(pieces(message('story-target-assigned', { card: { card: 'Fly' }, other: greenknee }), alone)).toEqual([
    { text: 'Fly', card: 'Fly' },
    { text: ' is Assigned to ' },
    { text: 'Greenknee', card: 'Greenknee, Goblin Necromancer' },
    { text: '.' },
  ]);
});

describe('a seat', () => {
  const passed = (seat: number) => message('story-build-passed', { seat: { seat } });

  test('is "you" for its own player, and a name for others', () => {
    expect(say(passed(1), rivals)).toBe('You pass.');
    expect(say(passed(2), rivals)).toBe('Oskar passes.');
    expect(say(passed(1), { ...rivals, seat: 0 })).toBe('Mathilde passes.');
  });

  test('is always the player in a game of one', () => {
    expect(say(passed(0), alone)).toBe('You pass.');
    expect(say(passed(0), { ...alone, seat: 0 })).toBe('Mathilde passes.');
  });

  test('0 means all players', () => {
    const won = message('story-game-won', { winner: { seat: 0 } });
    expect(say(won, rivals)).toBe('You win the game.');
    expect(say(won, { ...rivals, seat: 0 })).toBe('The players win the game.');
  });

  test('gives possessives in nested messages', () => {
    const thief = message('word-owned-card', { seat: { seat: 2 }, card: { card: 'Gypsy Thief' } });
    expect(say(message('story-adventurer-perished', { card: thief }), rivals)).toBe("Oskar's Gypsy Thief perishes.");
  });
});

test('a list is formatted for the language', () => {
  expect(say(drawn('Fly'), rivals)).toBe('Oskar draws Fly.');
  expect(say(drawn('Fly', 'Light'), rivals)).toBe('Oskar draws Fly and Light.');
  expect(say(drawn('Fly', 'Light', 'Feint'), rivals)).toBe('Oskar draws Fly, Light and Feint.');
});

test('a message that is not in the catalogue is shown as its key', () => {
  expect(say(message('story-moon-rose'), alone)).toBe('story-moon-rose');
});
