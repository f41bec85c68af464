// Hints: where they are thought about, that they say why, and that they can be stopped.

import type { Page } from '@playwright/test';
import { createTable, expect, playNow, test, waitForTurn } from './table.ts';

const AGAINST_LAMB = { game: 'schotten-totten', options: { first: 'A' }, seats: [{ type: 'me' as const }, { type: 'bot' as const, level: 'lamb' }] };

/** The requests for hints that the page sends. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => { if (request.url().endsWith('/hint')) paths.push(request.url()); });
  return paths;
}

const box = (page: Page) => page.locator('.hint[role="status"]');
const withoutWorker = (page: Page) => page.route('**/local.json', (route) => route.fulfill({ status: 404 }));

/** A hint is shown, with its chance and with what the rules say about it. */
async function isExplained(page: Page): Promise<void> {
  await expect(box(page)).toContainText('The bot rates your chances with this move at');
  await expect(box(page).locator('.why').filter({ hasNotText: /^(The bot rates|It also considered)/ }).first()).toHaveText(/\w+ \w+ \w+/);
}

test('on this device', async ({ page }) => {
  await page.goto('/');
  await playNow(page);
  await waitForTurn(page, -1);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await isExplained(page);
});

test('at a server: the worker studies what the player sees', async ({ page }) => {
  const paths = asked(page);
  await createTable(page, AGAINST_LAMB);
  await waitForTurn(page, -1);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await isExplained(page);
  expect(paths).toEqual([]);
});

test('at a server without a worker: the server thinks', async ({ page }) => {
  await withoutWorker(page);
  const paths = asked(page);
  await createTable(page, AGAINST_LAMB);
  await waitForTurn(page, -1);
  await page.keyboard.press('i');
  await isExplained(page);
  expect(paths).toHaveLength(1);
});

test('a hint that the server thinks about can be stopped', async ({ page }) => {
  await withoutWorker(page);
  await createTable(page, AGAINST_LAMB);
  await waitForTurn(page, -1);
  // The server takes its time.
  await page.route('**/hint', () => undefined);
  // Stopped before it is sent, a request would neither be seen nor fail.
  const sent = page.waitForRequest('**/hint');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await sent;
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/hint'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await stopped;
  await expect(page.getByText('The bot is thinking')).toBeHidden();
  await expect(box(page)).toBeHidden();
  await page.unroute('**/hint');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await isExplained(page);
});

test('people who play each other get none', async ({ page, browser, server }) => {
  const paths = asked(page);
  await createTable(page, { ...AGAINST_LAMB, seats: [{ type: 'me' }, { type: 'anyone' }] });
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit here' }).click();
  const { can_hint } = await waitForTurn(page, -1);
  expect(can_hint).toBe(false);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByText('The bot is thinking')).toBeHidden();
  expect(paths).toEqual([]);
});
