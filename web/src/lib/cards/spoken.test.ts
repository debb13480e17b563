import { expect, test } from 'vitest';
import { dungeonCard } from '../../testing/views';
import { calledName, shownDungeonCard } from './shown';
import { spokenCard } from './spoken';

test('a copy is named in words, without the number of the notation', () => {
  expect(['Goblin', 'Goblin#2', 'Goblin#9', 'Goblin#10'].map(calledName)).toEqual([
    'Goblin',
    'Goblin, second copy',
    'Goblin, ninth copy',
    'Goblin, copy 10',
  ]);
});

test('the description of a card begins with its name', () => {
  const spoken = (name: string) => spokenCard(shownDungeonCard(dungeonCard(1, name)));
  expect(spoken('Goblin')).toBe('Goblin, Character, Cost 1, Power 3, Stamina 1, Life 1');
  expect(spoken('Goblin#2')).toBe('Goblin, second copy, Character, Cost 1, Power 3, Stamina 1, Life 1');
});
