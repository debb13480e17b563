import { expect, test } from 'vitest';
import { adventurer, dungeonCard, event, seat, view } from '../../testing/views';
import { beatsOf } from './beats';

const kinds = (events: Parameters<typeof beatsOf>[0], before = view()) =>
  beatsOf(events, before).map(({ kind }) => kind);

test('unimportant events make no beat', () => {
  expect(kinds([event('step_began', { word: 'respond' }), event('deck_shuffled'), event('card_drawn')])).toEqual([]);
});

test('the same event on several cards makes one beat', () => {
  const [beat, ...rest] = beatsOf([event('wound_dealt', { card_id: 1 }), event('wound_dealt', { card_id: 2 })], view());
  expect(beat).toMatchObject({ kind: 'wound', ids: [1, 2] });
  expect(rest).toEqual([]);
});

test('the Adventurers of an attack strike', () => {
  const before = view({
    seats: [seat(1, { party: [adventurer(1, 'Scout'), adventurer(2, 'Thief')] })],
    attack: {
      attackers: ['Thief'],
      cards: [],
      power: 3,
      against: 2,
      damage: [],
      distance: 'melee',
      would_win: true,
      could_wound: [],
      resolved: false,
    },
  });
  expect(beatsOf([event('attack_declared', { amount: 3 })], before)).toMatchObject([{ kind: 'strike', ids: [2] }]);
});

test('a failed defence shows who struck', () => {
  const before = view({
    encounter: [dungeonCard(8, 'Troll', { attacks: ['Scout'] }), dungeonCard(9, 'Orc', { attacks: ['Thief'] })],
    seats: [seat(1, { party: [adventurer(1, 'Scout')] })],
  });
  const beats = beatsOf([event('defence_lost', { card_id: 1 }), event('wound_dealt', { card_id: 1 })], before);
  expect(beats).toMatchObject([
    { kind: 'strike', ids: [8], headline: { event: 'defence_lost' } },
    { kind: 'wound', ids: [1] },
  ]);
});

test('added tokens are shown, removed ones are not', () => {
  expect(kinds([event('token_changed', { card_id: 1, amount: 1, word: 'poison' })])).toEqual(['poison']);
  expect(kinds([event('token_changed', { card_id: 1, amount: -1, word: 'poison' })])).toEqual([]);
});

test('a long run of events is shown faster', () => {
  const events = Array.from({ length: 60 }, () => event('round_began'));
  const total = beatsOf(events, view()).reduce((sum, { ms }) => sum + ms, 0);
  expect(total).toBeLessThan(5000);
});
