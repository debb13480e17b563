import { beforeEach, expect, test } from 'vitest';
import { shownAdventurer, shownDungeonCard, shownHeld } from '$lib/cards/shown';
import type { Change, GameEvent, Option, Preview } from '$lib/protocol';
import { adventurer, dungeonCard, event, heldCard, seat, NO_STORY, view } from '../../testing/views';
import { FakeWire } from '../../testing/wire';
import { Controls } from './controls.svelte';
import { TableSession } from './session.svelte';

const BOWS = [heldCard(1, 'Short Bow'), heldCard(2, 'Short Bow')] as const;
const FLY = heldCard(3, 'Fly');
const GOBLIN = dungeonCard(9, 'Goblin');
const SCOUT = adventurer(7, 'Scout', { activated: true });
const TABLE = view({ step: 'attack', encounter: [GOBLIN], seats: [seat(1, { party: [SCOUT], hand: [...BOWS, FLY] })] });

let wire: FakeWire;
let controls: Controls;
const anchor = {} as Element;

beforeEach(() => {
  const session = new TableSession('ws://table', () => (wire = new FakeWire()));
  session.open((_events, _before, _hurry, apply) => Promise.resolve(apply()));
  wire.open();
  controls = new Controls(session, () => session.view);
});

function ask(...options: [line: string, card: number, other?: number][]): void {
  askAfter([], ...options);
}

function askAfter(events: GameEvent[], ...options: [line: string, card: number, other?: number][]): void {
  const offered = options.map(([line, card, other = null]): Option => ({ line, verb: '', card, other }));
  const asked = { seat: 1, about: null, options: offered };
  wire.hear({ type: 'game', n: 1, view: TABLE, events, from: 0, story: NO_STORY, asked, clock: null, stopped: null });
}

const said = () => wire.sent.map((frame) => ('line' in frame ? frame.line : frame.type));

test('the second of two identical cards does what the first does', () => {
  ask(['play Short Bow', 1]);
  expect([1, 2, 3].map((id) => controls.isLit(id))).toEqual([true, true, false]);
  // Both share one key.
  expect([1, 2].map((id) => controls.digitOf(id))).toEqual(['1', '']);
  controls.press(shownHeld(BOWS[1]), 'hand', anchor);
  expect(said()).toEqual(['play Short Bow']);
});

test('the second of two identical cards can be dragged where the first can', () => {
  ask(['buy off Goblin with Short Bow', 9, 1], ['play Short Bow', 1]);
  controls.dragged = 2;
  expect(controls.canDropOn(9)).toBe(true);
  controls.drop(shownHeld(BOWS[1]), 'hand', { onto: 9, isInFight: true }, anchor);
  expect(said()).toEqual(['buy off Goblin with Short Bow']);
});

test('a number that is no longer hovered is not explained', async () => {
  ask(['play Fly', 3]);
  const explaining = controls.explain({ what: 'attack.power', says: '', title: 'Power', anchor });
  controls.unexplain(anchor);
  wire.hear({ type: 'told', id: wire.sent.at(-1)!.id, rows: [], total: 1 });
  expect(await explaining).toBeNull();
  expect(controls.bubble).toBeNull();
});

test('a card dropped in the fight is used, or asks how', () => {
  ask(['buy off Goblin with Fly', 9, 3], ['play Fly', 3], ['play Short Bow', 1]);
  expect(controls.drop(shownHeld(FLY), 'hand', { onto: null, isInFight: true }, anchor)).toBe(true);
  expect(controls.menu?.options.map(({ line }) => line)).toEqual(['buy off Goblin with Fly', 'play Fly']);
  expect(controls.drop(shownHeld(BOWS[0]), 'hand', { onto: 9, isInFight: true }, anchor)).toBe(true);
  expect(said()).toEqual(['play Short Bow']);
});

test('a card dropped anywhere else is not used', () => {
  ask(['play Short Bow', 1]);
  expect(controls.drop(shownHeld(BOWS[0]), 'hand', { onto: null, isInFight: false }, anchor)).toBe(false);
  expect(controls.drop(shownHeld(BOWS[0]), 'hand', { onto: 3, isInFight: false }, anchor)).toBe(false);
  expect(said()).toEqual([]);
});

test('a card accepts a matching card in any zone', () => {
  ask(['buy off Goblin with Fly', 9, 3]);
  expect(controls.drop(shownDungeonCard(GOBLIN), 'encounter', { onto: 3, isInFight: false }, anchor)).toBe(true);
  expect(said()).toEqual(['buy off Goblin with Fly']);
});

test('a card of the Encounter only opens for reading until Wounds are assigned', async () => {
  ask(['play Fly', 3]);
  controls.press(shownDungeonCard(GOBLIN), 'encounter', anchor);
  expect(await controls.looked?.reason).toBe('It can be given a Wound once an attack succeeds.');
});

test('the hovered preview does not change when pressed', async () => {
  ask(['play Fly', 3]);
  const [fly] = controls.optionsOf(3);
  const pointing = controls.consider(fly!);
  wire.hear({ type: 'told', id: wire.sent[0]!.id, preview: { step: 'attack', changes: [] as Change[] } as Preview });
  await pointing;
  void controls.weigh(fly!);
  expect(controls.preview).not.toBeNull();
});

test('a card without options opens and says why', async () => {
  ask(['play Fly', 3]);
  controls.press(shownHeld(BOWS[0]), 'hand', anchor);
  expect(controls.looked).toMatchObject({ card: { name: 'Short Bow' }, zone: 'hand' });
  expect(said()).toEqual(['play Short Bow']);
  wire.hear({ type: 'told', id: wire.sent[0]!.id, reason: { key: 'word-rules', args: {} } });
  expect(await controls.looked?.reason).toBe('There is nothing to do with it now: the rules.');
});

test('a card that is only viewed does not say why it cannot be used', async () => {
  ask(['play Fly', 3]);
  controls.look(shownHeld(BOWS[0]), 'hand');
  expect(await controls.looked?.reason).toBe('');
});

test('a card that was just Activated can be taken back in place', () => {
  askAfter([event('activated', { card_id: 7 })], ['play Fly', 3]);
  controls.press(shownAdventurer(SCOUT), 'party', anchor);
  expect(controls.menu).toMatchObject({ options: [], canTakeBack: true });
  controls.takeBack();
  expect(controls.menu).toBeNull();
  expect(said()).toEqual(['undo']);
});

test('a card Activated before another action cannot be taken back', () => {
  askAfter([event('activated', { card_id: 7 }), event('card_played', { card_id: 3 })], ['play Fly', 3]);
  controls.press(shownAdventurer(SCOUT), 'party', anchor);
  expect(controls.menu).toBeNull();
  expect(controls.looked?.card.name).toBe('Scout');
});
