/** The cards of a deck that is being put together, and how they are written down. */

import type { DeckCards, Format, Kind } from '$lib/protocol';

export const PARTS = ['adventurers', 'quests', 'crawler', 'dungeon'] as const;
export type Part = (typeof PARTS)[number];

/** The headings that the server reads. */
const HEADINGS: Record<Part, string> = {
  adventurers: 'Adventurers',
  quests: 'Quests',
  crawler: 'Crawler deck',
  dungeon: 'Dungeon deck',
};

const CRAWLER_KINDS: readonly Kind[] = ['equipment', 'magic', 'skill', 'tactic'];

export const NO_CARDS: DeckCards = { adventurers: {}, quests: {}, crawler: {}, dungeon: {} };

/** The part of a deck that cards of a kind belong in. */
export function partOf(kind: Kind): Part {
  if (kind === 'adventurer') return 'adventurers';
  if (kind === 'quest') return 'quests';
  return CRAWLER_KINDS.includes(kind) ? 'crawler' : 'dungeon';
}

/** The same deck with another number of copies of a card. */
export function withCopies(cards: DeckCards, part: Part, name: string, count: number): DeckCards {
  const { [name]: before = 0, ...others } = cards[part];
  if (count < 1) return { ...cards, [part]: others };
  // A card stays where it stands in the list.
  return { ...cards, [part]: before ? { ...cards[part], [name]: count } : { ...others, [name]: count } };
}

export const sizeOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many cards a format takes in a part. */
export function wantedIn(format: Format, part: Part): number {
  const { adventurers, quests_laid, crawler_deck, dungeon_deck } = format;
  return { adventurers, quests: quests_laid, crawler: crawler_deck, dungeon: dungeon_deck }[part];
}

/** The deck as plain text. Its name is not part of it: it is kept beside. */
export function written(cards: DeckCards, about: string): string {
  const told = about
    .split('\n')
    .filter(Boolean)
    .map((line) => `About: ${line}`);
  const parts = PARTS.map((part) => [HEADINGS[part], ...lines(cards[part])].join('\n'));
  return [...(told.length ? [told.join('\n')] : []), ...parts].join('\n\n') + '\n';
}

const lines = (counts: Record<string, number>): string[] =>
  Object.entries(counts).map(([name, count]) => `${count} ${name}`);

/** The server names the text and then every line that is wrong, one after the other. */
export function complaints(sentence: string): string[] {
  return sentence.replace(/^.*?: (?=line \d)/, '').split(/; (?=line \d|and \d)/);
}

/** How many lines are wrong, also those that are only counted. */
export function wrongLines(complaints: readonly string[]): number {
  const named = complaints.filter((each) => each.startsWith('line ')).length;
  const [, more = 0] = /^and (\d+)/.exec(complaints.at(-1) ?? '') ?? [];
  return named + Number(more);
}
