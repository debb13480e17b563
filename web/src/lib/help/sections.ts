/** The sections of the help, in order. */

export const SECTIONS = ['round', 'winning', 'symbols', 'words', 'keys'] as const;
export type Section = (typeof SECTIONS)[number];
