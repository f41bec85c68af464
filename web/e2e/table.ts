// Plays at a table through the page, as a person does.

import { test as plain, expect, type Page } from '@playwright/test';
import { isLocal } from '../src/lib/local-id.ts';
import type { Move, NewTable, State } from '../src/lib/wire.ts';
import { loadLocalState } from './local.ts';
import { Server } from './server.ts';

export { expect };

/** A test with its own server, which is the base URL of its pages. */
export const test = plain.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: async ({ server }, use) => use(server.url),
  // Bots are not slowed down, unless a test chooses another pace.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      if (!localStorage.getItem('marchstone.settings')) localStorage.setItem('marchstone.settings', '{"pace":"fast"}');
    });
    await use(context);
  },
});

/** A request to the API with the session of the page. */
export async function request<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body] as const,
  );
}

/** The id of the table on the page. */
export function tableId(page: Page): string {
  const id = /\/t\/([a-z0-9-]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no table`);
  return id;
}

/** The state of the table on the page, at the server or on this device. */
export function loadState(page: Page): Promise<State> {
  const id = tableId(page);
  return isLocal(id) ? loadLocalState(page, id) : request<State>(page, 'GET', `/tables/${id}`);
}

/** Creates a table as a guest and opens its page. */
export async function createTable(page: Page, table: NewTable): Promise<string> {
  await page.goto('/');
  await request(page, 'POST', '/session/guest');
  const { id } = await request<{ id: string }>(page, 'POST', '/tables', table);
  await page.goto(`/t/${id}`);
  return id;
}

/** Presses "Play now" on the first page, and waits for its table on this device. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/local-/);
}

/** The element of a touch. */
export const elementOf = (page: Page, touch: string) => page.locator(`[data-touch~="${touch}"]`).first();

/** Presses an element at a visible point, since cards overlap. */
export async function press(page: Page, touch: string): Promise<void> {
  const spot = () => page.evaluate(async (touch) => {
    await new Promise(requestAnimationFrame);
    for (const element of document.querySelectorAll<HTMLElement>(`[data-touch~="${touch}"]`)) {
      element.scrollIntoView({ block: 'nearest' });
      const box = element.getBoundingClientRect();
      for (const part of [0.5, 0.08, 0.92, 0.25, 0.75]) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height * part];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  }, touch);
  let found: { x: number; y: number } | null = null;
  // Waits until the element rests: twice at the same point.
  const rest = async () => {
    const [before, now] = [await spot(), await spot()];
    return (found = before && now && before.x === now.x && before.y === now.y ? now : null);
  };
  await expect.poll(rest, { message: `${touch} can be touched`, intervals: [30, 60, 120, 250] }).not.toBeNull();
  await page.mouse.click(found!.x, found!.y);
}

/** A way to make a move on the page. */
export type Hand = (page: Page, move: Move) => Promise<void>;

export const byMouse: Hand = async (page, move) => {
  for (const touch of move.touches) await press(page, touch);
};

/** A simple player: claims if possible, else varies its moves. */
export function choose(state: State, turn: number): Move {
  const claim = state.moves.find((move) => move.action.startsWith('!'));
  const chosen = claim ?? state.moves[(turn * 7) % state.moves.length];
  if (!chosen) throw new Error('there is nothing to do');
  return chosen;
}

/** Waits until it is this player's turn and the page shows it, or the round is over. */
export async function waitForTurn(page: Page, before: number): Promise<State> {
  let state!: State;
  await expect
    .poll(
      async () => {
        state = await loadState(page);
        const open = await page.evaluate(() => document.querySelector<HTMLElement>('[data-open]')?.dataset.open);
        if (['between', 'over', 'aborted'].includes(state.status)) return true;
        return state.turn !== null && state.turn === state.me && state.at !== before && open === String(state.at);
      },
      { intervals: [20, 40, 80, 160], timeout: 30_000 },
    )
    .toBe(true);
  return state;
}

/** Plays until the round is over or `most` moves were made. Returns the last state. */
export async function playGame(page: Page, hand: Hand, most = 400, pick = choose): Promise<State> {
  let state = await waitForTurn(page, -1);
  for (let turn = 0; turn < most && state.status === 'playing'; turn++) {
    const { at, moves } = state;
    // The board may have made the only move by itself: then there is nothing to touch.
    const alone = moves.length === 1;
    await hand(page, pick(state, turn)).catch(async (error: unknown) => {
      if (!alone || (await loadState(page)).at === at) throw error;
    });
    state = await waitForTurn(page, at);
  }
  return state;
}
