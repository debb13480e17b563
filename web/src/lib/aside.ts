/** Unfinished work that somebody may come back to, kept in the browser's session storage. */

const keyOf = (what: string) => `delve.aside.${what}`;

export function setAside(what: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(what), JSON.stringify(value));
  } catch {
    // Without storage, unfinished work is lost when leaving the page.
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
