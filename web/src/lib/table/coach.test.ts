import { describe, expect, test } from 'vitest';
import type { Attack, Defence, Option, View } from '$lib/protocol';
import { adventurer, dungeonCard, seat, view } from '../../testing/views';
import { adviceOf, isTaught } from './coach';

const option = (line: string, card: number | null = null): Option => ({ line, verb: '', card, other: null });
const attack = (more: Partial<Attack>): Attack => ({
  attackers: [],
  cards: [],
  power: 0,
  against: 3,
  damage: [],
  distance: '',
  would_win: false,
  could_wound: [],
  resolved: false,
  ...more,
});
const blow = (more: Partial<Defence>): Defence => ({
  target: 'Thief',
  power: 3,
  stamina: 0,
  hit: true,
  defenders: [],
  ...more,
});
const PARTY = [adventurer(1, 'Warrior', { activated: true }), adventurer(2, 'Thief'), adventurer(3, 'Cleric')];

function advice(lines: string[], more: Partial<View> = {}, respondTo = 0): string {
  const seen = view({ seats: [seat(1, { party: PARTY })], ...more });
  const asked = {
    seat: 1,
    options: lines.map((line) => option(line, 7)),
    respond_to: respondTo ? { seat: respondTo, closing: false } : null,
  };
  return adviceOf(seen, asked, (other) => `player ${other}`);
}

test('only players get tips, and after the beginning only before what matters', () => {
  expect(isTaught(view())).toBe(true);
  expect(isTaught(view({ seat: 0 }))).toBe(false);
  expect(advice(['done'], { step: 'respond', round: 2 })).not.toBe('');
  expect(advice(['done'], { step: 'respond', round: 3 })).toBe('');
  expect(advice(['activate Thief', 'pass'], { step: 'attack', round: 3 })).not.toBe('');
  expect(advice(['wound Orc'], { step: 'attack', round: 3 })).not.toBe('');
  expect(isTaught(view({ result: 'won' }))).toBe(false);
});

describe('the attack', () => {
  const encounter = [dungeonCard(7, 'Orc')];
  const lines = ['activate Thief', 'pass'];

  test.each([
    ['what it takes', attack({ against: 2 }), /2 will do/],
    ['who is Activated does not count', attack({ against: 3 }), /takes 3 Power, and 2 Adventurers/],
    ['an empty defence still takes 1', attack({ against: 0 }), /1 will do/],
    ['what weighs on it already', attack({ against: 0, power: -1 }), /2 will do/],
    ['too little', attack({ attackers: ['Thief'], power: 1 }), /Power 1 against 3: Activate/],
    [
      'enough',
      attack({ attackers: ['Thief'], power: 4, would_win: true, could_wound: ['Orc'] }),
      /4 against 3 is enough: attack/,
    ],
    ['enough for nothing', attack({ attackers: ['Thief'], power: 4, would_win: true }), /can Wound nobody/],
    ['over', attack({ resolved: true, attackers: ['Thief'] }), /attack is over/],
  ])('%s', (_, now, said) => {
    expect(advice(lines, { step: 'attack', encounter, attack: now })).toMatch(said);
  });

  test('nobody to Wound', () => {
    const traps = [dungeonCard(7, 'Pit', { kind: 'trap' })];
    expect(advice(lines, { step: 'attack', encounter: traps, attack: attack({}) })).toMatch(/Only Characters/);
  });

  test('a Wound that would kill', () => {
    const wound = ['wound Orc', 'none'];
    expect(advice(wound, { step: 'attack', encounter })).toMatch(/Orc has one Life left/);
    expect(advice(wound, { step: 'attack', encounter: [dungeonCard(7, 'Orc', { life: 2 })] })).toMatch(/Wounds stay/);
  });
});

describe('the defence', () => {
  const lines = ['defend Thief with Cleric', 'resolve'];

  test.each([
    ['nobody in danger', [blow({ hit: false })], /nobody takes a Wound/],
    ['nobody defends yet', [blow({})], /Power 3 strikes Thief/],
    ['somebody does', [blow({ stamina: 1, defenders: ['Cleric'] })], /Stamina 1 against 3/],
    ['several', [blow({}), blow({ target: 'Cleric' })], /2 Adventurers/],
    ['what Stamina does not stop', [blow({ stamina: 3, defenders: ['Cleric'] })], /yet Thief would take a Wound/],
  ])('%s', (_, defence, said) => {
    expect(advice(lines, { step: 'retaliate', defence })).toMatch(said);
  });

  test('nobody left', () => {
    expect(advice(['resolve'], { step: 'retaliate', defence: [blow({})] })).toMatch(/Nobody is left/);
  });
});

test.each([
  [
    'the strongest blow',
    ['play Bow', 'done'],
    { dungeon: { ...view().dungeon, stamina: 4, power: { Thief: 6 } } },
    /Power 4; Thief faces Power 6/,
  ],
  ['nothing strikes', ['play Bow', 'done'], {}, /Nothing here strikes/],
  ['nothing to play', ['done'], {}, /Nothing to play now/],
  ['the draw to come', ['drop Bow', 'done'], { step: 'drop' }, /up to 5 cards/],
  ['Permanents', ['release Bow', 'done'], { step: 'maintain' }, /keep them/],
  ['too few Resources', ['release Bow', 'release Net'], { step: 'maintain' }, /one has to go/],
  ['the open build', ['place Orc', 'pass'], { step: 'open-build', points: 2 }, /2 of 5 points/],
  ['one\u2019s own blind build', ['place Orc', 'pass'], { step: 'blind-build', contest: contestOf(1) }, /yourself/],
  [
    'another\u2019s blind build',
    ['place Orc', 'pass'],
    { step: 'blind-build', contest: contestOf(2) },
    /player 2 faces/,
  ],
  ['no question of ours', [], {}, /^$/],
] satisfies [string, string[], Partial<View>, RegExp][])('%s', (_, lines, more, said) => {
  expect(advice(lines, more)).toMatch(said);
});

test('a time to respond', () => {
  expect(advice(['play Net disrupting 2', 'pass'], { step: 'attack' }, 2)).toMatch(/player 2/);
});

function contestOf(challenger: number): View['contest'] {
  return { points_to_win: 40, pool: 0, first: 1, holder: 1, challenger, time_up: false, ranking: [] };
}
