/** Why somebody edits a deck: for a seat, to which they return with it, or for no particular seat. */

import type { DeckInfo, Format } from '$lib/protocol';

export interface Errand {
  format: string;
  /** From 1. */
  seat: number;
  /** The table of the seat; empty for a new table in the lobby. */
  table: string;
}

/** The id in the address of a new deck. */
export const NEW_DECK = 'new';

/** The address of the deck editor: for one's own deck, a copy of another, or a new one. */
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

/** The address to return to, with a deck to select there, if any. */
export function backAddress(errand: Errand | null, deck = ''): string {
  if (!errand) return '/decks';
  const chosen = new URLSearchParams({ seat: String(errand.seat), ...(deck ? { deck } : {}) }).toString();
  return errand.table ? `/table/${encodeURIComponent(errand.table)}?${chosen}` : `/lobby?make&${chosen}`;
}

/** A deck that somebody brings to a seat. */
export interface Brought {
  seat: number;
  deck: string;
  /** The format to play; empty if the table has one already. */
  format: string;
}

/** The deck that somebody returned with, and its seat; null if there is none. */
export function errandBack(search: string): Brought | null {
  const given = new URLSearchParams(search);
  const deck = given.get('deck');
  return deck ? { seat: Number(given.get('seat')), deck, format: given.get('format') ?? '' } : null;
}

/** The address to open a table with a deck, in the first format that it fits; empty if it fits none. */
export function playAddress(deck: DeckInfo, formats: readonly Format[]): string {
  const whole = formats.find(({ id }) => deck.formats.includes(id));
  // A deck without a Dungeon needs a partner who brings one.
  const format = whole ?? formats.find(({ id }) => deck.partners.includes(id));
  if (!format) return '';
  const errand = { format: format.id, seat: whole ? 1 : 2, table: '' };
  return `${backAddress(errand, deck.id)}&${new URLSearchParams({ format: format.id }).toString()}`;
}
