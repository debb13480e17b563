import { describe, expect, it, vi } from 'vitest';
import type { DeckInfo, Format } from '$lib/protocol';
import { t } from '$lib/messages';
import {
  barredFrom,
  decksFor,
  draftFor,
  hasFreeSeat,
  newDraft,
  newTable,
  setDraftAside,
  takeUpDraft,
  usualDeck,
  withDeck,
  withFormat,
  withPlayers,
  withSeat,
} from './draft';

function format(id: string, seats: [number, number], more: Partial<Format> = {}): Format {
  return {
    id,
    name: id,
    seats,
    adventurers: 4,
    encounter_limit: 5,
    hand_limit: 5,
    crawler_deck: 80,
    dungeon_deck: 80,
    quests_laid: 3,
    quests_needed: 2,
    points_to_win: 0,
    clock: 0,
    ...more,
  };
}

function deck(id: string, formats: string[], more: Partial<DeckInfo> = {}): DeckInfo {
  return { id, name: id, about: '', formats, partners: [], problems: {}, own: false, ...more };
}

const SOLO = format('solo-standard', [1, 1]);
const COOP = format('coop-2', [2, 2]);
const COMPETITIVE = format('competitive', [2, 2], { quests_needed: 3 });
const MULTIPLAYER = format('multiplayer', [3, 6], { quests_needed: 3 });

const DECKS = [
  deck('campaign', ['solo-standard']),
  deck('competitive-warren', ['competitive']),
  deck('coop-2-player-1', ['coop-2']),
  deck('coop-2-player-2', [], { partners: ['coop-2'] }),
  deck('multiplayer-steady', ['multiplayer']),
  deck('multiplayer-venom', ['multiplayer']),
  deck('starter', ['solo-standard', 'competitive']),
  deck('mine', ['solo-standard'], { own: true, problems: { multiplayer: [{ key: 'word-you', args: {} }] } }),
  deck('ally', [], {
    own: true,
    partners: ['coop-2'],
    problems: { 'solo-standard': [{ key: 'word-rules', args: {} }] },
  }),
];

describe('a draft of a table', () => {
  it('begins with oneself, an open seat, and bots', () => {
    expect(newDraft(MULTIPLAYER, DECKS).seats.map(({ kind }) => kind)).toEqual(['me', 'open', 'bot']);
    expect(newDraft(SOLO, DECKS).seats.map(({ kind }) => kind)).toEqual(['me']);
  });

  it('has the decks that the server would choose', () => {
    expect(newDraft(MULTIPLAYER, DECKS).seats.map(({ deck }) => deck)).toEqual([
      'multiplayer-steady',
      'multiplayer-venom',
      'multiplayer-steady',
    ]);
    expect(usualDeck(SOLO, DECKS, 0)?.id).toBe('starter');
    expect(usualDeck(COMPETITIVE, DECKS, 1)?.id).toBe('competitive-warren');
  });

  it('offers a co-op partner decks that need the first one’s Dungeon', () => {
    expect(decksFor(COOP, DECKS, 0).map(({ id }) => id)).toEqual(['coop-2-player-1']);
    expect(decksFor(COOP, DECKS, 1).map(({ id }) => id)).toEqual(['coop-2-player-1', 'coop-2-player-2', 'ally']);
  });

  it('offers one’s own decks if they are legal', () => {
    expect(decksFor(SOLO, DECKS, 0).map(({ id }) => id)).toContain('mine');
    expect(decksFor(MULTIPLAYER, DECKS, 0).map(({ id }) => id)).not.toContain('mine');
  });

  it('says why one’s other decks cannot be chosen', () => {
    const barred = (...given: Parameters<typeof barredFrom>) =>
      barredFrom(...given).map(({ deck, problems }) => [deck.id, ...problems]);
    expect(barred(SOLO, DECKS, 0)).toEqual([['ally', 'the rules']]);
    expect(barred(COOP, DECKS, 1).map(([id]) => id)).toEqual(['mine']);
    expect(barred(COOP, DECKS, 0)).toContainEqual(['ally', t('page-lobby-maker-partner-only')]);
    expect(barred(MULTIPLAYER, DECKS, 0)).toContainEqual(['mine', 'you']);
  });

  it('has one seat per person: taking another gives up the old one', () => {
    const moved = withSeat(newDraft(MULTIPLAYER, DECKS), 2, { kind: 'me' });
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['bot', 'open', 'me']);
  });

  it('keeps earlier choices when seats are added', () => {
    const draft = withSeat(newDraft(MULTIPLAYER, DECKS), 1, { kind: 'bot', agent: 'random' });
    const more = withPlayers(draft, 5, DECKS);
    expect(more.seats).toHaveLength(5);
    expect(more.seats[1]).toEqual(draft.seats[1]);
    expect(hasFreeSeat(more)).toBe(false);
  });

  it('keeps who may watch when the format changes', () => {
    const draft = withFormat({ ...newDraft(SOLO, DECKS), spectators: 'open', listed: false }, COOP, DECKS);
    expect(draft).toMatchObject({ format: COOP, spectators: 'open', listed: false });
  });

  it('takes a deck that was written for a seat, where it fits', () => {
    const decks = [deck('solo-standard', ['solo-standard']), deck('mine', ['solo-standard'], { own: true })];
    const draft = newDraft(SOLO, decks);
    expect(withDeck(draft, 0, 'mine', decks).seats[0]?.deck).toBe('mine');
    expect(withDeck(draft, 0, 'gone', decks)).toBe(draft);
    expect(withDeck(draft, 3, 'mine', decks)).toBe(draft);
  });

  it('is made for a deck that somebody wants to play, with them in its seat', () => {
    const made = (format: string, seat: number, deck: string) =>
      draftFor({ format, seat, deck }, [SOLO, COOP], DECKS)?.seats.map(({ kind, deck }) => [kind, deck]);
    expect(made('solo-standard', 1, 'mine')).toEqual([['me', 'mine']]);
    expect(made('coop-2', 2, 'ally')).toEqual([
      ['open', 'coop-2-player-1'],
      ['me', 'ally'],
    ]);
    expect(made('solo-standard', 1, 'gone')).toEqual([['me', 'starter']]);
    expect(made('solo-standard', 4, 'mine')).toEqual([['me', 'starter']]);
    expect(made('', 1, 'mine')).toBeUndefined();
  });

  it('is restored as it was set aside, without what no longer exists', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const usual = deck('solo-standard', ['solo-standard']);
    const decks = [usual, deck('mine', ['solo-standard'], { own: true })];
    const draft = { ...withDeck(newDraft(SOLO, decks), 0, 'mine', decks), listed: false };
    setDraftAside(draft);
    expect(takeUpDraft([SOLO], decks)).toEqual(draft);
    expect(takeUpDraft([SOLO], decks)).toBe(null);
    setDraftAside(draft);
    expect(takeUpDraft([SOLO], [usual])?.seats[0]?.deck).toBe('solo-standard');
    setDraftAside(draft);
    expect(takeUpDraft([COOP], decks)).toBe(null);
    vi.unstubAllGlobals();
  });

  it('is sent with the number of Quests only if Quests decide', () => {
    expect(newTable({ ...newDraft(SOLO, DECKS), questsNeeded: 1 }, 'salt').quests_needed).toBe(1);
    expect(newTable(newDraft(COMPETITIVE, DECKS), 'salt')).not.toHaveProperty('quests_needed');
  });

  it('is sent with a contribution for one’s own seat and a bot for a bot’s', () => {
    const { seats } = newTable(newDraft(MULTIPLAYER, DECKS), 'salt');
    expect(seats).toEqual([
      { kind: 'me', deck: 'multiplayer-steady', contribution: 'salt' },
      { kind: 'open', deck: 'multiplayer-venom' },
      { kind: 'bot', deck: 'multiplayer-steady', agent: 'steady' },
    ]);
  });
});
