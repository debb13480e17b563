/** Formats messages of the engine and the server for a reader. */

import { listed, lookUp, t, type Values } from './messages';
import type { Arg, Message, Title } from './protocol';

export interface Reader {
  /** 0 for a spectator. */
  seat: number;
  /** The number of seats. */
  seats: number;
  /** The name of a seat's player. */
  nameOf: (seat: number) => string;
}

/** A part of a text; with a card's printed name if it refers to one. */
export interface Piece {
  text: string;
  card?: string;
}

/** Private-use characters that mark the place of a card in a text until it is split into pieces. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const PLACES = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** A message in pieces, so that the cards in it can be links. */
export function pieces(message: Message, reader: Reader): Piece[] {
  const cards: Piece[] = [];
  return worded(message, reader, cards)
    .split(PLACES)
    .map((part, place) => (place % 2 ? cards[Number(part)]! : { text: part }))
    .filter(({ text }) => text);
}

/** A reader without a table. */
const ANYBODY: Reader = { seat: 0, seats: 0, nameOf: (seat) => t('word-seat', { number: seat }) };

/** A message or a plain name, in words. */
export function say(title: Title, reader: Reader = ANYBODY): string {
  if (typeof title === 'string') return title;
  return pieces(title, reader)
    .map(({ text }) => text)
    .join('');
}

function worded({ key, args }: Message, reader: Reader, cards: Piece[]): string {
  const values: Values = {};
  for (const [name, arg] of Object.entries(args)) {
    values[name] = valueOf(arg, reader, cards);
    if (Array.isArray(arg)) values[`${name}-count`] = arg.length;
    else if (isSeat(arg)) values[`${name}-is`] = personOf(arg.seat, reader);
  }
  return lookUp(key, values) ?? key;
}

function valueOf(arg: Arg, reader: Reader, cards: Piece[]): string | number {
  if (typeof arg !== 'object') return arg;
  if (Array.isArray(arg)) return listed(arg.map((each) => String(valueOf(each, reader, cards))));
  if ('key' in arg) return worded(arg, reader, cards);
  if ('seat' in arg) return called(arg.seat, reader);
  const place = cards.push({ text: arg.short ?? arg.card, card: arg.card }) - 1;
  return `${OPEN}${place}${CLOSE}`;
}

const isSeat = (arg: Arg): arg is { seat: number } => typeof arg === 'object' && 'seat' in arg;

/** In a game of one, everything is about its only player. */
const playerOf = (seat: number, { seats }: Reader): number => (seats === 1 ? 1 : seat);

/** The grammatical person for a seat; 0 means all players. */
function personOf(seat: number, reader: Reader): 'you' | 'other' | 'all' {
  const player = playerOf(seat, reader);
  if (reader.seat && (player === 0 || player === reader.seat)) return 'you';
  return player ? 'other' : 'all';
}

function called(seat: number, reader: Reader): string {
  switch (personOf(seat, reader)) {
    case 'you':
      return t('word-you');
    case 'all':
      return t('word-players');
    case 'other':
      return reader.nameOf(playerOf(seat, reader));
  }
}
