// Without a server and without a network: the installed client, whole games, and what is kept of them.

import type { BrowserContext, Page } from '@playwright/test';
import { isLocal } from '../src/lib/local-id.ts';
import { clean } from './accessible.ts';
import { Eyes, lessonsOf, walk } from './lessons.ts';
import { LOST_GAME, newGame, openRecord } from './records.ts';
import { byMouse, choose, elementOf, expect, loadState, playGame, playNow, press, tableId, test, waitForTurn } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const GAMES = { 'schotten-totten': 'Schotten Totten', 'lords-of-scotland': 'Lords of Scotland', bergues: 'Bergues' };

/** Opens the first page, and waits until the service worker has stored everything. */
async function install(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** The files with this ending that are stored. */
const stored = (page: Page, ending: string) => page.evaluate(async (ending) => {
  const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return files.flat().map(({ url }) => url).filter((url) => url.endsWith(ending));
}, ending);
const nets = (page: Page) => stored(page, '.net');
const policies = (page: Page) => stored(page, '.weights');

/** Plays on this device once, after which the nets of all games are stored. */
async function playOnce(page: Page): Promise<void> {
  await playNow(page);
  await waitForTurn(page, -1);
  await page.goto('/');
  await expect.poll(async () => (await nets(page)).length).toBe(5);
}

/** Takes the server and the network away. */
async function disconnect(context: BrowserContext, server: { stop(signal: 'SIGKILL'): Promise<void> }): Promise<void> {
  await server.stop('SIGKILL');
  await context.setOffline(true);
}

/** Opens the first page once, and takes the server and the network away. */
async function goOffline(page: Page, context: BrowserContext, server: { stop(signal: 'SIGKILL'): Promise<void> }): Promise<void> {
  await install(page);
  await disconnect(context, server);
}

for (const [game, name] of Object.entries(GAMES)) {
  test(`without a server: a whole game of ${name} against a drover, its replay and its review`, async ({ page, context, server }) => {
    test.slow();
    await install(page);
    await playOnce(page);
    await disconnect(context, server);
    await page.reload();
    await expect(page.getByText('The server cannot be reached. You can still play on this device').first()).toBeVisible();
    await page.getByRole('button', { name: `Play ${name} against a bot` }).click();
    await expect(page).toHaveURL(/\/t\/local-/);
    const start = await loadState(page);
    expect([start.setup.game, start.seats.map(({ who }) => who?.type === 'bot' && who.level)]).toEqual([game, [false, 'drover']]);
    let end = await playGame(page, byMouse);
    while (end.status === 'between') {
      await page.getByRole('button', { name: 'Next round' }).click();
      await expect.poll(async () => (await loadState(page)).status).toBe('playing');
      end = await playGame(page, byMouse);
    }
    expect([end.status, end.outcome?.ending]).toEqual(['over', 'played']);
    await page.getByRole('link', { name: 'Replay' }).first().click();
    await expect(page).toHaveURL(/\/t\/local-[0-9a-f]{16}\/replay/);
    const slider = page.getByRole('slider');
    await expect(slider).toHaveValue('0');
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(slider).toHaveValue((await slider.getAttribute('max'))!);
    await expect(page.getByText(/^Proved:/)).toBeVisible();
    const review = page.locator('#review');
    await review.getByRole('button', { name: 'Review this game' }).click();
    await expect(review.getByRole('status')).toContainText('The review is ready', { timeout: 240_000 });
    await expect(review.locator('tbody tr')).toHaveCount(start.seats.length);
  });
}

test('a game loads one net; once a person has played, all are stored for play without a network', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => { if (request.url().endsWith('.net')) loaded.push(new URL(request.url()).pathname); });
  await install(page);
  expect(await nets(page)).toEqual([]);
  await playNow(page);
  await playGame(page, byMouse, 3);
  expect(loaded.map((path) => /local-([a-z-]+)-/.exec(path)?.[1])).toEqual(['schotten-totten-base']);
  expect(await nets(page)).toHaveLength(1);
  // A net of another version is removed.
  await page.evaluate(async () => (await caches.open('marchstone-nets')).put('/assets/local-old-0.net', new Response('')));
  await page.goto('/');
  await expect.poll(async () => (await nets(page)).filter((url) => !url.includes('old')).length).toBe(5);
  await expect.poll(async () => (await nets(page)).length).toBe(5);
  // Nobody has played with a policy.
  expect(await policies(page)).toEqual([]);
});

test('a policy is kept once a laird has played with it, and the laird plays without a network', async ({ page, context, server }) => {
  await install(page);
  await openRecord(page, newGame('laird'));
  await playGame(page, byMouse, 2);
  expect(await policies(page)).toHaveLength(1);
  await page.evaluate(async () => (await caches.open('marchstone-nets')).put('/assets/local-old-0.weights', new Response('')));
  await page.goto('/');
  await expect.poll(async () => (await nets(page)).length).toBe(5);
  await expect.poll(async () => (await policies(page)).length).toBe(1);
  expect(await policies(page)).toEqual([expect.stringContaining('schotten-totten-base-policy')]);
  await disconnect(context, server);
  await openRecord(page, newGame('laird'));
  expect((await playGame(page, byMouse, 2)).status).toBe('playing');
});

test('a visitor who has not played yet can play without a network: bots search without a net', async ({ page, context, server }) => {
  await goOffline(page, context, server);
  await page.getByRole('button', { name: 'Play Bergues against a bot' }).click();
  await expect(page).toHaveURL(/\/t\/local-/);
  expect((await playGame(page, byMouse, 2)).status).toBe('playing');
  expect(await nets(page)).toEqual([]);
});

test('the client can be installed, and every page that needs no server starts cold without one', async ({ page, context, server }) => {
  await install(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect([errors, JSON.parse(data ?? '{}').name]).toEqual([[], 'Marchstone']);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The contexts of tests are private windows, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)).toBe('activated');
  await openRecord(page, LOST_GAME);
  const replay = `/t/${tableId(page)}/replay`;
  await page.close();
  await disconnect(context, server);
  const games = Object.keys(GAMES).map((game) => `/rules/${game}`);
  const puzzles = ['schotten-totten', 'schotten-totten-tactics', 'lords-of-scotland', 'bergues'].map((collection) => `/puzzles/${collection}`);
  for (const path of ['/', '/rules', ...games, '/learn', '/learn/schotten-totten', '/puzzles', ...puzzles, replay, '/study', '/settings', '/style', '/nowhere']) {
    const cold = await context.newPage();
    await cold.goto(path);
    await expect(cold.getByRole('heading').first()).toBeVisible();
    await expect(cold.getByRole('heading', { name: 'This page failed to load' })).toBeHidden();
    if (path.startsWith('/rules/')) await expect(cold.locator('.rules strong[id]').first()).toBeVisible();
    if (path.startsWith('/puzzles/')) await expect(cold.getByText('What is the best move?')).toBeVisible();
    if (path === replay) await expect(cold.getByRole('slider')).toHaveAttribute('max', '89');
    await cold.close();
  }
});

test('a lesson is taken without a server: the rules and its opponent are in the worker', async ({ page, context, server }) => {
  const eyes = new Eyes(page);
  await eyes.watchWorker(page);
  await goOffline(page, context, server);
  const lesson = lessonsOf('bergues').find(({ id }) => id === 'bergues-junior')!;
  await page.goto(`/learn/${lesson.id}`);
  await walk(page, eyes, lesson);
  await expect(page.getByRole('heading', { name: 'Lesson complete' })).toBeVisible();
});

test('a position is studied without a server, with the advice of a laird', async ({ page, context, server }) => {
  await install(page);
  await openRecord(page, newGame('lamb'));
  const { view } = await waitForTurn(page, -1);
  await disconnect(context, server);
  await page.goto(`/study#${new URLSearchParams({ p: view! })}`);
  await page.getByRole('button', { name: 'Ask the laird' }).click();
  await expect(page.getByText(/^The laird would play/)).toBeVisible();
});

test('a page that needs the server says plainly that it cannot be reached', async ({ page, context, server }) => {
  await goOffline(page, context, server);
  await page.goto('/ladders');
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
});

test('a server of another protocol is told plainly, and the right version can be loaded', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 409, json: { code: 'other-protocol', message: 'other' } }));
  await page.goto('/');
  const notice = page.getByText('The server has a different version from this page, so');
  await expect(notice).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Load the right version' }).click();
  await expect(page.getByText('Nobody is waiting right now.')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('one click to the first own move', async ({ page }) => {
  await page.goto('/');
  await playNow(page);
  const state = await waitForTurn(page, -1);
  expect(isLocal(tableId(page))).toBe(true);
  expect(state.moves.length).toBeGreaterThan(0);
  // No guest was made for it.
  expect((await whoAmI(page)).status).toBe(401);
});

const whoAmI = (page: Page) => page.evaluate(async () => ({ status: (await fetch('/api/me')).status }));

test('a game survives the end of its page in the middle of a turn', async ({ page, context }) => {
  await page.goto('/');
  await playNow(page);
  let before = await playGame(page, byMouse, 3);
  // The board makes a single move by itself: a turn with a choice is needed.
  while (before.moves.length < 2) before = await playGame(page, byMouse, 1);
  // A card is chosen, and not yet where it goes.
  await press(page, choose(before, 3).touches[0]!);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('region', { name: 'Games on this device' }).getByRole('link', { name: /Schotten Totten/ }).first().click();
  const after = await waitForTurn(next, -1);
  expect([after.table, after.seq, after.at, after.view, after.moves]).toEqual([before.table, before.seq, before.at, before.view, before.moves]);
  expect((await playGame(next, byMouse, 1)).at).toBeGreaterThan(before.at);
});

test('at one device the table is covered between the turns of two people', async ({ page }) => {
  await page.goto('/');
  await page.getByText('On this device', { exact: true }).click();
  await page.getByLabel('Player 1').fill('Ann');
  await page.getByLabel('Player 2').fill('Ben');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/local-/);
  const hand = page.locator('[data-touch^="hand:"]');
  for (let turn = 0; turn < 4; turn++) {
    const lift = page.getByRole('button', { name: /^I am (Ann|Ben): show the table$/ });
    await expect(lift).toBeVisible();
    await expect(hand).toHaveCount(0);
    if (turn === 0) await clean(page);
    await lift.click();
    await expect(hand.first()).toBeVisible();
    // The state of a second page is covered, so the board itself says what can be played.
    await hand.first().click();
    await press(page, `stone:${turn + 1}`);
    const pile = page.locator('[data-touch^="pile:"]:not([aria-disabled=true]), [data-touch="end"]').first();
    // The board draws by itself where there is one pile, perhaps before it can be touched here.
    await expect(async () => {
      if (await lift.isHidden()) await pile.click({ timeout: 1000 });
      await expect(lift).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
});

test('a local game is saved as a record, deleted after a question, and read again', async ({ page }) => {
  await page.goto('/');
  await playNow(page);
  let state = await playGame(page, byMouse, 2);
  while (state.moves.length < 2) state = await playGame(page, byMouse, 1);
  await page.goto('/');
  const games = page.getByRole('region', { name: 'Games on this device' });
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await clean(page);
  const saved = page.waitForEvent('download');
  await games.getByRole('button', { name: /^Save as a record/ }).click();
  const file = await (await saved).path();
  await games.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await games.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(games).toBeHidden();
  await page.getByLabel('Open a record').setInputFiles(file);
  await expect(page).toHaveURL(/\/t\/local-/);
  const again = await waitForTurn(page, -1);
  expect(again.table).not.toBe(state.table);
  expect([again.view, again.moves]).toEqual([state.view, state.moves]);
  await elementOf(page, again.moves[0]!.touches[0]!).isVisible();
});
