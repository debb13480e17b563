/** The sizes of a card's letters and emblem, so that its text fits. Lengths are in hundredths of the card's width. */

export interface Lettering {
  letter: number;
  emblem: number;
}

/** Font sizes, largest first. */
const LETTERS = [7.3, 6.9, 6.5, 6.1, 5.7, 5.3, 4.9];
/** The average width of a letter, relative to its height. */
const BREADTH = 0.49;
const LINE = 1.2;
const BETWEEN = 1.2;
/** The height of frame, title, types and padding. */
const ELSEWHERE = 6 + 19 + 10.5 + 5.5;
const STATS = 17;
const WIDTH = 86;
const HEIGHT = 140;
const LARGEST_EMBLEM = 46;

/** Shrinks the emblem first, then the letters. */
export function letteringOf(sentences: readonly string[], hasStats: boolean): Lettering {
  const room = HEIGHT - ELSEWHERE - (hasStats ? STATS : 0);
  for (const letter of LETTERS) {
    const art = room - heightOf(sentences, letter);
    if (art >= 18 + (letter - LETTERS.at(-1)!) * 8) return { letter, emblem: emblemIn(art) };
  }
  return { letter: LETTERS.at(-1)!, emblem: emblemIn(0) };
}

function heightOf(sentences: readonly string[], letter: number): number {
  const lines = sentences.reduce((sum, { length }) => sum + Math.ceil((length * BREADTH * letter) / WIDTH), 0);
  return lines * letter * LINE + Math.max(0, sentences.length - 1) * BETWEEN;
}

const emblemIn = (art: number): number => Math.round(Math.min(LARGEST_EMBLEM, Math.max(16, (art - 5) * 0.9)));
