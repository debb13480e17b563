/** Why somebody writes a deck: for a seat, to which it is taken back; or for no reason but to have it. */

import type { DeckInfo, Format } from '$lib/protocol';

export interface Errand {
  format: string;
  /** From 1. */
  seat: number;
  /** The table at which the seat is; none for one that is being laid in the lobby. */
  table: string;
}

/** Where a deck is written that is not there yet. */
export const NEW_DECK = 'new';

/** Where a deck is written: one's own, one that begins as a copy of another, or a new one. */
export function deckAddress(deck: string, errand: Errand | null = null): string {
  const address = `/deck/${encodeURIComponent(deck)}`;
  if (!errand) return address;
  const { format, seat, table } = errand;
  return `${address}?${new URLSearchParams({ format, seat: String(seat), ...(table ? { table } : {}) }).toString()}`;
}

export function errandIn(search: string): Errand | null {
  const given = new URLSearchParams(search);
  const format = given.get('format');
  const seat = Number(given.get('seat'));
  return format && Number.isInteger(seat) && seat > 0 ? { format, seat, table: given.get('table') ?? '' } : null;
}

/** Where one came from, with a deck to be chosen there if there is one. */
export function backAddress(errand: Errand | null, deck = ''): string {
  if (!errand) return '/decks';
  const chosen = new URLSearchParams({ seat: String(errand.seat), ...(deck ? { deck } : {}) }).toString();
  return errand.table ? `/table/${encodeURIComponent(errand.table)}?${chosen}` : `/lobby?make&${chosen}`;
}

/** A deck with which somebody comes to a seat. */
export interface Brought {
  seat: number;
  deck: string;
  /** What is to be played with it; empty where that is settled. */
  format: string;
}

/** The deck with which somebody has come back, and the seat for which it is; null if there is none. */
export function errandBack(search: string): Brought | null {
  const given = new URLSearchParams(search);
  const deck = given.get('deck');
  return deck ? { seat: Number(given.get('seat')), deck, format: given.get('format') ?? '' } : null;
}

/** Where a table is made to play with a deck: in the first format that it fits; empty if it fits none. */
export function playAddress(deck: DeckInfo, formats: readonly Format[]): string {
  const whole = formats.find(({ id }) => deck.formats.includes(id));
  // A deck without a Dungeon is brought to a seat beside the one that brings it.
  const format = whole ?? formats.find(({ id }) => deck.partners.includes(id));
  if (!format) return '';
  const errand = { format: format.id, seat: whole ? 1 : 2, table: '' };
  return `${backAddress(errand, deck.id)}&${new URLSearchParams({ format: format.id }).toString()}`;
}
