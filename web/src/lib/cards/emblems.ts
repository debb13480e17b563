/** Which game-icon a card has: its own, else its type's, else its kind's. */

import type { Kind, Resource } from '$lib/protocol';
import chosen from './emblems.json';

export type Sign = keyof typeof chosen.signs;

const cards: Record<string, string> = chosen.cards;
const types: Record<string, string> = chosen.types;

export function emblemOf(card: string, kind: Kind, typesOf: readonly string[] = []): string {
  const byType = typesOf.map((type) => types[type]).find(Boolean);
  return cards[card] ?? byType ?? chosen.kinds[kind];
}

export const kindEmblem = (kind: Kind): string => chosen.kinds[kind];

export const signEmblem = (sign: Sign): string => chosen.signs[sign];

export const resourceEmblem = (resource: Resource): string => chosen.resources[resource];
