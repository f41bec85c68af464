// New versions of the client. The service worker (vite.config.ts) keeps all files of one version, so that pages open without
// a network, and installs a new version beside it. That one is taken into use between two pages, never in the middle of a
// game: then all pages of this browser load again.

import { untrack } from 'svelte';
import { BASE } from './base.ts';
import { untilIdle } from './idle.ts';
import type { Workbox } from 'workbox-window';

/** How often a page that stays open asks for a new version. */
const EVERY = 3_600_000;
/** How long a new service worker may take to take over, in milliseconds. */
const TAKEOVER = 1000;
/** How long a first visitor has to open something before all files are loaded, in milliseconds. */
const FIRST_VISIT = 2000;
/** The Web Lock that pages share while they must not be loaded again. */
const LOCK = 'marchstone.in-use';

class Updates {
  /** Whether a new version is installed and waits. */
  ready = $state(false);
  /** Whether the server refused a request, because it speaks another version of the protocol. */
  outdated = $state(false);
  #workbox: Workbox | null = null;
  /** How often this page keeps updates off. */
  held = $state(0);
  /** Resolves when this page no longer holds the lock. */
  #released: Promise<unknown> = Promise.resolve();

  /** Registers the service worker once the page is loaded, so that it does not compete with it. */
  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV || savesData()) return;
    // On a first visit, what the visitor opens comes before what can wait.
    if (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, FIRST_VISIT));
    await untilIdle();
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(`${BASE}sw.js`, { scope: BASE });
    workbox.addEventListener('waiting', () => (this.ready = true));
    // The first service worker takes over the page that installed it; each later one belongs to a new version.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) location.reload();
      controlled = true;
    });
    this.#workbox = workbox;
    // A browser may refuse to store anything; then there are pages only with a network.
    await workbox.register().catch(() => undefined);
    const look = () => void workbox.update().catch(() => undefined);
    setInterval(look, EVERY);
    addEventListener('online', look);
  }

  /** Keeps updates off until the returned function is called, for what must not be interrupted. */
  hold(): () => void {
    let release: () => void = () => {};
    const held = new Promise<void>((done) => (release = done));
    this.#released = Promise.all([this.#released, navigator.locks?.request(LOCK, { mode: 'shared' }, () => held)]);
    untrack(() => (this.held += 1));
    return () => {
      release();
      this.held -= 1;
    };
  }

  /** Takes the new version into use, unless a page of this browser keeps updates off. Says whether it does. */
  async take(): Promise<boolean> {
    await this.#released;
    return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) this.#activate();
      return lock !== null;
    });
  }

  /** The new service worker takes over, and this page is loaded again (see `watch`). */
  #activate(): void {
    this.#workbox?.messageSkipWaiting();
    // Chromium may keep the old one until the page is left, though no request is in progress.
    setTimeout(() => this.held === 0 && location.reload(), TAKEOVER);
  }

  /** Loads the version of the server, because it refuses this one. */
  async renew(): Promise<void> {
    // A page that no service worker answered came from the server, and so will the next one.
    if (!navigator.serviceWorker?.controller) return location.reload();
    const registration = await navigator.serviceWorker.getRegistration(BASE);
    await registration?.update().catch(() => undefined);
    const { installing } = registration ?? {};
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    // The page is loaded again when the new service worker takes over, see `watch`.
    if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  }
}

/** Whether the person asked the browser to save data, and did not install the app. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true && !isInstalled();
}

/** Whether the app is installed, and this is its window. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export const updates = new Updates();
