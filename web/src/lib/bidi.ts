/** Names that others chose, in the middle of our sentences. */

/** Beyond Latin letters and digits there are some that are written from right to left, or make others so. */
const FOREIGN = /[^\u0000-\u024f]/;
const ISOLATE = '\u2068';
const END = '\u2069';

/** A name that cannot turn the words around it about. */
export function isolated(name: string): string {
  return FOREIGN.test(name) ? `${ISOLATE}${name}${END}` : name;
}
