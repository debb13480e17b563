/** How far this browser has turned the pages of a lesson; the game itself is kept by the server. */

const KEY = 'delve.lesson';

interface Bookmark {
  table: string;
  page: number;
}

/** The furthest page seen at a table; 0 if another lesson was played since. */
export function bookmarkOf(table: string): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Bookmark>;
    return kept.table === table ? (kept.page ?? 0) : 0;
  } catch {
    // Without storage, pages are read again from the last task.
    return 0;
  }
}

export function keepBookmark(table: string, page: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, page } satisfies Bookmark));
  } catch {
    // Storage is optional.
  }
}
