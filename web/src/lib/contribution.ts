/**
 * What this browser adds to a shuffle, so that no server can have chosen it: something random, remembered until it
 * can be looked for among what the shuffle was made of.
 */

const KEY = 'delve.contributions';
const REMEMBERED = 50;

export function newContribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function remember(table: string, contribution: string): void {
  const kept = [...read().filter(([id]) => id !== table), [table, contribution]].slice(-REMEMBERED);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing plays all the same; it only cannot say later what it added.
  }
}

/** Whoever gives a seat up adds nothing. */
export function forget(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(read().filter(([id]) => id !== table)));
  } catch {
    // Nothing was kept.
  }
}

export function rememberedFor(table: string): string | undefined {
  return read().find(([id]) => id === table)?.[1];
}

function read(): [table: string, contribution: string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}
