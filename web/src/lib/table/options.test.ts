import { describe, expect, test } from 'vitest';
import type { Asked, Attack, Option } from '$lib/protocol';
import { adventurer, cardInPlay, dungeonCard, heldCard, seat, view } from '../../testing/views';
import {
  cardNameOf,
  copiesOf,
  drawnIds,
  handlesOf,
  isInviting,
  onwardOption,
  optionLabel,
  optionNote,
  partnerOf,
  sortOptions,
} from './options';

const option = (line: string, card: number | null = null, other: number | null = null): Option => ({
  line,
  verb: line.split(' ')[0]!,
  card,
  other,
});

const nameOf = (number: number) => `Player ${number}`;

test('a defence belongs to the defender’s card', () => {
  const defend = option('defend Scout with Thief', 1, 2);
  expect(handlesOf(defend)).toEqual([2]);
  expect(partnerOf(defend, 2)).toBe(1);
});

test('a Character can be bought off from either card', () => {
  expect(handlesOf(option('buy off Goblin with Staff', 5, 6))).toEqual([6, 5]);
});

test('options are grouped by the places of their cards', () => {
  const play = option('play Fireball', 3);
  const boosted = option('play Fireball boosted', 3);
  const top = option('top Troll', 40);
  const done = option('done');
  const { byCard, offstage, bare } = sortOptions([play, boosted, top, done], new Set([3]));
  expect([...byCard]).toEqual([[3, [play, boosted]]]);
  expect(offstage).toEqual([top]);
  expect(bare).toEqual([done]);
});

test('the number of cards to draw is a button, and the maximum is highlighted', () => {
  const draws = [option('draw 2'), option('draw 1'), option('draw 0')];
  expect(sortOptions(draws, new Set()).bare).toEqual(draws);
  expect(draws.map((draw) => optionLabel(draw, view(), null, nameOf))).toEqual([
    'Draw 2 cards',
    'Draw 1 card',
    'Draw nothing',
  ]);
  expect(draws.map((draw) => isInviting(draw, draws, view()))).toEqual([true, false, false]);
});

test("a board shows the fight, one's own cards, and cards played against it", () => {
  const table = view({
    seat: 2,
    active: 1,
    allies: [1],
    encounter: [dungeonCard(1, 'Troll')],
    seats: [
      seat(1, { party: [adventurer(2, 'Scout')], in_play: [cardInPlay(3, 'Staff')], hand: [null] }),
      seat(2, { party: [adventurer(4, 'Thief')], hand: [heldCard(5, 'Fly')], in_play: [cardInPlay(6, 'Light')] }),
      seat(3, { in_play: [cardInPlay(7, 'Feint', { disrupting: true }), cardInPlay(8, 'Veteran')] }),
    ],
  });
  expect([...drawnIds(table)].sort()).toEqual([1, 2, 3, 5, 6, 7]);
});

test('identical cards share one option, which any of them takes', () => {
  const table = view({
    seats: [
      seat(1, {
        hand: [heldCard(1, 'Short Bow'), heldCard(2, 'Short Bow'), heldCard(3, 'Staff'), null],
        pool: [heldCard(4, 'Short Bow')],
        in_play: [cardInPlay(5, 'Short Bow')],
      }),
    ],
  });
  expect([...copiesOf([option('play Short Bow', 1), option('play Staff', 3)], table)]).toEqual([[2, 1]]);
  expect([...copiesOf([option('buy off Goblin with Short Bow', 9, 1)], table)]).toEqual([[2, 1]]);
});

test('cards with separate options or costs do not share them', () => {
  const table = view({
    seats: [seat(1, { hand: [heldCard(1, 'Fly'), heldCard(2, 'Fly'), { ...heldCard(3, 'Fly'), cost: 0 }] })],
  });
  expect([...copiesOf([option('choose Fly', 1), option('choose Fly#2', 2)], table)]).toEqual([]);
});

test('a single onward option is the default', () => {
  const pass = option('pass');
  expect(onwardOption([option('activate Scout', 1), pass])).toBe(pass);
  expect(onwardOption([option('done'), option('none')])).toBeUndefined();
});

test.each([
  ['play Short Bow boosted', 'Play Short Bow boosted'],
  ['play Feint disrupting 2', 'Play Feint against Player 2'],
  ['defend Scout with Scout', 'Scout defends'],
  ['defend Scout with Thief', 'Thief defends Scout'],
  ['assign Wood Shield to Scout', 'Wood Shield serves Scout'],
  ['buy off Goblin#2 with Staff', 'Buy off Goblin #2 with Staff'],
  ['wound Greenknee, Goblin Necromancer', 'Wound Greenknee'],
  ['done', 'On to Combat'],
  ['attack', 'Attack!'],
])('%s', (line, label) => {
  expect(optionLabel(option(line), view({ step: 'respond' }), null, nameOf)).toBe(label);
});

const asked = (...lines: string[]): Asked => ({
  seat: 1,
  respond_to: null,
  options: lines.map((line) => option(line)),
});

test.each([
  ['attack', ['attack', 'pass'], false],
  ['done', ['play Fly', 'done'], true],
  ['pass', ['activate Scout', 'pass'], false],
  ['resolve', ['defend Scout with Scout', 'resolve'], false],
  ['none', ['wound Goblin', 'none'], false],
  ['pass', ['pass'], true],
])('whether the eye is drawn to %s among %j', (line, lines, isIt) => {
  expect(isInviting(option(line), asked(...lines).options!, view())).toBe(isIt);
});

test('an attack is highlighted if it would succeed', () => {
  const attack = { would_win: true } as Attack;
  expect(isInviting(option('attack'), asked('attack').options!, view({ attack }))).toBe(true);
});

test.each([
  ['wound Goblin', 'Give no Wound'],
  ['discard Fly', 'Discard nothing'],
  ['spend Wood Shield', 'Let the Wound land'],
  ['choose Goblin', 'None of these'],
])('none, where one could %s', (other, label) => {
  expect(optionLabel(option('none'), view(), asked(other, 'none'), nameOf)).toBe(label);
});

describe('to pass', () => {
  const alone = view({ step: 'attack' });
  const together = view({ step: 'attack', allies: [1, 2], seats: [seat(1), seat(2)] });

  test('means not to attack', () => {
    expect(optionLabel(option('pass'), alone, asked('activate Scout', 'pass'), nameOf)).toBe('Do not attack');
  });

  test('means to leave it to the allies if there are any', () => {
    expect(optionLabel(option('pass'), together, asked('attack', 'pass'), nameOf)).toBe('Leave it to the others');
    expect(optionNote(option('pass'), together)).toMatch(/others/);
    expect(optionNote(option('resolve'), together)).toMatch(/everybody/);
    expect(optionNote(option('pass'), alone)).toBe('');
  });

  test('gives points to others when passing a challenge', () => {
    expect(optionNote(option('pass'), view({ step: 'challenge' }))).toMatch(/scores for each who passed/);
  });

  test('is only a pass when one could respond', () => {
    const response = { ...asked('play Feint disrupting 2', 'pass'), respond_to: { seat: 2, closing: false } };
    expect(optionLabel(option('pass'), alone, response, nameOf)).toBe('Pass');
    expect(optionLabel(option('pass'), together, response, nameOf)).toBe('Pass');
  });
});

test('the name of a card is without its number', () => {
  expect(cardNameOf(option('choose Goblin#2'))).toBe('Goblin');
});
