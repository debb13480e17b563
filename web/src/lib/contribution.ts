/**
 * This browser's random contribution to a shuffle, so that the server cannot choose the cards. It is stored until it
 * can be compared with the ingredients that the server reveals.
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
    // Without storage, play works but the contribution cannot be verified later.
  }
}

/** Forgets the contribution of a seat that was given up. */
export function forget(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(read().filter(([id]) => id !== table)));
  } catch {
    // No storage: nothing was stored.
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
