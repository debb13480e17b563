/** Which cards of the gallery are shown. Filters live in the address, so that a selection can be linked to. */

import { KINDS, type Face, type Kind } from '$lib/protocol';

export interface Filters {
  text: string;
  /** None means any. */
  kinds: Kind[];
  costs: number[];
  set: string;
  rarity: string;
  /** An Attribute or another word with a rule of its own. */
  word: string;
  class: string;
  provenance: string;
}

export const NO_FILTERS: Filters = {
  text: '',
  kinds: [],
  costs: [],
  set: '',
  rarity: '',
  word: '',
  class: '',
  provenance: '',
};

/** Those that are chosen from a list, by their names in the address. */
const CHOICES = ['set', 'rarity', 'word', 'class', 'provenance'] as const;
export type Choice = (typeof CHOICES)[number];

export function readFilters(search: string): Filters {
  const given = new URLSearchParams(search);
  const several = (name: string) => (given.get(name) ?? '').split(',').filter(Boolean);
  const filters: Filters = {
    ...NO_FILTERS,
    text: given.get('text') ?? '',
    kinds: KINDS.filter((kind) => several('kind').includes(kind)),
    costs: several('cost').map(Number).filter(Number.isInteger),
  };
  for (const choice of CHOICES) filters[choice] = given.get(choice) ?? '';
  return filters;
}

/** Without what no card has: an address may ask for anything, and such a filter could be seen nowhere. */
export function knownFilters(filters: Filters, faces: readonly Face[]): Filters {
  const isKnown = (wish: Partial<Filters>) => faces.some((face) => passes(face, { ...NO_FILTERS, ...wish }, []));
  const known = { ...filters, costs: filters.costs.filter((cost) => isKnown({ costs: [cost] })) };
  for (const choice of CHOICES) if (!isKnown({ [choice]: known[choice] })) known[choice] = '';
  return known;
}

/** The address of the gallery with these filters, and with a card lying open. */
export function galleryAddress(filters: Filters, card = ''): string {
  const wanted = new URLSearchParams();
  if (filters.text) wanted.set('text', filters.text);
  if (filters.kinds.length) wanted.set('kind', filters.kinds.join(','));
  if (filters.costs.length) wanted.set('cost', filters.costs.join(','));
  for (const choice of CHOICES) if (filters[choice]) wanted.set(choice, filters[choice]);
  if (card) wanted.set('card', card);
  const search = wanted.toString();
  return search ? `/cards?${search}` : '/cards';
}

export function isFiltered(filters: Filters): boolean {
  return galleryAddress(filters) !== galleryAddress(NO_FILTERS);
}

/** Cards that pass all filters, by kind, Cost and name. */
export function filtered(faces: readonly Face[], filters: Filters): Face[] {
  const words = filters.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return faces.filter((face) => passes(face, filters, words)).sort(inOrder);
}

function passes(face: Face, filters: Filters, words: readonly string[]): boolean {
  return (
    (!filters.kinds.length || filters.kinds.includes(face.kind)) &&
    (!filters.costs.length || (hasCost(face) && filters.costs.includes(face.cost))) &&
    (!filters.set || face.set === filters.set) &&
    (!filters.rarity || face.rarity === filters.rarity) &&
    (!filters.word || wordsOf(face).includes(filters.word)) &&
    (!filters.class || classesOf(face).includes(filters.class)) &&
    (!filters.provenance || provenanceOf(face) === filters.provenance) &&
    words.every((word) => searched(face).includes(word))
  );
}

function inOrder(one: Face, other: Face): number {
  return (
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.cost - other.cost || one.name.localeCompare(other.name)
  );
}

/** Adventurers and Quests are chosen before play: nothing is paid for them. */
export const hasCost = ({ kind }: Face): boolean => kind !== 'adventurer' && kind !== 'quest';

/** The Attributes of a card and the other words of which it reminds, without their numbers: "Time Limit". */
export function wordsOf(face: Face): string[] {
  const attributes = face.attributes.map((attribute) => attribute.replace(/ (?:[-+]?\d|\().*$/, ''));
  const reminded = face.reminders.map((reminder) => reminder.split(':')[0] ?? '');
  return [...new Set([...attributes, ...reminded])];
}

/** The classes that an Adventurer has, or by which a card is boosted. */
export const classesOf = (face: Face): string[] => [...face.classes, ...face.boost_classes];

export type Provenance = 'rulebook' | 'delve';

/** `delve` where all of a card is our own. */
export function provenanceOf(face: Face): Provenance {
  return Object.values(face.provenance).includes('rulebook') ? 'rulebook' : 'delve';
}

const texts = new WeakMap<Face, string>();

function searched(face: Face): string {
  let text = texts.get(face);
  if (text === undefined) {
    const parts = [
      face.name,
      ...face.types,
      ...face.keys,
      ...classesOf(face),
      ...face.damage,
      ...face.text,
      face.flavour,
    ];
    text = parts.join('\n').toLocaleLowerCase();
    texts.set(face, text);
  }
  return text;
}

/** All values of something over all cards, sorted. */
export function valuesOf(faces: readonly Face[], of: (face: Face) => readonly string[]): string[] {
  return [...new Set(faces.flatMap(of))].sort((one, other) => one.localeCompare(other));
}
