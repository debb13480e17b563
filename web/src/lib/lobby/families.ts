/** The four ways to play; a format is a variant of one of them, and its id says of which. */

export const FAMILIES = ['solo', 'coop', 'competitive', 'multiplayer'] as const;
export type Family = (typeof FAMILIES)[number];

export function familyOf(format: string): Family {
  return FAMILIES.find((family) => format.startsWith(family)) ?? 'solo';
}

/** In formats against the Dungeon Quests decide, and the number needed can be chosen. */
export const isAgainstDungeon = (format: string): boolean => ['solo', 'coop'].includes(familyOf(format));
