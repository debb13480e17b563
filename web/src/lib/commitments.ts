/**
 * What servers committed to before play, as this browser first saw it: a commitment that could be exchanged at the end
 * of the game would prove nothing.
 */

import type { TableInfo } from './protocol';

const KEY = 'delve.commitments';
/** Those of the newest tables are enough. */
const KEPT = 100;

/** The commitment of a table as it was first shown. */
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
    // A browser that keeps nothing for us compares with what the server says now.
  }
}

function read(): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}
