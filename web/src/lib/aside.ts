/** What somebody has begun and comes back to: kept by the browser for as long as its window is open. */

const keyOf = (what: string) => `delve.aside.${what}`;

export function setAside(what: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(what), JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets what was begun when one goes elsewhere.
  }
}

export function lyingAside<T>(what: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(what)) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function clearAside(what: string): void {
  try {
    sessionStorage.removeItem(keyOf(what));
  } catch {
    // There is nothing to clear.
  }
}
