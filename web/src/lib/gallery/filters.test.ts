import { describe, expect, it } from 'vitest';
import type { Face } from '$lib/protocol';
import {
  filtered,
  galleryAddress,
  isFiltered,
  knownFilters,
  NO_FILTERS,
  readFilters,
  valuesOf,
  wordsOf,
  type Filters,
} from './filters';

function face(name: string, more: Partial<Face>): Face {
  return {
    name,
    kind: 'magic',
    cost: 1,
    types: [],
    keys: [],
    classes: [],
    life: 0,
    power: '',
    damage: [],
    resources: { equipment: 0, magic: 0, skill: 0, tactic: 0 },
    boost_classes: [],
    attributes: [],
    text: [],
    reminders: [],
    set: 'unbound',
    rarity: 'common',
    number: 0,
    flavour: '',
    provenance: { cost: 'delve' },
    ...more,
  };
}

const FIREBALL = face('Fireball', { cost: 2, text: ['+2 Ranged Power (fire).'], boost_classes: ['Wizard'] });
const LIGHT = face('Light', { cost: 0, provenance: { cost: 'rulebook' }, rarity: 'rare' });
const DRAGON = face('Young Dragon', {
  kind: 'character',
  cost: 3,
  types: ['monster'],
  attributes: ['Time Limit 2', 'Bolster (Choir)'],
  reminders: [
    { word: 'Time Limit', rule: 'It leaves after 2 Rounds.' },
    { word: 'Bolster', rule: 'It is stronger beside a Choir.' },
  ],
});
const WIZARD = face('Old Wizard', { kind: 'adventurer', cost: 0, classes: ['Wizard'], set: 'elsewhere' });
const HARPOON = face('Harpoon', {
  kind: 'equipment',
  reminders: [{ word: 'Pin', rule: 'A target it Wounds is Locked.' }],
});
const ALL = [WIZARD, DRAGON, FIREBALL, LIGHT, HARPOON];

const names = (wanted: Partial<Filters>) => filtered(ALL, { ...NO_FILTERS, ...wanted }).map(({ name }) => name);

describe('the gallery', () => {
  it('shows all cards by kind, Cost and name', () => {
    expect(names({})).toEqual(['Harpoon', 'Light', 'Fireball', 'Young Dragon', 'Old Wizard']);
  });

  it('finds every word anywhere on a card', () => {
    expect(names({ text: 'fire RANGED' })).toEqual(['Fireball']);
    expect(names({ text: 'monster' })).toEqual(['Young Dragon']);
  });

  it('matches any of several kinds', () => {
    expect(names({ kinds: ['character', 'equipment'] })).toEqual(['Harpoon', 'Young Dragon']);
  });

  it('filters by Cost only cards that have one', () => {
    expect(names({ costs: [0, 2] })).toEqual(['Light', 'Fireball']);
  });

  it('knows set, rarity, class and provenance', () => {
    expect(names({ set: 'elsewhere' })).toEqual(['Old Wizard']);
    expect(names({ rarity: 'rare' })).toEqual(['Light']);
    expect(names({ class: 'Wizard' })).toEqual(['Fireball', 'Old Wizard']);
    expect(names({ provenance: 'rulebook' })).toEqual(['Light']);
  });

  it('lists the words of the glossary without their numbers', () => {
    expect(wordsOf(DRAGON)).toEqual(['Time Limit', 'Bolster']);
    expect(names({ word: 'Pin' })).toEqual(['Harpoon']);
    expect(valuesOf(ALL, wordsOf)).toEqual(['Bolster', 'Pin', 'Time Limit']);
  });

  it('keeps its filters in the address', () => {
    const filters: Filters = {
      ...NO_FILTERS,
      text: 'a b',
      kinds: ['magic', 'skill'],
      costs: [0, 2],
      word: 'Time Limit',
    };
    const address = galleryAddress(filters, 'Saint’s Knucklebone');
    expect(readFilters(new URL(address, 'http://delve.test').search)).toEqual(filters);
    expect(new URL(address, 'http://delve.test').searchParams.get('card')).toBe('Saint’s Knucklebone');
    expect(galleryAddress(NO_FILTERS)).toBe('/cards');
    expect([isFiltered(filters), isFiltered(NO_FILTERS)]).toEqual([true, false]);
  });

  it('ignores nonsense in the address', () => {
    expect(readFilters('?kind=nonsense,magic&cost=x,1')).toMatchObject({ kinds: ['magic'], costs: [1] });
  });
});

it('a value that no card has is no filter', () => {
  const faces = [face('Fly', { cost: 2, set: 'unbound' })];
  const asked: Filters = { ...NO_FILTERS, costs: [2, 77], set: 'unbound', rarity: 'zzz', word: 'zzz', class: 'zzz' };
  expect(knownFilters(asked, faces)).toEqual({ ...NO_FILTERS, costs: [2], set: 'unbound' });
});
