/** The addresses of the page. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'cards' }
  | { page: 'decks' }
  | { page: 'deck'; id: string }
  | { page: 'account' }
  | { page: 'help' }
  | { page: 'campaigns' }
  | { page: 'campaign'; id: string }
  | { page: 'learn' }
  | { page: 'rules' }
  | { page: 'rule'; id: string }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [page = '', id, ...more] = path.split('/').filter(Boolean);
  if (more.length) return { page: 'missing' };
  switch (page) {
    case '':
      return { page: 'home' };
    case 'lobby':
    case 'cards':
    case 'decks':
    case 'account':
    case 'help':
    case 'learn':
      return { page: id ? 'missing' : page };
    case 'campaigns':
      return id ? withId('campaign', id) : { page };
    case 'table':
    case 'replay':
    case 'deck':
      return withId(page, id);
    case 'rules':
      return id ? withId('rule', id) : { page };
    default:
      return { page: 'missing' };
  }
}

/** Malformed escapes, as in a truncated address, are treated as missing. */
function withId(page: 'table' | 'replay' | 'deck' | 'rule' | 'campaign', id = ''): Route {
  try {
    return id ? { page, id: decodeURIComponent(id) } : { page: 'missing' };
  } catch {
    return { page: 'missing' };
  }
}

/** The moment of a replay in an address; invalid numbers are made valid. */
export function momentIn(search: string): number {
  return Math.trunc(Number(new URLSearchParams(search).get('n'))) || 0;
}
