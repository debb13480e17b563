/** The server's HTTP routes, one function each. */

import { heardAt } from './now';
import type { DeckInfo, Face, Format, Glossary, Me, NewTable, Shuffle, Story, TableInfo, WholeDeck } from './protocol';

/** The server's own sentence about what went wrong. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  heardAt(response.headers.get('date'));
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { detail?: string } | null;
  throw new ApiError(response.status, answer?.detail ?? response.statusText);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const deck = (id: string) => `/decks/${encodeURIComponent(id)}`;

export const api = {
  /** Null for somebody not seen before. */
  me: () => ask<Me | null>('GET', '/me'),
  guest: () => ask<Me>('POST', '/guest'),
  takeName: (name: string, password: string) => ask<Me>('POST', '/account', { name, password }),
  /** Another name, or another password, with the password of now. */
  changeAccount: (password: string, wish: { name: string } | { new_password: string }) =>
    ask<Me>('PATCH', '/account', { password, ...wish }),
  deleteAccount: async (password: string) => void (await request('POST', '/account/delete', { password })),
  login: (name: string, password: string) => ask<Me>('POST', '/login', { name, password }),
  logout: async () => void (await request('POST', '/logout')),
  logoutEverywhere: async () => void (await request('POST', '/logout/everywhere')),

  formats: () => ask<Format[]>('GET', '/formats'),
  decks: () => ask<DeckInfo[]>('GET', '/decks'),
  deck: (id: string) => ask<WholeDeck>('GET', deck(id)),
  newDeck: (name: string, text: string) => ask<DeckInfo>('POST', '/decks', { name, text }),
  changeDeck: (id: string, name: string, text: string) => ask<DeckInfo>('PUT', deck(id), { name, text }),
  /** What is in a deck that is being written, and where it could be played. */
  checkDeck: (text: string) => ask<WholeDeck>('POST', '/deck-check', { text }),
  deleteDeck: async (id: string) => void (await request('DELETE', deck(id))),
  cards: () => ask<Face[]>('GET', '/cards'),
  glossary: () => ask<Glossary>('GET', '/glossary'),

  tables: () => ask<TableInfo[]>('GET', '/tables'),
  myTables: () => ask<TableInfo[]>('GET', '/tables/mine'),
  /** Lets the server draw the secret of a table to be. */
  newShuffle: () => ask<Shuffle>('POST', '/shuffles'),
  newTable: (wanted: NewTable) => ask<TableInfo>('POST', '/tables', wanted),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  sit: (id: string, seat: number, deck?: string, contribution?: string) =>
    ask<TableInfo>('POST', `${table(id)}/sit`, { seat, deck, contribution }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  /** Does not play again: the seat kept for oneself is for anybody. */
  decline: (id: string) => ask<TableInfo>('POST', `${table(id)}/decline`),
  /** Gets rid of a table that one has opened. */
  discard: async (id: string) => void (await request('DELETE', table(id))),
  /** A bot takes a seat that nobody has taken. */
  fill: (id: string, seat: number, agent: string) => ask<TableInfo>('POST', `${table(id)}/fill`, { seat, agent }),
  /** Whether somebody who watches may talk at one's table. */
  mute: (id: string, person: string, muted: boolean) => ask<TableInfo>('POST', `${table(id)}/mute`, { person, muted }),
  /** Somebody has to leave one's table: by name of the seat before play begins, or somebody who watches. */
  putOut: (id: string, whom: { seat: number } | { person: string }) =>
    ask<TableInfo>('POST', `${table(id)}/put-out`, whom),
  /** Without a deck, with the one of before. */
  rematch: (id: string, shuffle: string, contribution: string, deck = '') =>
    ask<TableInfo>('POST', `${table(id)}/rematch`, { shuffle, contribution, deck }),
  /** The saved game as JSON Lines. */
  replay: async (id: string) => (await request('GET', `${table(id)}/replay`)).text(),
  /** Up to 50 moments of a finished game. */
  story: (id: string, from: number) => ask<Story>('GET', `${table(id)}/story?from=${from}`),
};
