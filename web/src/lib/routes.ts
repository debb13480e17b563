/** The addresses of the page. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'cards' }
  | { page: 'account' }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [page = '', id] = path.split('/').filter(Boolean);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'lobby':
    case 'cards':
    case 'account':
      return { page };
    case 'table':
    case 'replay':
      return id ? { page, id: decodeURIComponent(id) } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}
