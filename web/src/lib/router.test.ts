// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { read, router } from './router.svelte.ts';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(read('/')).toEqual({ page: 'home' });
    expect(read('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(read('/t/abc/')).toEqual({ page: 'table', id: 'abc' });
    expect(read('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' });
    expect(read('/people/x%20y')).toEqual({ page: 'person', id: 'x y' });
    expect(read('/ladders')).toEqual({ page: 'ladders', key: null });
    expect(read('/ladders/st')).toEqual({ page: 'ladders', key: 'st' });
    expect(read('/rules/bergues')).toEqual({ page: 'rules', game: 'bergues' });
  });

  it('that are none lead to the page that says so', () => {
    for (const path of ['/t', '/t/a/b', '/x', '/account/y', '/people', '/%']) expect(read(path)).toEqual({ page: 'missing' });
  });
});

describe('the router', () => {
  vi.stubGlobal('scrollTo', () => {});

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    let taken = false;
    document.querySelector('a')!.addEventListener('click', (event) => {
      router.click(event);
      taken = event.defaultPrevented;
      event.preventDefault(); // there is nowhere to go in a test
    });
    document.querySelector('a')!.dispatchEvent(event);
    return taken;
  }

  it('keeps clicks on our own links in the page', () => {
    expect(click('<a href="/settings">x</a>')).toBe(true);
    expect(location.pathname).toBe('/settings');
    expect(router.route).toEqual({ page: 'settings' });
  });

  it('leaves everything special to the browser', () => {
    expect(click('<a href="https://example.org/">x</a>')).toBe(false);
    expect(click('<a href="/api/docs">x</a>')).toBe(false);
    expect(click('<a href="/rules" target="_blank">x</a>')).toBe(false);
    expect(click('<a href="/rules" download>x</a>')).toBe(false);
    expect(click('<a href="/rules">x</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/settings#here">x</a>')).toBe(false);
  });
});
