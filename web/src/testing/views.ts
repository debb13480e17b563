/** Small views for tests: sensible defaults, with overrides per test. */

import type { Adventurer, CardInPlay, DungeonCard, GameEvent, HeldCard, Seat, StoryLines, View } from '$lib/protocol';

const NO_TOKENS = { wounds: 0, poison: 0, time: 0, locks: 0, activated: false };
const NO_RESOURCES = { equipment: 0, magic: 0, skill: 0, tactic: 0 };
const EMPTY_PILE = { count: 0, face_up: null, known: {} };

export function adventurer(id: number, name: string, more: Partial<Adventurer> = {}): Adventurer {
  return {
    id,
    name,
    card: name,
    life: 3,
    classes: [],
    resources: NO_RESOURCES,
    locked: false,
    notes: [],
    primary: false,
    ...NO_TOKENS,
    ...more,
  };
}

export function dungeonCard(id: number, name: string, more: Partial<DungeonCard> = {}): DungeonCard {
  return {
    id,
    name,
    card: name,
    kind: 'character',
    types: [],
    cost: 1,
    power: 3,
    damage: ['harm'],
    stamina: 1,
    life: 1,
    controller: 1,
    held: false,
    summoned: false,
    attacks: [],
    target: null,
    ...NO_TOKENS,
    ...more,
  };
}

export function cardInPlay(id: number, name: string, more: Partial<CardInPlay> = {}): CardInPlay {
  return {
    id,
    name,
    card: name,
    kind: 'equipment',
    paid: 1,
    boosted: false,
    disrupting: false,
    spent: false,
    permanent: false,
    target: null,
    ...NO_TOKENS,
    ...more,
  };
}

export function heldCard(id: number, name: string): HeldCard {
  return { id, name, kind: 'equipment', cost: 1 };
}

export function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    points: 0,
    points_from: [],
    warnings: 0,
    waiting: [],
    party: [],
    fallen: [],
    hand: [],
    hand_count: 0,
    hand_limit: 5,
    in_play: [],
    resources: { equipment: [0, 0], magic: [0, 0], skill: [0, 0], tactic: [0, 0] },
    crawler_deck: EMPTY_PILE,
    crawler_grave: [],
    dungeon_deck: EMPTY_PILE,
    dungeon_grave: [],
    pool: [],
    quests: [],
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 1,
    format: 'solo-standard',
    format_name: 'Standard Solo',
    round: 1,
    step: 'respond',
    active: 1,
    result: 'none',
    reason: '',
    quests_needed: 2,
    encounter: [],
    points: 0,
    limit: 5,
    dungeon: { stamina: 0, power: {}, deck: EMPTY_PILE, grave: [] },
    attack: null,
    defence: null,
    allies: [1],
    contest: null,
    seats: [seat(1)],
    ...more,
  };
}

export const NO_STORY: StoryLines = { from: 0, lines: [] };

export function event(name: string, more: Partial<GameEvent> = {}): GameEvent {
  return { event: name, seat: 1, card: null, card_id: null, other: null, other_id: null, amount: 0, word: '', ...more };
}
