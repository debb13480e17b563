import { expect, test } from 'vitest';
import type { Contest, Quest, View } from '$lib/protocol';
import * as testing from '../../testing/views';
import { nearSeat, ownerOf, questOwner, questsBy } from './whose';

const CONTEST: Contest = {
  points_to_win: 0,
  pool: 0,
  first: 1,
  holder: 0,
  challenger: 0,
  time_up: false,
  ranking: [1, 2],
};
const quest = (name: string): Quest => ({ name, status: 'open', done: 0, of: 1, required: false });
const nameOf = (seat: number) => ['', 'Ann', 'Ben'][seat]!;

/** Two players, of whom the second plays. */
function game(seat: number, contest: boolean, second: Quest[] = [quest('Den of Evil')]): View {
  return testing.view({
    seat,
    active: 2,
    contest: contest ? CONTEST : null,
    seats: [testing.seat(1, { quests: [quest('Path Finder')] }), testing.seat(2, { quests: second })],
  });
}

test('one’s own cards are shown without a name', () => {
  const view = game(1, true);
  expect(nearSeat(view).seat).toBe(1);
  expect(ownerOf(view, nameOf)).toBe('');
  expect(questOwner(view, nameOf)).toBe('');
  expect(questsBy(view, nameOf)).toEqual([{ owner: '', quests: [quest('Path Finder')] }]);
});

test('watchers see the owners of cards and Quests', () => {
  const view = game(0, true);
  expect(nearSeat(view).seat).toBe(2);
  expect(ownerOf(view, nameOf)).toBe('Ben');
  expect(questOwner(view, nameOf)).toBe('Ben');
  expect(questsBy(view, nameOf).map(({ owner }) => owner)).toEqual(['Ann', 'Ben']);
});

test('shared Quests have no owner', () => {
  const view = game(0, false, []);
  expect(ownerOf(view, nameOf)).toBe('Ben');
  expect(questOwner(view, nameOf)).toBe('');
  expect(questsBy(view, nameOf)).toEqual([{ owner: '', quests: [quest('Path Finder')] }]);
});
