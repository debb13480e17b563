/** The draft of a new table. */

import { clearAside, lyingAside, setAside } from '$lib/aside';
import type { Brought } from '$lib/decks/errand';
import type { DeckInfo, Format, NewSeat, NewTable, TableInfo } from '$lib/protocol';
import { t } from '$lib/messages';
import { say } from '$lib/say';
import { familyOf, isAgainstDungeon } from './families';

export interface DraftSeat {
  kind: NewSeat['kind'];
  agent: string;
  deck: string;
}

export interface Draft {
  format: Format;
  seats: DraftSeat[];
  questsNeeded: number;
  spectators: TableInfo['spectators'];
  /** Seconds, 0 for never. */
  takeover: number;
  listed: boolean;
}

/** The request to the server, without the shuffle. */
export type TableWish = Omit<NewTable, 'shuffle'>;

/** By strength, the weakest first. */
export const AGENTS = ['novice', 'steady', 'master'] as const;
export const USUAL_AGENT = 'steady';
export const TAKEOVERS = [0, 60, 300, 900, 3600] as const;
export const QUEST_COUNTS = [1, 2, 3] as const;

const STARTER = 'starter';

/** Oneself, an open seat, and bots for the rest. */
const USUAL_KINDS: NewSeat['kind'][] = ['me', 'open'];

export function newDraft(format: Format, decks: readonly DeckInfo[]): Draft {
  const seats = Array.from({ length: format.seats[0] }, (_, seat) => usualSeat(format, decks, seat));
  return { format, seats, questsNeeded: format.quests_needed, spectators: 'closed', takeover: 300, listed: true };
}

function usualSeat(format: Format, decks: readonly DeckInfo[], seat: number): DraftSeat {
  return { kind: USUAL_KINDS[seat] ?? 'bot', agent: USUAL_AGENT, deck: usualDeck(format, decks, seat)?.id ?? '' };
}

/** The same choices, as far as they fit another format. */
export function withFormat(draft: Draft, format: Format, decks: readonly DeckInfo[]): Draft {
  const { spectators, takeover, listed } = draft;
  return { ...newDraft(format, decks), spectators, takeover, listed };
}

export function withPlayers(draft: Draft, players: number, decks: readonly DeckInfo[]): Draft {
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? usualSeat(draft.format, decks, seat));
  return { ...draft, seats };
}

/** With a deck that was edited for a seat, if it exists and is legal there. */
export function withDeck(draft: Draft, seat: number, deck: string, decks: readonly DeckInfo[]): Draft {
  const fits = draft.seats[seat] && decksFor(draft.format, decks, seat).some(({ id }) => id === deck);
  return fits ? withSeat(draft, seat, { deck }) : draft;
}

/** A draft for somebody who brings a deck, in the seat where it fits; null if there is no such format. */
export function draftFor(brought: Brought, formats: readonly Format[], decks: readonly DeckInfo[]): Draft | null {
  const format = formats.find(({ id }) => id === brought.format);
  if (!format) return null;
  const seat = brought.seat - 1;
  const draft = withDeck(newDraft(format, decks), seat, brought.deck, decks);
  return draft.seats[seat] ? withSeat(draft, seat, { kind: 'me' }) : draft;
}

/** One person has one seat: taking another gives up the old one. */
export function withSeat(draft: Draft, seat: number, change: Partial<DraftSeat>): Draft {
  const seats = draft.seats.map((each, place) => {
    if (place === seat) return { ...each, ...change };
    return change.kind === 'me' && each.kind === 'me' ? { ...each, kind: draft.seats[seat]!.kind } : each;
  });
  return { ...draft, seats };
}

/** Why a deck cannot be brought to a seat of the format; empty if it can. */
export function whyNot(format: Format, deck: DeckInfo, seat: number): readonly string[] {
  // In co-op the first deck brings the Dungeon and the Quests; those of the other seats need none.
  const isPartner = familyOf(format.id) === 'coop' && seat > 0;
  if (deck.formats.includes(format.id) || (isPartner && deck.partners.includes(format.id))) return [];
  return deck.problems[format.id]?.map((problem) => say(problem)) ?? [t('page-lobby-maker-partner-only')];
}

/** Decks that are legal in a seat of the format. */
export function decksFor(format: Format, decks: readonly DeckInfo[], seat: number): DeckInfo[] {
  return decks.filter((deck) => !whyNot(format, deck, seat).length);
}

export interface BarredDeck {
  deck: DeckInfo;
  /** Why it cannot be chosen. */
  problems: readonly string[];
}

/** One's own decks that are illegal in a seat of the format, and why. */
export function barredFrom(format: Format, decks: readonly DeckInfo[], seat: number): BarredDeck[] {
  return decks
    .filter(({ own }) => own)
    .map((deck) => ({ deck, problems: whyNot(format, deck, seat) }))
    .filter(({ problems }) => problems.length);
}

/** The deck that the server would choose for a seat. */
export function usualDeck(format: Format, decks: readonly DeckInfo[], seat: number): DeckInfo | undefined {
  const made = decks.filter(({ id, own }) => !own && id.startsWith(`${format.id}-`));
  if (made.length) return made[seat % made.length];
  const legal = decksFor(format, decks, seat).filter(({ own }) => !own);
  return legal.find(({ id }) => id === STARTER) ?? legal.find(({ id }) => id === format.id) ?? legal[0];
}

// --- Set aside while a deck is edited for one of its seats. ----------------------------------------------------------

const ASIDE = 'table';

export const setDraftAside = (draft: Draft): void => setAside(ASIDE, { ...draft, format: draft.format.id });

/** Restores the draft that was set aside, without what no longer exists. */
export function takeUpDraft(formats: readonly Format[], decks: readonly DeckInfo[]): Draft | null {
  const kept = lyingAside<Omit<Draft, 'format'> & { format: string }>(ASIDE);
  clearAside(ASIDE);
  const format = formats.find(({ id }) => id === kept?.format);
  if (!kept || !format) return null;
  const seats = kept.seats.map((seat, place) => {
    const isThere = decksFor(format, decks, place).some(({ id }) => id === seat.deck);
    return isThere ? seat : { ...seat, deck: usualDeck(format, decks, place)?.id ?? '' };
  });
  return { ...kept, format, seats };
}

export const hasFreeSeat = (draft: Draft): boolean => draft.seats.some(({ kind }) => kind === 'open');

/** The request to the server; `contribution` goes with one's own seat. */
export function newTable(draft: Draft, contribution: string): TableWish {
  const { format, questsNeeded, spectators, takeover, listed } = draft;
  return {
    format: format.id,
    seats: draft.seats.map(({ kind, agent, deck }) => ({
      kind,
      deck,
      ...(kind === 'bot' ? { agent } : {}),
      ...(kind === 'me' ? { contribution } : {}),
    })),
    ...(isAgainstDungeon(format.id) ? { quests_needed: questsNeeded } : {}),
    spectators,
    takeover,
    listed,
  };
}
