// Which nets are stored for play without a network.
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const HERE = 'http://here/';
const LIST = {
  games: {},
  nets: { one: 'assets/local-one-1.net', two: 'assets/local-two-1.net' },
  policies: { strong: 'assets/local-strong-1.weights' },
};

/** What a cache with these files has after the nets are stored. */
async function stored(files: string[]): Promise<string[]> {
  const urls = new Set(files.map((file) => HERE + file));
  const cache = {
    match: async (url: string) => (urls.has(url) ? new Response() : undefined),
    add: async (url: string) => void urls.add(url),
    keys: async () => [...urls].map((url) => ({ url })),
    delete: async (url: string) => urls.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('location', { origin: HERE });
  vi.stubGlobal('fetch', async () => Response.json(LIST));
  vi.doMock('../lib/idle.ts', () => ({ untilIdle: async () => {} }));
  const { storeNets } = await import('./nets.ts');
  await storeNets();
  return [...urls].map((url) => url.slice(HERE.length)).sort();
}

it('stores all value nets, and no policy', async () => {
  expect(await stored([])).toEqual(['assets/local-one-1.net', 'assets/local-two-1.net']);
});

it('keeps a policy that was used, and removes nets of other versions', async () => {
  const policy = 'assets/local-strong-1.weights';
  expect(await stored([policy, 'assets/local-one-0.net', 'assets/local-strong-0.weights'])).toEqual([
    'assets/local-one-1.net', policy, 'assets/local-two-1.net',
  ]);
});
