/** Why somebody writes a deck: for a seat, to which it is taken back; or for no reason but to have it. */

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

/** The deck with which somebody has come back, and the seat for which it is; null if there is none. */
export function errandBack(search: string): { seat: number; deck: string } | null {
  const given = new URLSearchParams(search);
  const deck = given.get('deck');
  return deck ? { seat: Number(given.get('seat')), deck } : null;
}
