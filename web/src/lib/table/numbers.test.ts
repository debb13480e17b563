import { expect, test } from 'vitest';
import { shownAdventurer, shownDungeonCard, shownHeld, shownInPlay } from '$lib/cards/shown';
import { adventurer, cardInPlay, dungeonCard, heldCard } from '../../testing/views';
import { explanationOf } from './numbers';

test('the Cost of a card in hand is explained by the engine, and with what it is paid', () => {
  expect(explanationOf('cost', shownHeld(heldCard(1, 'Short Bow')), 'hand')).toEqual({
    what: 'card.Short Bow.cost',
    says: 'Paid with free Equipment, which it occupies while it is in play.',
    title: 'Short Bow: Cost',
  });
});

test('a copy is asked for by its line, and called what people call it', () => {
  expect(explanationOf('power', shownDungeonCard(dungeonCard(2, 'Goblin#2')), 'encounter')).toMatchObject({
    what: 'card.Goblin#2.power',
    title: 'Goblin, second copy: Power',
  });
});

test('a Cost that was paid, or is counted, only says what it is', () => {
  const played = explanationOf('cost', shownInPlay(cardInPlay(1, 'Short Bow')), 'in_play');
  const placed = explanationOf('cost', shownDungeonCard(dungeonCard(2, 'Goblin')), 'encounter');
  expect([played.what, placed.what]).toEqual(['', '']);
  expect(played.says).toMatch(/occupies/);
  expect(placed.says).toMatch(/Limit/);
});

test('Life says how much of it is left', () => {
  const scout = (wounds: number) => explanationOf('life', shownAdventurer(adventurer(1, 'Scout', { wounds })), 'party');
  expect(scout(2)).toMatchObject({ what: 'card.Scout.life', says: 'One more Wound and it falls.' });
  expect(scout(0).says).toBe('It falls with 3 more Wounds.');
  const goblin = shownDungeonCard(dungeonCard(2, 'Goblin', { life: 0 }));
  expect(explanationOf('life', goblin, 'encounter').says).toBe('One more Wound and it falls.');
});

test('a Resource that somebody lacks needs no words', () => {
  const mage = shownAdventurer(adventurer(1, 'Mage', { resources: { equipment: 0, magic: 4, skill: 1, tactic: 0 } }));
  expect(explanationOf('magic', mage, 'party')).toMatchObject({ what: '', title: 'Mage: Magic' });
  expect(explanationOf('magic', mage, 'party').says).toMatch(/Magic/);
  expect(explanationOf('tactic', mage, 'party').says).toBe('');
});
