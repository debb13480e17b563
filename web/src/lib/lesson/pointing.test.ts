import { beforeAll, expect, test, vi } from 'vitest';
import { adventurer, cardInPlay, dungeonCard, heldCard, seat, view } from '../../testing/views';
import { pointedAt } from './pointing';

beforeAll(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }));

test('cards are found by name wherever they lie, and everything else is a part of the table', () => {
  const table = view({
    encounter: [dungeonCard(1, 'Zombie')],
    seats: [
      seat(1, {
        party: [adventurer(2, 'Gold Dwarf Warrior')],
        in_play: [cardInPlay(3, 'Brawling')],
        hand: [heldCard(4, 'Weakness'), null],
      }),
    ],
  });
  expect(pointedAt(['Zombie', 'Gold Dwarf Warrior', 'Brawling', 'Weakness', 'clash'], table)).toEqual([
    "[data-card-id='1']",
    "[data-card-id='2']",
    "[data-card-id='3']",
    "[data-card-id='4']",
    "[data-part='clash']",
  ]);
});
