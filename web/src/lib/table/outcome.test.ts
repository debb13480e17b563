import { expect, test } from 'vitest';
import type { Attack, Preview } from '$lib/protocol';
import { view } from '../../testing/views';
import { gainOf, outcomeOf } from './outcome';

const attack: Attack = {
  attackers: [],
  cards: [],
  power: 7,
  against: 9,
  damage: [],
  distance: 'melee',
  would_win: false,
  could_wound: [],
  resolved: false,
};

const nothing: Preview = {
  learns: false,
  attack: null,
  defence: null,
  step: 'respond',
  result: 'none',
  asks: null,
  changes: [],
};

function outcome(preview: Partial<Preview>, before = view()): string {
  return outcomeOf({ ...nothing, step: before.step, ...preview }, before, (seat) => `Player ${seat}`);
}

test('an attack shows what is missing', () => {
  const before = view({ step: 'attack' });
  const bow = { ...attack, cards: ['Short Bow'] };
  expect(outcome({ attack: bow }, before)).toBe('attack 7 against 9: 2 short');
  expect(outcome({ attack: { ...bow, power: 9, would_win: true } }, before)).toBe('attack 9 against 9: succeeds');
});

test('a defence shows who takes a Wound', () => {
  const defence = [{ target: 'Gypsy Thief', power: 5, stamina: 1, hit: true, defenders: [] }];
  expect(outcome({ defence }, view({ step: 'retaliate' }))).toBe('Gypsy Thief: 5 against 1, takes a Wound');
});

test('a defence shows only changes', () => {
  const blow = (target: string, stamina = 1) => ({ target, power: 5, stamina, hit: stamina < 5, defenders: [] });
  const before = view({ step: 'retaliate', defence: [blow('Gypsy Thief'), blow('Keldornan Cleric')] });
  const after = [blow('Gypsy Thief'), blow('Keldornan Cleric', 6)];
  expect(outcome({ defence: after }, before)).toBe('Keldornan Cleric: 5 against 6, is safe');
  expect(outcome({ defence: before.defence }, before)).toBe('no change to the fight');
});

test('many blows are reduced to those that hit', () => {
  const blow = (target: string, hit: boolean) => ({ target, power: 5, stamina: 1, hit, defenders: [] });
  const defence = [blow('Gypsy Thief', true), blow('Keldornan Cleric', false), blow('Lomori, Knight', true)];
  expect(outcome({ defence }, view({ step: 'retaliate' }))).toBe(
    'a Wound for Gypsy Thief, Lomori; safe: Keldornan Cleric',
  );
});

test('before the fight, the effect on the Dungeon is shown', () => {
  const changes: Preview['changes'] = [
    { what: 'left', name: 'Zombie', was: 1, now: 0 },
    { what: 'to_beat', name: '', was: 4, now: 2 },
    { what: 'strikes', name: 'Gypsy Thief', was: 7, now: 4 },
    { what: 'skill', name: '', was: 3, now: 1 },
  ];
  expect(outcome({ changes, attack: { ...attack, power: 0 }, step: 'attack' })).toBe(
    'Zombie leaves; to beat 2 instead of 4; strikes Gypsy Thief with 4 instead of 7; Skills free: 1 instead of 3',
  );
  const inFight = outcome({ changes, attack: { ...attack, cards: ['Short Bow'] } }, view({ step: 'attack' }));
  expect(inFight).toBe('attack 7 against 9: 2 short; Zombie leaves; Skills free: 1 instead of 3');
});

test('hands and points are shown with their owners', () => {
  const changes: Preview['changes'] = [
    { what: 'hand', name: '2', was: 5, now: 4 },
    { what: 'points', name: '1', was: 0, now: 1 },
  ];
  expect(outcome({ changes })).toBe('hand of Player 2: 4 cards instead of 5; you: 1 point instead of 0');
});

test('points gained are shown', () => {
  const changes: Preview['changes'] = [
    { what: 'points', name: '2', was: 7, now: 9 },
    { what: 'limit', name: '', was: 5, now: 7 },
  ];
  expect([1, 2].map((seat) => gainOf({ changes } as Preview, seat))).toEqual([0, 2]);
});

test('unknown outcomes, further choices and the end of the game are shown', () => {
  expect(outcome({ learns: true, step: '', result: '' })).toBe('something comes to light that nobody can know before');
  expect(outcome({ asks: 'Combat Training' })).toBe('then Combat Training asks for a choice');
  expect(outcome({ result: 'won' })).toBe('the game is over');
  expect(outcome({ step: 'triggers' })).toBe('the next step is Triggers');
});

test('no change is shown as such', () => {
  expect(outcome({})).toBe('no change to the fight');
});
