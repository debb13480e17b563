/** The server's HTTP routes, one function each. */

import { heardAt } from './now';
import type {
  CampaignInfo,
  DeckInfo,
  Face,
  Format,
  LessonInfo,
  Me,
  Message,
  NewJourney,
  NewTable,
  PlayChapter,
  Problem,
  RuleArticle,
  RuleEntry,
  SetInfo,
  Shuffle,
  StartLesson,
  Moments,
  TableInfo,
  WholeDeck,
} from './protocol';

/** An error response. The problem is null if a proxy answered instead of our server. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message | null,
  ) {
    super(said?.key);
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
  const answer = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(response.status, answer?.message ?? null);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const rule = (id: string) => `/rules/${encodeURIComponent(id)}`;
const deck = (id: string) => `/decks/${encodeURIComponent(id)}`;

export const api = {
  /** Null without a session. */
  me: () => ask<Me | null>('GET', '/me'),
  guest: () => ask<Me>('POST', '/guest'),
  takeName: (name: string, password: string) => ask<Me>('POST', '/account', { name, password }),
  /** Changes the name or the password; needs the current password. */
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
  /** Checks a draft deck: its cards and where it could be played. */
  checkDeck: (text: string) => ask<WholeDeck>('POST', '/deck-check', { text }),
  deleteDeck: async (id: string) => void (await request('DELETE', deck(id))),
  cards: () => ask<Face[]>('GET', '/cards'),
  sets: () => ask<SetInfo[]>('GET', '/sets'),
  glossary: () => ask<Record<string, string>>('GET', '/glossary'),
  rules: () => ask<RuleEntry[]>('GET', '/rules'),
  rule: (id: string) => ask<RuleArticle>('GET', rule(id)),
  /** Begins a game at the example of a rule. */
  tryRule: (id: string) => ask<TableInfo>('POST', rule(id), {}),

  lessons: () => ask<LessonInfo[]>('GET', '/lessons'),
  /** Goes on with one's unfinished game of a lesson, or begins one. */
  startLesson: (id: string, wanted: StartLesson) =>
    ask<TableInfo>('POST', `/lessons/${encodeURIComponent(id)}`, wanted),
  /** Has everything before a later part of a lesson played. */
  skip: (id: string, chapter: number) => ask<TableInfo>('POST', `${table(id)}/skip`, { chapter }),

  campaigns: () => ask<CampaignInfo[]>('GET', '/campaigns'),
  /** On one of one's journeys: the one played last if none is named. */
  campaign: (id: string, journey = '') =>
    ask<CampaignInfo>('GET', `/campaigns/${encodeURIComponent(id)}?journey=${encodeURIComponent(journey)}`),
  /** Goes on with a chapter, or begins it. */
  playChapter: (id: string, wanted: PlayChapter) =>
    ask<TableInfo>('POST', `/campaigns/${encodeURIComponent(id)}/play`, wanted),
  newJourney: (id: string, wanted: NewJourney) =>
    ask<CampaignInfo>('POST', `/campaigns/${encodeURIComponent(id)}/journeys`, wanted),

  tables: () => ask<TableInfo[]>('GET', '/tables'),
  myTables: () => ask<TableInfo[]>('GET', '/tables/mine'),
  /** Has the server draw a secret for a new table. */
  newShuffle: () => ask<Shuffle>('POST', '/shuffles'),
  newTable: (wanted: NewTable) => ask<TableInfo>('POST', '/tables', wanted),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  sit: (id: string, seat: number, deck?: string, contribution?: string) =>
    ask<TableInfo>('POST', `${table(id)}/sit`, { seat, deck, contribution }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  /** Declines a rematch: one's reserved seat becomes open to anybody. */
  decline: (id: string) => ask<TableInfo>('POST', `${table(id)}/decline`),
  /** Deletes a table that one has opened. */
  discard: async (id: string) => void (await request('DELETE', table(id))),
  /** Fills an open seat with a bot. */
  fill: (id: string, seat: number, agent: string) => ask<TableInfo>('POST', `${table(id)}/fill`, { seat, agent }),
  /** Mutes or unmutes a watcher at one's table. */
  mute: (id: string, person: string, muted: boolean) => ask<TableInfo>('POST', `${table(id)}/mute`, { person, muted }),
  /** Removes a watcher from one's table, or a player before play begins. */
  putOut: (id: string, whom: { seat: number } | { person: string }) =>
    ask<TableInfo>('POST', `${table(id)}/put-out`, whom),
  /** Without a deck, with the same one as before. */
  rematch: (id: string, shuffle: string, contribution: string, deck = '') =>
    ask<TableInfo>('POST', `${table(id)}/rematch`, { shuffle, contribution, deck }),
  /** The saved game as JSON Lines. */
  replay: async (id: string) => (await request('GET', `${table(id)}/replay`)).text(),
  /** Up to 50 moments of a finished game. */
  story: (id: string, from: number) => ask<Moments>('GET', `${table(id)}/story?from=${from}`),
};
