// Client-side routing. The address is the single source of truth; links are plain `<a href>` elements. Paths are those below
// the base of the client.

import { addressOf, BASE, pathBelow } from './base.ts';

export type Route =
  | { page: 'home' } | { page: 'table'; id: string } | { page: 'replay'; id: string } | { page: 'person'; id: string }
  | { page: 'ladders'; key: string | null } | { page: 'account' } | { page: 'settings' }
  | { page: 'rules'; game: string | null } | { page: 'learn'; lesson: string | null } | { page: 'study' } | { page: 'puzzles'; collection: string | null } | { page: 'style' } | { page: 'missing' };

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
  if (first === 'puzzles' && parts.length <= 2) return { page: 'puzzles', collection: second ?? null };
  if (first === 'learn' && parts.length <= 2) return { page: 'learn', lesson: second ?? null };
  return { page: 'missing' };
}

const currentPath = (): string => pathBelow(BASE, location.pathname) ?? location.pathname;

class Router {
  path = $state(currentPath());
  hash = $state(location.hash);
  route = $derived(read(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  #look(): void {
    this.path = currentPath();
    this.hash = location.hash;
  }

  /** Navigates to a path of this app, or to a part of this page (`#…`). */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to.startsWith('/') ? addressOf(to) : to);
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
    const path = pathBelow(BASE, to.pathname);
    if (to.origin !== location.origin || path === null || path.startsWith('/api/')) return;
    if (path === this.path && to.hash) return; // the browser scrolls there itself
    event.preventDefault();
    this.go(path + to.search + to.hash);
  };
}

export const router = new Router();
