/**
 * The log as sentences, told to one of the seats or to somebody who looks on. A sentence is made of pieces, so that
 * the cards in it can be links.
 */

import type { GameEvent } from '$lib/protocol';
import { t } from '$lib/strings';
import { shortName } from '$lib/cards/shown';

export interface Piece {
  text: string;
  /** The printed name of the card that the piece speaks of. */
  card?: string;
}

export interface Sentence {
  /** Which event of the log it begins at: tells sentences apart. */
  at: number;
  event: string;
  pieces: Piece[];
}

export interface Listener {
  /** 0 for somebody who looks on. */
  seat: number;
  /** How players are called, by seat from 1. */
  names: readonly string[];
  /** Whether all players are on one side. */
  together: boolean;
  /** Whose Adventurer a card is, 0 for none. */
  playerOf(id: number | null): number;
}

/** A step in which nothing happened is not told: one of these follows at once. */
const HEADS = new Set(['round_began', 'turn_began', 'step_began']);

const sentences: Record<string, string> = t.log.sentences;

/** Like events in a row are told together. */
export function tell(events: readonly GameEvent[], listener: Listener): Sentence[] {
  const told: Sentence[] = [];
  for (const { at, group } of together(events)) {
    const event = group[0]!.event;
    if (HEADS.has(event) && told.at(-1)?.event === 'step_began') told.pop();
    told.push({ at, event, pieces: sentence(group, listener) });
  }
  return told;
}

export function plainText({ pieces }: Sentence): string {
  return pieces.map(({ text }) => text).join('');
}

interface Group {
  at: number;
  group: GameEvent[];
}

/** Runs of events that differ in their card only, where a sentence can tell of several. */
function together(events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  events.forEach((event, at) => {
    if (event.event === 'activated' && events[at - 1]?.event === 'defender_assigned') return;
    const last = groups.at(-1);
    const words = sentences[variant(event)] ?? '';
    if (last && /\{(cards|a_card)\}/.test(words) && fits(last.group, event)) last.group.push(event);
    else groups.push({ at, group: [event] });
  });
  return groups;
}

/** Whether an event can be told with these. What happens to one card twice is told twice. */
function fits(group: readonly GameEvent[], event: GameEvent): boolean {
  return alike(group[0]!, event) && (event.card === null || group.every((each) => each.card_id !== event.card_id));
}

function alike(one: GameEvent, other: GameEvent): boolean {
  return (
    one.event === other.event &&
    one.seat === other.seat &&
    one.other_id === other.other_id &&
    one.amount === other.amount &&
    one.word === other.word &&
    (one.card === null) === (other.card === null)
  );
}

/** The key of the sentence that fits the event best. */
function variant({ event, word, card, card_id, other, other_id, amount }: GameEvent): string {
  const wanted = [`${event}/${word}`, `${event}/${word.split(' ')[0] ?? ''}`];
  if (card === null) wanted.push(`${event}/hidden`);
  else if (card_id !== null && card_id === other_id) wanted.push(`${event}/self`);
  if (amount < 0) wanted.push(`${event}/lost`);
  if (other !== null) wanted.push(`${event}/by`);
  return wanted.find((key) => key in sentences) ?? event;
}

function sentence(group: readonly GameEvent[], listener: Listener): Piece[] {
  const event = group[0]!;
  const { seat, word } = event;
  const amount = Math.abs(event.amount);
  const alone = listener.names.length === 1;
  const several = group.length > 1;

  const you = callSeat(listener, seat);
  const your = callSeat(listener, seat, true);
  const all = listener.together && !alone ? (listener.seat ? t.log.you : t.log.thePlayers) : you;
  const the = (what: string, shared = false) =>
    alone || (shared && listener.together) ? t.log.the(what) : `${your} ${what}`;
  const named = (name: string | null, id: number | null): Piece[] => {
    const owner = listener.playerOf(id);
    const whose = owner && listener.names.length > 1 ? `${callSeat(listener, owner, true)} ` : '';
    return [{ text: whose }, { text: several ? shortName(name ?? '') : (name ?? ''), card: name ?? '' }];
  };
  const isYou = you === t.log.you;

  const values: Record<string, string | Piece[]> = {
    you,
    your,
    all,
    s: isYou ? '' : t.log.endings.s,
    es: isYou ? '' : t.log.endings.es,
    s_all: all === t.log.you || all === t.log.thePlayers ? '' : t.log.endings.s,
    the_party: the(t.log.party, true),
    the_dungeon: the(t.log.dungeonDeck, true),
    the_crawler: the(t.log.crawlerDeck),
    the_last: the(t.log.last),
    for_you: alone ? '' : t.log.forYou(you),
    a_quest: listener.together ? t.kinds.quest : `${your} ${t.kinds.quest}`,
    card: named(event.card, event.card_id),
    cards: listed(group.map((each) => named(each.card, each.card_id))),
    a_card: several ? t.counted(group.length, t.log.card) : t.log.aCard,
    s_cards: several ? '' : t.log.endings.s,
    are: several ? t.log.are : t.log.is,
    other: event.other === null ? t.log.theRules : named(event.other, event.other_id),
    amount: String(event.amount),
    points: t.counted(amount, t.log.point),
    word,
    victim: word.startsWith('disrupting ') ? callSeat(listener, Number(word.split(' ')[1])) : '',
    tokens: t.counted(amount, t.log.token(word)),
    wounds: t.counted(amount, t.log.wound),
    warnings: amount === 1 ? t.log.aWarning : t.log.onceTooOften,
    step: (t.log.steps as Record<string, string>)[word] ?? word,
  };
  return capital(fill(sentences[variant(event)] ?? event.event, values));
}

/** "you", or how the other is called; with `owning`, "your" or "Brigid's". */
function callSeat({ seat: listening, names }: Listener, seat: number, owning = false): string {
  // Where somebody plays alone, all that happens happens to them.
  const who = names.length === 1 ? 1 : seat;
  if (who !== 0 && who === listening) return owning ? t.log.your : t.log.you;
  const name = who ? (names[who - 1] ?? t.log.seat(who)) : t.log.thePlayers;
  return owning ? t.log.owned(name) : name;
}

function listed(names: Piece[][]): Piece[] {
  return names.flatMap((name, place) => {
    if (place === 0) return name;
    return [{ text: place === names.length - 1 ? t.log.and : ', ' }, ...name];
  });
}

function fill(template: string, values: Record<string, string | Piece[]>): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .flatMap((part): Piece[] => {
      const value = part.startsWith('{') ? (values[part.slice(1, -1)] ?? part) : part;
      return typeof value === 'string' ? [{ text: value }] : value;
    })
    .filter(({ text }) => text);
}

function capital([first, ...rest]: Piece[]): Piece[] {
  if (!first) return [];
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
