/** Ids of the card files in words. */

import { t } from '$lib/strings';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inWords = (id: string): string => id.split(/[-_]/).map(capital).join(' ');

/** A set from elsewhere is called by its id. */
export const setName = (set: string): string => (t.gallery.sets as Record<string, string>)[set] ?? inWords(set);

export const rarityName = (rarity: string): string =>
  (t.gallery.rarities as Record<string, string>)[rarity] ?? inWords(rarity);

export const fieldName = (field: string): string =>
  (t.gallery.fields as Record<string, string>)[field] ?? capital(field.replaceAll('_', ' '));

/** The signs that the cards themselves carry. */
const RARITY_SIGNS: Record<string, string> = { common: '●', infrequent: '▲', uncommon: '◆', rare: '★', promo: '✧' };

export const raritySign = (rarity: string): string => RARITY_SIGNS[rarity] ?? '';

export const list = (words: readonly string[]): string => words.map(capital).join(', ');
