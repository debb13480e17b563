/** The filters of the gallery. They are part of the address, so that a selection can be linked to. */

import { KINDS, type Face, type Kind } from '$lib/protocol';

export interface Filters {
  text: string;
  /** Empty means any. */
  kinds: Kind[];
  costs: number[];
  set: string;
  rarity: string;
  /** An Attribute or another glossary entry. */
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

/** The filters with a list of choices, by their names in the address. */
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

/** Drops values that no card has: an address may contain anything, and the form could not show such a filter. */
export function knownFilters(filters: Filters, faces: readonly Face[]): Filters {
  const isKnown = (wish: Partial<Filters>) => faces.some((face) => passes(face, { ...NO_FILTERS, ...wish }, []));
  const known = { ...filters, costs: filters.costs.filter((cost) => isKnown({ costs: [cost] })) };
  for (const choice of CHOICES) if (!isKnown({ [choice]: known[choice] })) known[choice] = '';
  return known;
}

/** The address of the gallery with these filters, and an open card. */
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

/** Adventurers and Quests are chosen before play and have no Cost. */
export const hasCost = ({ kind }: Face): boolean => kind !== 'adventurer' && kind !== 'quest';

/** The Attributes and other glossary entries of a card, without their numbers: "Time Limit". */
export const wordsOf = (face: Face): string[] => [...new Set(face.reminders.map(({ word }) => word))];

/** The classes of an Adventurer, or those that boost a card. */
export const classesOf = (face: Face): string[] => [...face.classes, ...face.boost_classes];

export type Provenance = 'rulebook' | 'delve';

/** `delve` if all values of a card are ours. */
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

/** All values of a property over all cards, sorted. */
export function valuesOf(faces: readonly Face[], of: (face: Face) => readonly string[]): string[] {
  return [...new Set(faces.flatMap(of))].sort((one, other) => one.localeCompare(other));
}
