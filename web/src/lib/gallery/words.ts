/** Display names of the ids in card files. */

import { inKey, lookUp } from '$lib/messages';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rarityName = (rarity: string): string => lookUp(`word-rarity-${rarity}`) ?? rarity;

export const fieldName = (field: string): string => lookUp(`word-field-${inKey(field)}`) ?? field;

/** The rarity symbols printed on the cards. */
const RARITY_SIGNS: Readonly<Record<string, string>> = {
  common: '●',
  infrequent: '▲',
  uncommon: '◆',
  rare: '★',
  promo: '✧',
};

/** Most common first. */
export const RARITIES = Object.keys(RARITY_SIGNS);

export const raritySign = (rarity: string): string => RARITY_SIGNS[rarity] ?? '';

export const list = (words: readonly string[]): string => words.map(capital).join(', ');
