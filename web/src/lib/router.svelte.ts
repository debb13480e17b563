/** The router: real addresses through the History API; the server sends the page for each of them. */

import { routeOf } from './routes';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  readonly route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.read());
    // One listener for all links: ordinary clicks on internal links need no reload.
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
      // Some browsers limit how often the address may change. Replacing may fail silently; navigating must not.
      if (!replace) location.assign(address);
      return;
    }
    this.read();
    // A new page starts at its top; within a page the scroll position stays.
    if (this.path !== before) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();
