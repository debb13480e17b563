import { expect, test } from 'vitest';
import { FAMILIES } from '$lib/lobby/families';
import { waysOf } from './winning';

test.each(FAMILIES)('%s explains how to win, and how to score if points decide', (family) => {
  const { ways, scores } = waysOf({ family, questsNeeded: 2, questsLaid: 3, pointsToWin: 40 });
  const said = ways.flatMap(({ when }) => when).join(' ');
  expect(said.includes('2 of the 3 Quests')).toBe(family === 'solo' || family === 'coop');
  expect(said.includes('40 points')).toBe(family === 'multiplayer');
  expect(scores.length > 0).toBe(family === 'competitive' || family === 'multiplayer');
});
