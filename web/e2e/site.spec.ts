// The static site (`cargo xtask site`), below a path of its host: everything but play over a network.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as plain, expect, type Page } from '@playwright/test';
import { LOST_GAME, openRecord } from './records.ts';
import { byMouse, playGame, playNow, waitForTurn } from './table.ts';
import { StaticHost } from './static.ts';

/** The site is built once for the tests of a process; each test has a host of its own. */
const test = plain.extend<{ host: StaticHost }, { folder: string }>({
  folder: [async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'marchstone-site-'));
    execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--mode', 'site', '--emptyOutDir', '--outDir', folder], {
      cwd: resolve(import.meta.dirname, '..'), env: { ...process.env, MARCHSTONE_BASE: '/stones/' }, stdio: 'inherit',
    });
    await use(folder);
    rmSync(folder, { recursive: true });
  }, { scope: 'worker', timeout: 180_000 }],
  host: async ({ folder }, use) => {
    const host = new StaticHost(folder, '/stones/');
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
  context: async ({ context }, use) => {
    await context.addInitScript(() => localStorage.setItem('marchstone.settings', '{"pace":"fast"}'));
    await use(context);
  },
});
test.use({ serviceWorkers: 'allow' });

const title = (page: Page, name: string) => page.getByRole('heading', { name }).first();

test('every link and address of a site below a path works', async ({ page, host }) => {
  const failed: string[] = [];
  // A request that a navigation ends is no failure.
  page.on('requestfailed', (request) => { if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url()); });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/t/local-')) failed.push(response.url());
  });
  await page.goto('');
  for (const [link, heading] of [['Rules', 'Rules'], ['Learn to play', 'Learn to play'], ['Study board', 'Study board'], ['Settings', 'Settings']] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(title(page, heading)).toBeVisible();
    expect(page.url()).toContain(host.url);
  }
  for (const path of ['rules', 'rules/bergues', 'learn', 'study', 'settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(failed).toEqual([]);
});

test('a game is played and found again on a site', async ({ page }) => {
  await page.goto('');
  await playNow(page);
  let before = await playGame(page, byMouse, 2);
  while (before.moves.length < 2) before = await playGame(page, byMouse, 1);
  await page.reload();
  const after = await waitForTurn(page, -1);
  expect([after.seq, after.view]).toEqual([before.seq, before.view]);
  await page.getByRole('link', { name: 'Marchstone' }).click();
  await expect(page.getByRole('region', { name: 'Games on this device' }).getByRole('listitem')).toHaveCount(1);
});

test('pages that need a server say so', async ({ page }) => {
  for (const path of ['ladders', 'account', 'people/abc', 't/abc', 't/abc/replay']) {
    await page.goto(path);
    await expect(title(page, 'This needs a server')).toBeVisible();
  }
  await page.goto('');
  await expect(page.getByText('On this site you play against bots or with others at one device.')).toBeVisible();
  await expect(page.getByText('Anyone', { exact: true })).toBeHidden();
});

const mark = (page: Page) => page.evaluate(() => ((globalThis as { marked?: boolean }).marked = true));
/** Whether the page was not loaded again. While it is, there is nothing to ask. */
const isMarked = (page: Page) => page.evaluate(() => (globalThis as { marked?: boolean }).marked === true).catch(() => true);

/** Publishes another version, which the browser of the page stores. */
async function publish(page: Page, folder: string): Promise<void> {
  await appendFile(join(folder, 'sw.js'), '\n// another version\n');
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
  });
}

test('a new version is announced, and does not take a review away from another tab', async ({ page, context, folder, host }) => {
  await page.goto('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const other = await context.newPage();
  await openRecord(other, LOST_GAME, host.url);
  await other.getByRole('link', { name: 'Review', exact: true }).click();
  await other.getByRole('button', { name: 'Review this game' }).click();
  await expect(other.getByRole('button', { name: 'Stop' })).toBeVisible();
  await mark(other);
  await publish(page, folder);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByText('A game or a review is open in another tab.')).toBeVisible();
  expect(await isMarked(other)).toBe(true);
  await expect(other.getByText('A new version is ready.')).toBeHidden();
  // The review is left, and the other page takes the new version when it goes on.
  await mark(page);
  await other.close();
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('a new version is announced, and taken between two pages and not in a game', async ({ page, folder }) => {
  const notice = page.getByText('A new version is ready.');
  await page.goto('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await playNow(page);
  await waitForTurn(page, -1);
  await mark(page);
  await publish(page, folder);
  await playGame(page, byMouse, 2);
  await expect(notice).toBeHidden();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('link', { name: 'Marchstone' }).click();
  // The page is loaded again, with the new version.
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
  const stored = await page.evaluate(() => caches.keys());
  expect(stored.filter((name) => name.includes('precache'))).toHaveLength(1);
});
