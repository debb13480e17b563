/** Where we are: real addresses by the History API; the server sends the page for every one of them. */

import { routeOf } from './routes';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  readonly route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.read());
    // One listener for all links: an ordinary click on an address of ours needs no reload.
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string, replace = false): void {
    const before = this.path;
    try {
      history[replace ? 'replaceState' : 'pushState'](null, '', address);
    } catch {
      // Some browsers let an address change only so often. What is shown goes on without it; a way elsewhere does not.
      if (!replace) location.assign(address);
      return;
    }
    this.read();
    // Another page begins at its top; within a page one stays where one is looking.
    if (this.path !== before) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();
