import { expect, test } from 'vitest';
import { shownAdventurer, shownDungeonCard, shownHeld, shownInPlay } from '$lib/cards/shown';
import { adventurer, cardInPlay, dungeonCard, heldCard } from '../../testing/views';
import { explanationOf } from './numbers';

test('the Cost of a card in hand has the engine’s explanation and the means of payment', () => {
  expect(explanationOf('cost', shownHeld(heldCard(1, 'Short Bow')), 'hand')).toEqual({
    what: 'card.Short Bow.cost',
    says: 'Paid with free Equipment, which it occupies while it is in play.',
    title: 'Short Bow: Cost',
  });
});

test('a copy is requested by its line and shown with its display name', () => {
  expect(explanationOf('power', shownDungeonCard(dungeonCard(2, 'Goblin#2')), 'encounter')).toMatchObject({
    what: 'card.Goblin#2.power',
    title: 'Goblin, second copy: Power',
  });
});

test('a Cost that was paid or is only counted has no explanation from the engine', () => {
  const played = explanationOf('cost', shownInPlay(cardInPlay(1, 'Short Bow')), 'in_play');
  const placed = explanationOf('cost', shownDungeonCard(dungeonCard(2, 'Goblin')), 'encounter');
  expect([played.what, placed.what]).toEqual(['', '']);
  expect(played.says).toMatch(/occupies/);
  expect(placed.says).toMatch(/Limit/);
});

test('Life shows how much is left', () => {
  const scout = (wounds: number) => explanationOf('life', shownAdventurer(adventurer(1, 'Scout', { wounds })), 'party');
  expect(scout(2)).toMatchObject({ what: 'card.Scout.life', says: 'One more Wound and it falls.' });
  expect(scout(0).says).toBe('It falls with 3 more Wounds.');
  const goblin = shownDungeonCard(dungeonCard(2, 'Goblin', { life: 0 }));
  expect(explanationOf('life', goblin, 'encounter').says).toBe('One more Wound and it falls.');
});

test('a missing Resource needs no explanation', () => {
  const mage = shownAdventurer(adventurer(1, 'Mage', { resources: { equipment: 0, magic: 4, skill: 1, tactic: 0 } }));
  expect(explanationOf('magic', mage, 'party')).toMatchObject({ what: '', title: 'Mage: Magic' });
  expect(explanationOf('magic', mage, 'party').says).toMatch(/Magic/);
  expect(explanationOf('tactic', mage, 'party').says).toBe('');
});
