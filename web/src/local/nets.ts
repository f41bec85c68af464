// The nets of the bots for play without a network. A game loads those it needs; the service worker keeps them. The other value nets are
// stored as soon as they are likely to be needed. Policy nets are larger, and bots play without them: they are not stored ahead.

import { BASE } from '../lib/base.ts';
import { untilIdle } from '../lib/idle.ts';
import { loadFiles } from './wasm.ts';

/** The cache that the service worker answers from (vite.config.ts). */
const CACHE = 'marchstone-nets';

let storing: Promise<void> | null = null;

/** Stores the value nets of all games, once the page has nothing else to do, and removes nets of other versions. */
export function storeNets(): Promise<void> {
  // Without a service worker nothing is answered from a cache. What failed is tried again by the next call.
  if (!navigator.serviceWorker?.controller) return Promise.resolve();
  return (storing ??= untilIdle().then(store).catch(() => void (storing = null)));
}

async function store(): Promise<void> {
  const [{ nets, policies }, cache] = await Promise.all([loadFiles(), caches.open(CACHE)]);
  const addresses = (files: Record<string, string>): string[] =>
    Object.values(files).map((path) => new URL(`${BASE}${path}`, location.origin).href);
  // One after the other, so that they take little of the line.
  for (const address of addresses(nets)) if (!(await cache.match(address))) await cache.add(address);
  const current = [...addresses(nets), ...addresses(policies)];
  for (const { url } of await cache.keys()) if (!current.includes(url)) await cache.delete(url);
}
