/**
 * The commitments of tables as this browser first saw them. A commitment that the server could replace after the game
 * would prove nothing.
 */

import type { TableInfo } from './protocol';

const KEY = 'delve.commitments';
/** How many are kept; the oldest are dropped. */
const KEPT = 100;

/** The commitment of a table as first seen. */
export function committedBefore({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): string {
  return read().get(id) ?? commitment;
}

export function rememberCommitment({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): void {
  const known = read();
  if (known.has(id) || !commitment) return;
  known.set(id, commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...known].slice(-KEPT)));
  } catch {
    // Without storage, fall back to the current commitment.
  }
}

function read(): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}
