import type { Message } from '$lib/protocol';
import { describe, expect, it } from 'vitest';
import { KINDS } from '$lib/protocol';
import { NO_CARDS, partOf, sizeOf, withCopies, written, wrongLines } from './cards';

describe('the cards of a deck', () => {
  it('has a part for every kind of card', () => {
    expect(KINDS.map(partOf)).toEqual([
      ...Array<string>(4).fill('crawler'),
      ...Array<string>(4).fill('dungeon'),
      'adventurers',
      'quests',
    ]);
  });

  it('adds and removes copies, keeping the order of cards', () => {
    let cards = withCopies(NO_CARDS, 'dungeon', 'Goblin', 1);
    cards = withCopies(cards, 'dungeon', 'Zombie', 2);
    cards = withCopies(cards, 'dungeon', 'Goblin', 4);
    expect(Object.entries(cards.dungeon)).toEqual([
      ['Goblin', 4],
      ['Zombie', 2],
    ]);
    expect(sizeOf(cards.dungeon)).toBe(6);
    expect(withCopies(cards, 'dungeon', 'Goblin', 0).dungeon).toEqual({ Zombie: 2 });
    expect(NO_CARDS.dungeon).toEqual({});
  });

  it('is written as plain text', () => {
    const cards = { ...NO_CARDS, adventurers: { 'Gypsy Thief': 2 }, dungeon: { "10' Pit Trap": 1 } };
    expect(written(cards, 'Quick.\nAnd sly.')).toBe(
      "About: Quick.\nAbout: And sly.\n\nAdventurers\n2 Gypsy Thief\n\nQuests\n\nCrawler deck\n\nDungeon deck\n1 10' Pit Trap\n",
    );
  });
});

const line = (number: number): Message => ({ key: 'check-line', args: { number, mistake: 'no card' } });

it('separates errors by line, and counts those that are not listed', () => {
  const both: Message = { key: 'check-and-also', args: { first: line(1), then: line(4) } };
  const all: Message = {
    key: 'word-at',
    args: { place: 'text', what: { key: 'check-and-more', args: { first: both, more: 2 } } },
  };
  expect(wrongLines(all)).toEqual({ lines: [line(1), line(4)], more: 2 });
  expect(wrongLines(line(1))).toEqual({ lines: [line(1)], more: 0 });
});

it('finds no lines in other errors', () => {
  expect(wrongLines({ key: 'word-at', args: { place: 'name', what: 'taken' } })).toEqual({ lines: [], more: 0 });
});
