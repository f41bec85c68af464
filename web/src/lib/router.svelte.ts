// Client-side routing. The address is the single source of truth; links are plain `<a href>` elements.

export type Route =
  | { page: 'home' } | { page: 'table'; id: string } | { page: 'replay'; id: string } | { page: 'person'; id: string }
  | { page: 'ladders'; key: string | null } | { page: 'account' } | { page: 'settings' }
  | { page: 'rules'; game: string | null } | { page: 'learn'; lesson: string | null } | { page: 'study' } | { page: 'style' } | { page: 'missing' };

export function read(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'missing' }; // malformed percent-encoding
  }
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && parts.length === 3) return { page: 'replay', id: second };
  if (first === 'people' && second && parts.length === 2) return { page: 'person', id: second };
  if (first === 'ladders' && parts.length <= 2) return { page: 'ladders', key: second ?? null };
  if (first === 'account' && parts.length === 1) return { page: 'account' };
  if (first === 'settings' && parts.length === 1) return { page: 'settings' };
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', game: second ?? null };
  if (first === 'style' && parts.length === 1) return { page: 'style' };
  if (first === 'study' && parts.length === 1) return { page: 'study' };
  if (first === 'learn' && parts.length <= 2) return { page: 'learn', lesson: second ?? null };
  return { page: 'missing' };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(read(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Navigates to an address of this app. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const before = this.path;
    this.#look();
    if (this.path !== before) scrollTo(0, 0);
  }

  /** Handles clicks on internal links; new tabs, downloads and external links are left to the browser. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.hash) return; // the browser scrolls there itself
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  };
}

export const router = new Router();
