/** Isolating names chosen by others in the middle of our sentences. */

/** Beyond Latin, some characters are written from right to left or change the direction of others. */
const FOREIGN = /[\u0250-\uffff]/;
const ISOLATE = '\u2068';
const END = '\u2069';

/** A name that cannot change the direction of the text around it. */
export function isolated(name: string): string {
  return FOREIGN.test(name) ? `${ISOLATE}${name}${END}` : name;
}
