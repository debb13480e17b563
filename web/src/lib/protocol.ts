/** What the page and the server say to each other. Written by `make golden`: do not edit. */

export const KINDS = ['equipment', 'magic', 'skill', 'tactic', 'character', 'event', 'terrain', 'trap', 'adventurer', 'quest'] as const;

export type Kind = (typeof KINDS)[number];

export const RULEKINDS = ['step', 'attribute', 'term', 'topic'] as const;

export type RuleKind = (typeof RULEKINDS)[number];

export const STEPS = ['set-up', 'build', 'open-build', 'challenge', 'blind-build', 'respond', 'triggers', 'attack', 'retaliate', 'end-combat', 'challenges', 'drop', 'remove', 'time', 'poison', 'reset', 'unlock', 'maintain', 'draw', 'discard', 'end-round'] as const;

export type Step = (typeof STEPS)[number];

export const RESOURCES = ['equipment', 'magic', 'skill', 'tactic'] as const;

export type Resource = (typeof RESOURCES)[number];

// --- Messages. ---

export type Arg = string | number | Message | SeatArg | CardArg | Arg[];

export type Title = string | Message;

/** A player, by seat from 1; 0 for all players. Formatting turns it into "you" or a name. */
export interface SeatArg {
  seat: number;
}

/** A card by its printed name, with a shorter name to show, if any. */
export interface CardArg {
  card: string;
  short?: string;
}

/** A key of the catalogue, and the arguments of its text. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

// --- The game as a seat sees it. ---

/** A glossary entry, and its rule as it applies to a card. */
export interface Reminder {
  word: string;
  rule: string;
}

/** The tokens on a card. */
export interface Tokens {
  wounds: number;
  poison: number;
  time: number;
  locks: number;
  activated: boolean;
}

/** A card of an Encounter with its current values. */
export interface DungeonCard extends Tokens {
  id: number;
  /** With its copy number if there are several */
  name: string;
  /** As printed */
  card: string;
  kind: Kind;
  types: string[];
  cost: number;
  power: number | null;
  damage: string[];
  stamina: number;
  life: number | null;
  /** The seat whose card it is */
  controller: number;
  held: boolean;
  summoned: boolean;
  /** Its targets */
  attacks: string[];
  /** The Adventurer it is Assigned to, or its fixed Target X */
  target: string | null;
}

/** An Adventurer in the party. */
export interface Adventurer extends Tokens {
  id: number;
  name: string;
  card: string;
  life: number;
  classes: string[];
  resources: Record<Resource, number>;
  locked: boolean;
  /** Unusual states */
  notes: Message[];
  /** Whether this is the Primary Target */
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

/** A deck as seen from outside. */
export interface Pile {
  count: number;
  /** Its top card if that is face up */
  face_up: string | null;
  /** Cards that this seat has looked at, by position from the top */
  known: Record<string, string>;
}

/** A Quest and its progress. */
export interface Quest {
  name: string;
  status: 'open' | 'done' | 'failed';
  done: number;
  of: number;
  /** Must be among those completed to win */
  required: boolean;
}

/** The current state of the Adventurers' attack. */
export interface Attack {
  attackers: string[];
  cards: string[];
  power: number;
  /** The Stamina of the Dungeon */
  against: number;
  damage: string[];
  distance: string;
  would_win: boolean;
  could_wound: string[];
  resolved: boolean;
}

/** An Adventurer who is attacked or defended, with attackers and defenders. */
export interface Defence {
  target: string;
  power: number;
  stamina: number;
  hit: boolean;
  defenders: string[];
}

/** Points by source. */
export interface PointsFrom {
  what: string;
  points: number;
}

/** One player's side of the table. */
export interface Seat {
  seat: number;
  points: number;
  points_from: PointsFrom[];
  warnings: number;
  /** An Encounter that waits for its turn */
  waiting: DungeonCard[];
  party: Adventurer[];
  fallen: string[];
  /** Null for cards of which only the back is visible */
  hand: (HeldCard | null)[];
  hand_count: number;
  hand_limit: number;
  in_play: CardInPlay[];
  /** Free and total amounts */
  resources: Record<Resource, [number, number]>;
  crawler_deck: Pile;
  crawler_grave: string[];
  dungeon_deck: Pile;
  dungeon_grave: string[];
  pool: (HeldCard | null)[];
  quests: Quest[];
}

/** The Dungeon that is currently faced. */
export interface Dungeon {
  stamina: number;
  /** Against each Adventurer, by name */
  power: Record<string, number>;
  deck: Pile;
  grave: string[];
}

/** The state of a contest between the seats. */
export interface Contest {
  points_to_win: number;
  /** The size of each player's pool of Dungeon cards; 0 if there are no pools */
  pool: number;
  first: number;
  holder: number;
  challenger: number;
  time_up: boolean;
  ranking: number[];
}

/** The game as a seat or a spectator sees it. */
export interface View {
  /** The viewing seat, 0 for a spectator */
  seat: number;
  format: string;
  format_name: Title;
  round: number;
  step: Step;
  /** The seat that faces the Encounter */
  active: number;
  /** `none` during the game, then `won`, `lost`, `draw` or the number of the seat that has won */
  result: string;
  reason: string;
  quests_needed: number;
  encounter: DungeonCard[];
  points: number;
  limit: number;
  dungeon: Dungeon;
  attack: Attack | null;
  defence: Defence[] | null;
  allies: number[];
  contest: Contest | null;
  seats: Seat[];
}

/** What one may respond to. */
export interface RespondTo {
  seat: number;
  /** True for the end of a window, false for an action */
  closing: boolean;
}

/** Who is asked; only the player asked sees what it is about. */
export interface OpenQuestion {
  seat: number;
  hint?: Message;
  /** The card that asks */
  about?: string | null;
  /** If it is a time to respond */
  respond_to?: RespondTo | null;
}

/** The open question with its options as lines of the notation. */
export interface Decision extends OpenQuestion {
  options?: string[];
}

/** A seat's view, with the open question. */
export interface SeatView extends View {
  decision: Decision | null;
}

/** An event; cards that this seat may not know are null. */
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

/**
 * A number that would change.
 *
 * The name is that of a card, or the number of a seat; it is empty if the number belongs to the player.
 */
export interface Change {
  what: 'left' | 'came' | 'to_beat' | 'strikes' | 'wounds' | 'poison' | 'time' | 'locks' | 'activated' | 'limit' | 'hand_limit' | 'quest' | 'hand' | 'points' | 'equipment' | 'magic' | 'skill' | 'tactic';
  name: string;
  was: number;
  now: number;
}

/** The outcome of an option if nobody responds. */
export interface Preview {
  /** Somebody would learn something, so the preview ends there */
  learns: boolean;
  attack: Attack | null;
  defence: Defence[] | null;
  /** "" if unknown */
  step: 'set-up' | 'build' | 'open-build' | 'challenge' | 'blind-build' | 'respond' | 'triggers' | 'attack' | 'retaliate' | 'end-combat' | 'challenges' | 'drop' | 'remove' | 'time' | 'poison' | 'reset' | 'unlock' | 'maintain' | 'draw' | 'discard' | 'end-round' | '';
  result: string;
  /** The card that asks for a choice next */
  asks: string | null;
  changes: Change[];
}

/** An option, and how likely the seat is to win with it. */
export interface Weighed {
  line: string;
  /** Between 0 and 1 */
  chance: number;
  /** The standard error of how far it is from the advised option */
  error: number;
}

/** What a strong player would do, judged by what the seat may know. */
export interface Advice {
  line: string;
  /** Of winning, between 0 and 1 */
  chance: number;
  /** The advised option, then the others by their chance */
  options: Weighed[];
  /** The best option that is another plan */
  rival: Weighed;
  /** What follows from it, in the engine's numbers */
  reasons: Message[];
}

// --- The story. ---

/** One sentence. `at` is the number in the log of the first event that it tells. */
export interface Line {
  at: number;
  event: string;
  message: Message;
}

/** Lines that replace all those at or after the event numbered "from". */
export interface StoryLines {
  from: number;
  lines: Line[];
}

// --- Explanations. ---

/** A contribution to a number, its card, and the reason. */
export interface Row {
  amount: number;
  card: string | null;
  reason: Message;
}

// --- Cards. ---

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
  reminders: Reminder[];
  set: string;
  rarity: string;
  number: number;
  flavour: string;
  /** For each field, `rulebook` or `delve` */
  provenance: Record<string, string>;
}

// --- Lessons. ---

/** A page as it is read: its words with the numbers of that moment. */
export interface ShownPage {
  id: string;
  chapter: number;
  text: Message;
  /** Where the rules reference says more, or empty */
  rule: string;
  show: string[];
  /** The number that the rows explain, or empty */
  number: string;
  rows: Row[];
  total: number;
  /** What to do then; none if there is only something to read */
  goal: Message | null;
  hint: Message | null;
}

// --- Examples of rules. ---

/** A number of an example, and where it comes from. */
export interface RuleNumber {
  name: Message;
  rows: Row[];
  total: number;
}

/** What cannot be done at this moment, and why. */
export interface RuleRefusal {
  line: string;
  reason: Message;
}

/** A moment of an example: who did what, what happened, what the table looks like then, and why. */
export interface RuleMoment {
  /** 0 at the beginning */
  seat: number;
  line: string;
  story: Line[];
  view: SeatView;
  numbers: RuleNumber[];
  refusals: RuleRefusal[];
}

/** A scenario that shows a rule, as one seat sees it. */
export interface RuleExample {
  title: string;
  format_name: Title;
  seat: number;
  moments: RuleMoment[];
}

// --- The rules reference. ---

/** An entry of the index. */
export interface RuleEntry {
  /** Its address: /rules/ID */
  id: string;
  kind: RuleKind;
  title: Title;
  /** What a word of the glossary means; empty for steps and topics */
  meaning: string;
  text: Message;
  /** How it stands in sentences, which may go on after it: Lock, Locked */
  words: string[];
  /** Other addresses that lead to it */
  also: string[];
}

/** An answer to a question that the rulebooks leave open. */
export interface Ruling {
  id: string;
  question: string;
  /** What the books say, with its place */
  books: string;
  ruling: string;
  example: string;
}

/** An article of the rules reference. */
export interface RuleArticle extends RuleEntry {
  related: string[];
  rulings: Ruling[];
  /** The cards that have it */
  cards: string[];
  example: RuleExample;
}

// --- Over HTTP and over the socket. ---

/** Why a request was refused. */
export interface Problem {
  status_code: number;
  detail: string;
  message: Message;
}

/** The person a cookie stands for. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** A new name, a new password, or both, with the current password. */
export interface ChangedCredentials {
  password: string;
  name?: string | null;
  new_password?: string | null;
}

/** The current password, to delete an account. */
export interface Farewell {
  password: string;
}

/** A format and its numbers. */
export interface Format {
  id: string;
  name: Title;
  seats: [number, number];
  adventurers: number;
  encounter_limit: number;
  hand_limit: number;
  crawler_deck: number;
  dungeon_deck: number;
  quests_laid: number;
  quests_needed: number;
  points_to_win: number;
  clock: number;
}

/** A set of cards: its name, and how its cards are marked. */
export interface SetInfo {
  id: string;
  name: string;
  symbol: string;
  colour: string;
  about: string;
}

/** A deck that can be played: one that comes with Delve, or one's own. */
export interface DeckInfo {
  id: string;
  name: string;
  about: string;
  /** Where it can be played */
  formats: string[];
  /** Formats where it can be brought to a seat that brings no Dungeon */
  partners: string[];
  /** Why it cannot be played in any seat of the other formats */
  problems: Record<string, Message[]>;
  own: boolean;
}

/** The cards of a deck: the number of copies of each, part by part. */
export interface DeckCards {
  adventurers: Record<string, number>;
  quests: Record<string, number>;
  crawler: Record<string, number>;
  dungeon: Record<string, number>;
}

/** A deck with its cards and its source text. */
export interface WholeDeck extends DeckInfo {
  text: string;
  cards: DeckCards;
}

/** The source text of a deck: plain text or TOML. */
export interface DeckText {
  text: string;
}

/** The source text of a deck and its name. */
export interface NewDeck extends DeckText {
  name: string;
}

/** The commitment to a secret that the server has drawn for a future table. */
export interface Shuffle {
  commitment: string;
}

/** Who will sit in a seat, with which deck. */
export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  agent?: string;
  deck?: string;
  contribution?: string;
}

/** A table to be opened. */
export interface NewTable {
  format: string;
  seats: NewSeat[];
  quests_needed?: number | null;
  spectators?: 'no' | 'closed' | 'open';
  takeover?: number;
  listed?: boolean;
  shuffle?: string;
}

/** A person takes an open seat. */
export interface Sit {
  seat: number;
  deck?: string;
  contribution?: string;
}

/** A bot takes an open seat. */
export interface Fill {
  seat: number;
  agent?: string;
}

/** Whether somebody who watches may talk at a table. */
export interface Mute {
  person: string;
  muted: boolean;
}

/** Somebody has to leave a table: named by their seat before play begins, or by their id. */
export interface PutOut {
  person?: string;
  seat?: number;
}

/** A rematch, with the same deck or another one. */
export interface Again {
  deck?: string;
  shuffle?: string;
  contribution?: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  name: string;
  agent: string;
  deck: string;
  here: boolean;
  /** Whether a bot plays for the absent person */
  stand_in: boolean;
  /** When a bot will begin to, unless the person comes back; 0 if none will */
  stand_in_at: number;
  /** Whether the seat is reserved for a player of the previous game */
  reserved: boolean;
}

/** An input of a game; seat 0 is the clock. */
export interface MomentInput {
  seat: number;
  line: string;
}

/** A finished game between two inputs, with all hands visible. */
export interface Moment {
  n: number;
  /** The input that led here */
  input: MomentInput | null;
  view: View;
  /** The events since the previous moment */
  events: GameEvent[];
  /** How many events of the game came before these */
  from: number;
  story: StoryLines;
}

/** Some moments of a finished game, and how many there are. */
export interface Moments {
  count: number;
  moments: Moment[];
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  format: string;
  format_name: Title;
  stage: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  spectators: 'no' | 'closed' | 'open';
  listed: boolean;
  takeover: number;
  commitment: string;
  round: number;
  result: string;
  reason: string;
  created: number;
  mine: number;
  /** Whether the client opened it */
  host: boolean;
  rematch: string;
  /** The seat reserved for the client, or 0 */
  reserved: number;
  /** The lesson that it is played for, or empty */
  lesson: string;
  /** The rule at whose example it begins, or empty */
  rule: string;
  /** The table whose game it plays on from a moment of, or empty */
  practice_of: string;
  /** The campaign that it is a chapter of, or empty */
  campaign: string;
}

/** Play on from a moment of a finished game: in which seat, and before which of its inputs (from 0). */
export interface StartPractice {
  seat: number;
  n: number;
}

/** A game of a chapter. */
export interface ChapterGame {
  table: string;
  /** Empty while it is played */
  result: string;
  reason: string;
  rounds: number;
}

/** A chapter of a campaign, and how far the client has come. What a locked one tells is left empty. */
export interface ChapterInfo {
  id: string;
  title: string;
  difficulty: 'easy' | 'standard' | 'hard';
  status: 'won' | 'open' | 'locked';
  /** The Quest that must be among those completed */
  required: string;
  others: string[];
  premise: string;
  /** Told when it is won */
  after: string;
  /** The deck that is recommended */
  deck: string;
  /** The oldest first */
  games: ChapterGame[];
}

/** A way through a campaign; branches go on side by side. */
export interface JourneyInfo {
  id: string;
  name: string;
  chapters_won: number;
}

/** A campaign, and how far the client has come on a journey through it. */
export interface CampaignInfo {
  id: string;
  title: string;
  about: string;
  premise: string;
  /** Told at the end of the road */
  conclusion: string;
  chapters: ChapterInfo[];
  /** The client's, the last used first */
  journeys: JourneyInfo[];
  /** The one that is shown, or empty */
  journey: string;
  finished: boolean;
}

/** Play a chapter of a campaign, or go on with it. */
export interface PlayChapter {
  chapter: string;
  /** The last used one if empty */
  journey?: string;
  /** The recommended one if empty */
  deck?: string;
  /** Leaves an unfinished game of it */
  again?: boolean;
}

/** Begin a journey, or a branch of another one. */
export interface NewJourney {
  name: string;
  branch_of?: string;
  /** Without the games of this chapter and those after it */
  before?: string;
}

/** A lesson, and how far the client has come. */
export interface LessonInfo {
  id: string;
  title: Message;
  about: Message;
  minutes: number;
  chapters: Message[];
  /** The client's unfinished game of it, or empty */
  table: string;
  /** The part at which that game is */
  chapter: number;
  /** Whether the client has finished it once */
  done: boolean;
}

/** Begin a lesson, or go on with it. */
export interface StartLesson {
  /** Even if there is an unfinished one */
  restart?: boolean;
  /** The part to begin with; those before are played at once */
  chapter?: number;
}

/** Skip to a part of a lesson. */
export interface SkipTo {
  chapter: number;
}

/** An answer to the question numbered `n`. */
export interface Do {
  type: 'do';
  id: number | string;
  n: number;
  line: string;
}

/** The player concedes. */
export interface Concede {
  type: 'concede';
  id: number | string;
}

/** Take back the player's last answer and all that followed, or `count` inputs, at the question numbered `n`. */
export interface Undo {
  type: 'undo';
  id: number | string;
  n?: number | null;
  count?: number | null;
}

/** The player asks the others to abandon the game. */
export interface Abandon {
  type: 'abandon';
  id: number | string;
}

/** Agree to or refuse another player's request to take something back or abandon the game. */
export interface AnswerUndo {
  type: 'answer_undo';
  id: number | string;
  /** The id of the request */
  request: string;
  yes: boolean;
}

/** A chat message. */
export interface Say {
  type: 'say';
  id: number | string;
  text: string;
}

/** Ask why something cannot be done. */
export interface Why {
  type: 'why';
  id: number | string;
  line: string;
}

/** Ask how a number is made up. */
export interface Explain {
  type: 'explain';
  id: number | string;
  what: string;
}

/** Ask what an answer would lead to. */
export interface AskPreview {
  type: 'preview';
  id: number | string;
  line: string;
}

/** Ask what a strong player would do at the open question; the answer takes up to two seconds. */
export interface AskHint {
  type: 'hint';
  id: number | string;
}

/** A heartbeat: browsers have no other way to notice a dead connection. */
export interface Ping {
  type: 'ping';
  id: number | string;
}

/** The table has changed: somebody sat down, left, connected or disconnected, or a bot has taken over. */
export interface TableNews {
  type: 'table';
  table: TableInfo;
}

/** Somebody at the table who does not play. */
export interface Watcher {
  id: string;
  name: string;
  /** By the host, for everybody */
  muted: boolean;
}

/** The watchers, whenever they have changed. */
export interface WatchersNews {
  type: 'watchers';
  watchers: Watcher[];
}

/** A legal answer. */
export interface Option {
  /** The line to send */
  line: string;
  /** The line without the names of cards */
  verb: string;
  /** The ids of the cards it is about, if visible */
  card: number | null;
  other: number | null;
}

/** The open question; only the player asked sees its options. */
export interface Asked extends OpenQuestion {
  options?: Option[];
}

/** The clock of a game, if its format has one. */
export interface Clock {
  ends_at: number;
  time_up: boolean;
}

/** What has happened in a game since the last news. */
export interface Happened {
  /** The number of inputs so far: it names the open question */
  n: number;
  events: GameEvent[];
  /** How many events of the game came before these */
  from: number;
  story: StoryLines;
  asked: Asked | null;
  clock: Clock | null;
  /** Why the game cannot continue with today's rules */
  stopped: Message | null;
}

/** The game as this person sees it. */
export interface GameNews extends Happened {
  type: 'game';
  view: View;
}

/** An operation of a JSON Patch (RFC 6902). */
export interface Operation {
  op: 'add' | 'remove' | 'replace';
  /** A JSON Pointer (RFC 6901) into the view */
  path: string;
  /** None for `remove` */
  value?: unknown;
}

/** What the lesson of this table says now. */
export interface LessonNews {
  type: 'lesson';
  /** The question that it is about */
  n: number;
  chapters: Message[];
  /** Those from page ``first`` on, up to the one that may ask for an answer */
  pages: ShownPage[];
  /** Of all pages */
  count: number;
  /** The answers that lead on */
  accepted: string[];
  over: boolean;
  from: number;
}

/** How the view of this person has changed since they were sent the one before. */
export interface UpdateNews extends Happened {
  type: 'update';
  /** The number of inputs at the view that the changes apply to */
  base: number;
  changes: Operation[];
}

/** How many answers a bot gave while this person was away. */
export interface StoodIn {
  type: 'stood_in';
  count: number;
}

/** The input is stored. */
export interface Ack {
  type: 'ack';
  id: number | string;
  n: number;
}

/** The question is no longer open: nothing was done. */
export interface Stale {
  type: 'stale';
  id: number | string;
  n: number;
}

/** The message was refused. */
export interface Refused {
  type: 'refused';
  id: number | string | null;
  reason: Message;
}

/** A chat message. */
export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** New chat messages. */
export interface ChatNews {
  type: 'chat';
  messages: ChatLine[];
}

/** A request to take inputs back, and who has not answered yet. */
export interface UndoNews {
  type: 'undo';
  request: string;
  by: number;
  /** 0 for a request to abandon the game */
  count: number;
  waiting: number[];
}

/** The request was refused: nothing is taken back. */
export interface UndoKept {
  type: 'kept';
}

/** The game was abandoned, and its table deleted. */
export interface Abandoned {
  type: 'abandoned';
}

/** The answer to a question about the game; fields of the other kinds of questions are null. */
export interface Told {
  type: 'told';
  id: number | string;
  reason?: Message | null;
  rows?: Row[] | null;
  total?: number | null;
  preview?: Preview | null;
  advice?: Advice | null;
}

/** The game is over: the ingredients of its shuffle, and what decided it. */
export interface Over {
  type: 'over';
  seed: string;
  secret: string;
  contributions: string[];
  commitment: string;
  /** Of a game that was lost to the Dungeon */
  decided: Message[];
}

export type FromServer =
  | TableNews
  | WatchersNews
  | GameNews
  | UpdateNews
  | LessonNews
  | StoodIn
  | Ack
  | Stale
  | Refused
  | ChatNews
  | UndoNews
  | UndoKept
  | Abandoned
  | Told
  | Over;

export type FromPage =
  | Do
  | Concede
  | Undo
  | Abandon
  | AnswerUndo
  | Say
  | Why
  | Explain
  | AskPreview
  | AskHint
  | Ping;
