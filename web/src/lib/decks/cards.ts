/** The cards of a deck in the editor, and their plain-text form. */

import type { Arg, DeckCards, Format, Kind, Message } from '$lib/protocol';

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

/** The deck with a changed number of copies of a card. */
export function withCopies(cards: DeckCards, part: Part, name: string, count: number): DeckCards {
  const { [name]: before = 0, ...others } = cards[part];
  if (count < 1) return { ...cards, [part]: others };
  // The card keeps its place in the list.
  return { ...cards, [part]: before ? { ...cards[part], [name]: count } : { ...others, [name]: count } };
}

export const sizeOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many cards a format requires in a part. */
export function wantedIn(format: Format, part: Part): number {
  const { adventurers, quests_laid, crawler_deck, dungeon_deck } = format;
  return { adventurers, quests: quests_laid, crawler: crawler_deck, dungeon: dungeon_deck }[part];
}

/** The deck as plain text, without its name, which is stored separately. */
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

/** The errors of single lines, and how many more there are. */
export function wrongLines(said: Message): { lines: Message[]; more: number } {
  if (said.key === 'check-line') return { lines: [said], more: 0 };
  const parts = Object.values(said.args).filter(isMessage).map(wrongLines);
  return {
    lines: parts.flatMap(({ lines }) => lines),
    more: parts.reduce((sum, { more }) => sum + more, said.key === 'check-and-more' ? Number(said.args['more']) : 0),
  };
}

const isMessage = (arg: Arg): arg is Message => typeof arg === 'object' && 'key' in arg;
