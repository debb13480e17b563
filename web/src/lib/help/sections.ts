/** What the help tells about, in the order in which it is told. */

export const SECTIONS = ['round', 'winning', 'symbols', 'words', 'keys'] as const;
export type Section = (typeof SECTIONS)[number];
