/** What the page and the server say to each other: docs/protocol.md and engine/views.py, as types. */

// --- Over HTTP. -----------------------------------------------------------------------------------

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface Format {
  id: string;
  name: string;
  seats: [fewest: number, most: number];
  adventurers: number;
  encounter_limit: number;
  hand_limit: number;
  crawler_deck: number;
  dungeon_deck: number;
  quests_laid: number;
  quests_needed: number;
  points_to_win: number;
  clock: number | null;
}

export interface DeckInfo {
  id: string;
  name: string;
  about: string;
  formats: string[];
  /** Formats in which it can be brought to a seat that brings no Dungeon. */
  partners: string[];
  /** Why it can be played in no seat of the other formats. */
  problems: Record<string, string[]>;
  own: boolean;
}

/** How many copies of each card there are in the parts of a deck. */
export interface DeckCards {
  adventurers: Record<string, number>;
  quests: Record<string, number>;
  crawler: Record<string, number>;
  dungeon: Record<string, number>;
}

/** A deck with its cards, and as it was written. */
export interface WholeDeck extends DeckInfo {
  text: string;
  cards: DeckCards;
}

/** What the server has drawn for a table to be, as far as it can be shown before play. */
export interface Shuffle {
  commitment: string;
}

export type Spectators = 'no' | 'closed' | 'open';

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  agent?: string;
  deck?: string;
  /** What the player adds to the shuffle. */
  contribution?: string;
}

export interface NewTable {
  format: string;
  seats: NewSeat[];
  quests_needed?: number;
  spectators: Spectators;
  takeover: number;
  listed: boolean;
  /** The commitment of a shuffle that was drawn for it. */
  shuffle: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  name: string;
  agent: string | null;
  deck: string | null;
  here: boolean;
  /** Whether a bot plays for the person, who is away. */
  stand_in: boolean;
  /** When one begins to, unless the person comes; 0 where none will. */
  stand_in_at: number;
  /** Whether only somebody who played before may sit down here. */
  reserved: boolean;
}

export interface TableInfo {
  id: string;
  format: string;
  format_name: string;
  stage: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  spectators: Spectators;
  listed: boolean;
  takeover: number;
  commitment: string;
  round: number;
  result: string;
  reason: string;
  created: number;
  /** One's own seat, 0 for somebody who looks on. */
  mine: number;
  /** Whether one has opened the table oneself. */
  host: boolean;
  /** The table at which the same people play again, if there is one. */
  rematch: string;
  /** The seat that is kept for oneself, or 0. */
  reserved: number;
}

export const KINDS = [
  'equipment',
  'magic',
  'skill',
  'tactic',
  'character',
  'event',
  'terrain',
  'trap',
  'adventurer',
  'quest',
] as const;
export type Kind = (typeof KINDS)[number];

export const RESOURCES = ['equipment', 'magic', 'skill', 'tactic'] as const;
export type Resource = (typeof RESOURCES)[number];

/** A card as printed. */
export interface Face {
  name: string;
  kind: Kind;
  cost: number;
  types: string[];
  keys: string[];
  classes: string[];
  life: number;
  power: string;
  damage: string[];
  resources: Record<Resource, number>;
  boost_classes: string[];
  attributes: string[];
  text: string[];
  reminders: string[];
  set: string;
  rarity: string;
  number: number;
  flavour: string;
  provenance: Record<string, string>;
}

export type Glossary = Record<string, string>;

// --- The game as a seat sees it. --------------------------------------------------------------------

export const STEPS = [
  'set-up',
  'build',
  'open-build',
  'challenge',
  'blind-build',
  'respond',
  'triggers',
  'attack',
  'retaliate',
  'end-combat',
  'challenges',
  'drop',
  'remove',
  'time',
  'poison',
  'reset',
  'unlock',
  'maintain',
  'draw',
  'discard',
  'end-round',
] as const;
export type Step = (typeof STEPS)[number];

export interface Tokens {
  wounds: number;
  poison: number;
  time: number;
  locks: number;
  activated: boolean;
}

export interface DungeonCard extends Tokens {
  id: number;
  name: string;
  card: string;
  kind: Kind;
  types: string[];
  cost: number;
  power: number | null;
  damage: string[];
  stamina: number;
  life: number | null;
  controller: number;
  held: boolean;
  summoned: boolean;
  attacks: string[];
  target: string | null;
}

export interface Adventurer extends Tokens {
  id: number;
  name: string;
  card: string;
  life: number;
  classes: string[];
  resources: Record<Resource, number>;
  locked: boolean;
  notes: string[];
  primary: boolean;
}

/** A Crawler card in play. */
export interface CardInPlay extends Tokens {
  id: number;
  name: string;
  card: string;
  kind: Kind;
  paid: number;
  boosted: boolean;
  disrupting: boolean;
  spent: boolean;
  permanent: boolean;
  target: string | null;
}

/** A card in a hand or pool. */
export interface HeldCard {
  id: number;
  name: string;
  kind: Kind;
  cost: number;
}

export interface Pile {
  count: number;
  face_up: string | null;
  /** Cards that this seat has looked at, by their place from the top. */
  known: Record<string, string>;
}

export interface Quest {
  name: string;
  status: 'open' | 'done' | 'failed';
  done: number;
  of: number;
}

export interface Attack {
  attackers: string[];
  cards: string[];
  power: number;
  against: number;
  damage: string[];
  distance: string;
  would_win: boolean;
  could_wound: string[];
  resolved: boolean;
}

export interface Defence {
  target: string;
  power: number;
  stamina: number;
  hit: boolean;
  defenders: string[];
}

export interface Seat {
  seat: number;
  points: number;
  points_from: { what: string; points: number }[];
  warnings: number;
  waiting: DungeonCard[];
  party: Adventurer[];
  fallen: string[];
  hand: (HeldCard | null)[];
  hand_count: number;
  hand_limit: number;
  in_play: CardInPlay[];
  resources: Record<Resource, [free: number, cap: number]>;
  crawler_deck: Pile;
  crawler_grave: string[];
  dungeon_deck: Pile;
  dungeon_grave: string[];
  pool: (HeldCard | null)[];
  quests: Quest[];
}

export interface Contest {
  points_to_win: number;
  first: number;
  holder: number;
  challenger: number;
  time_up: boolean;
  ranking: number[];
}

export interface View {
  /** The seat that looks, 0 for a spectator. */
  seat: number;
  format: string;
  format_name: string;
  round: number;
  step: Step;
  active: number;
  /** `none` while the game goes on, `won`, `lost`, or the number of the seat that has won. */
  result: string;
  reason: string;
  quests_needed: number;
  encounter: DungeonCard[];
  points: number;
  limit: number;
  dungeon: {
    stamina: number;
    power: Record<string, number>;
    deck: Pile;
    grave: string[];
  };
  attack: Attack | null;
  defence: Defence[] | null;
  allies: number[];
  contest: Contest | null;
  seats: Seat[];
}

export interface GameEvent {
  event: string;
  seat: number;
  card: string | null;
  card_id: number | null;
  other: string | null;
  other_id: number | null;
  amount: number;
  word: string;
}

/** A finished game between two inputs, as an onlooker sees it. */
export interface Moment {
  n: number;
  /** What led here; null at the beginning. Seat 0 is the clock. */
  input: { seat: number; line: string } | null;
  view: View;
  events: GameEvent[];
}

export interface Story {
  count: number;
  moments: Moment[];
}

// --- Over the socket. -------------------------------------------------------------------------------

export interface Option {
  line: string;
  verb: string;
  card: number | null;
  other: number | null;
}

/** The open question; only the one who is asked sees what it is and what may be answered. */
export interface Asked {
  seat: number;
  hint?: string;
  about?: string | null;
  /** Where it is a time to respond: to whom, and whether to the end of a window. */
  respond_to?: { seat: number; closing: boolean } | null;
  options?: Option[];
}

export interface Clock {
  /** When the time is up. */
  ends_at: number;
  time_up: boolean;
}

export interface ChatMessage {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody who is at the table and does not play. */
export interface Watcher {
  id: string;
  name: string;
  /** Whether the host has silenced them for everybody. */
  muted: boolean;
}

export interface GameMessage {
  type: 'game';
  n: number;
  view: View;
  events: GameEvent[];
  /** How many events of the game came before these: fewer than are known where some were taken back. */
  from: number;
  asked: Asked | null;
  clock: Clock | null;
  /** Why the game cannot go on with the rules of today, or "". */
  stopped: string;
}

export interface OverMessage {
  type: 'over';
  seed: string;
  secret: string;
  contributions: string[];
  commitment: string;
}

/** A number that would be another: of a card, of one's own where no name stands there, or of a seat by its number. */
export interface Change {
  what:
    | 'left'
    | 'came'
    | 'to_beat'
    | 'strikes'
    | 'wounds'
    | 'poison'
    | 'time'
    | 'locks'
    | 'activated'
    | 'limit'
    | 'hand_limit'
    | 'quest'
    | 'hand'
    | 'points'
    | Resource;
  name: string;
  was: number;
  now: number;
}

/** What something would come to if nobody responds. */
export interface Preview {
  /** Somebody would learn something: nothing more can be told. */
  learns: boolean;
  attack: Attack | null;
  defence: Defence[] | null;
  step: Step | '';
  result: string;
  /** The card that asks for a choice next. */
  asks: string | null;
  changes: Change[];
}

export interface Explanation {
  rows: string[];
  total: number;
}

/** The answer to a query: what it was not about is missing or null. */
export interface Told {
  type: 'told';
  id: number;
  reason?: string | null;
  rows?: string[] | null;
  total?: number | null;
  preview?: Preview | null;
}

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | { type: 'watchers'; watchers: Watcher[] }
  | GameMessage
  /** So many answers a bot has given while one was away. */
  | { type: 'stood_in'; count: number }
  | { type: 'ack'; id: number; n: number }
  | { type: 'stale'; id: number; n: number }
  | { type: 'refused'; id: number | null; reason: string }
  | { type: 'chat'; messages: ChatMessage[] }
  /** A wish to take so many inputs back, or with 0 to abandon the game. */
  | { type: 'undo'; request: string; by: number; count: number; waiting: number[] }
  | { type: 'kept' }
  | { type: 'abandoned' }
  | Told
  | OverMessage;

/** What changes something, and is sent again until the server has answered it. */
export type Input =
  | { type: 'do'; n: number; line: string }
  | { type: 'concede' }
  /** One's own last answer and whatever followed it. */
  | { type: 'undo'; n: number }
  /** The others are asked to give the game up together. */
  | { type: 'abandon' }
  | { type: 'answer_undo'; request: string; yes: boolean }
  | { type: 'say'; text: string };

/** What only asks. */
export type Query =
  { type: 'why'; line: string } | { type: 'explain'; what: string } | { type: 'preview'; line: string };

/** What only asks for an answer: a sign of life. */
export interface Ping {
  type: 'ping';
}

export type FromClient = (Input | Query | Ping) & { id: number };
