// Firefox for a test, with the real server. Puppeteer speaks WebDriver BiDi with the Firefox of the system; Playwright would
// need a build of its own.

import { expect, test as plain } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Move, State } from '../src/lib/wire.ts';
import { Server } from '../e2e/server.ts';

export { expect };

/** A test with its own server and a page of Firefox. */
export const test = plain.extend<{ server: Server; firefox: Page }>({
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  },
  firefox: async ({ server }, use) => {
    const browser: Browser = await launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 860 });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(server.url);
    await page.evaluate(() => localStorage.setItem('marchstone.settings', '{"pace":"fast"}'));
    await use(page);
    await browser.close();
    expect(errors, 'no error in the console').toEqual([]);
  },
});

/** A request to the API with the session of the page. */
export function request<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async (method: string, path: string, body: string | null) => {
      const answer = await fetch(`/api${path}`, { method, headers: { 'content-type': 'application/json' }, body: body ?? undefined });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.json();
    },
    method, path, body === undefined ? null : JSON.stringify(body),
  ) as Promise<T>;
}

/** Presses an element at a visible point once it rests, since cards overlap and move. */
export async function press(page: Page, selector: string): Promise<void> {
  const spot = () => page.evaluate(async (selector: string) => {
    await new Promise(requestAnimationFrame);
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.scrollIntoView({ block: 'nearest' });
      const box = element.getBoundingClientRect();
      for (const part of [0.5, 0.08, 0.92, 0.25, 0.75]) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height * part];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  }, selector);
  let found: { x: number; y: number } | null = null;
  const rest = async () => {
    const [before, now] = [await spot(), await spot()];
    return (found = before && now && before.x === now.x && before.y === now.y ? now : null);
  };
  await expect.poll(rest, { message: `${selector} can be touched`, intervals: [30, 60, 120, 250] }).not.toBeNull();
  await page.mouse.click(found!.x, found!.y);
}

export const touch = (name: string): string => `[data-touch~="${name}"]`;

export async function make(page: Page, move: Move): Promise<void> {
  for (const name of move.touches) await press(page, touch(name));
}

/** Waits until it is this player's turn and the page shows it, or the table is over. */
export async function waitForTurn(page: Page, id: string, before: number): Promise<State> {
  let state!: State;
  await expect
    .poll(
      async () => {
        state = await request<State>(page, 'GET', `/tables/${id}`);
        const open = await page.evaluate(() => document.querySelector<HTMLElement>('[data-open]')?.dataset.open);
        if (['over', 'aborted'].includes(state.status)) return true;
        return state.turn !== null && state.turn === state.me && state.at !== before && open === String(state.at);
      },
      { intervals: [30, 60, 120], timeout: 30_000 },
    )
    .toBe(true);
  return state;
}

/** The visible text of the page. */
export const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);
