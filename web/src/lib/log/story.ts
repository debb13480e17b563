/** The story of a game in sentences, for a player or spectator. */

import type { Line, StoryLines } from '$lib/protocol';
import { pieces, type Piece, type Reader } from '$lib/say';

export interface Sentence {
  /** The index in the log of its first event, which identifies the line. */
  at: number;
  event: string;
  pieces: Piece[];
}

/** Adds lines. They replace existing ones from their position on, as those may have been extended or taken back. */
export function goOn(lines: Line[], { from, lines: told }: StoryLines): void {
  while (lines.length && lines.at(-1)!.at >= from) lines.pop();
  lines.push(...told);
}

export const tell = (lines: readonly Line[], reader: Reader): Sentence[] =>
  lines.map(({ at, event, message }) => ({ at, event, pieces: capital(pieces(message, reader)) }));

export const plainText = ({ pieces }: Sentence): string => pieces.map(({ text }) => text).join('');

/** A sentence may begin with a name, or with "you". */
function capital([first, ...rest]: Piece[]): Piece[] {
  if (!first) return [];
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
