import { describe, expect, it } from 'vitest';
import { KINDS } from '$lib/protocol';
import { complaints, NO_CARDS, partOf, sizeOf, withCopies, written, wrongLines } from './cards';

describe('the cards of a deck', () => {
  it('has a part for every kind of card', () => {
    expect(KINDS.map(partOf)).toEqual([
      ...Array(4).fill('crawler'),
      ...Array(4).fill('dungeon'),
      'adventurers',
      'quests',
    ]);
  });

  it('takes copies in and out, each card in its place', () => {
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

  it('is written as people write it', () => {
    const cards = { ...NO_CARDS, adventurers: { 'Gypsy Thief': 2 }, dungeon: { "10' Pit Trap": 1 } };
    expect(written(cards, 'Quick.\nAnd sly.')).toBe(
      "About: Quick.\nAbout: And sly.\n\nAdventurers\n2 Gypsy Thief\n\nQuests\n\nCrawler deck\n\nDungeon deck\n1 10' Pit Trap\n",
    );
  });
});

it('tells apart what is wrong with several lines', () => {
  expect(complaints('Text: line 1: no card is called x; line 4: no card is called y; and 2 more such lines.')).toEqual([
    'line 1: no card is called x',
    'line 4: no card is called y',
    'and 2 more such lines.',
  ]);
  expect(complaints('Name: it has characters that nobody can see.')).toEqual([
    'Name: it has characters that nobody can see.',
  ]);
});

it('lines that are wrong are counted, also those that are not named', () => {
  const said = 'Text: line 1: no card is called x; line 4: no card is called y; and 2 more such lines.';
  expect(wrongLines(complaints(said))).toBe(4);
  expect(wrongLines(complaints('Text: line 1: no card is called x.'))).toBe(1);
  expect(wrongLines(['Too few Adventurers.'])).toBe(0);
});
