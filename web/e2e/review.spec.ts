// Reviews and puzzles: results as they come, cancel, key moments, all by keyboard.

import type { Page } from '@playwright/test';
import type { State } from '../src/lib/wire.ts';
import { clean } from './accessible.ts';
import { tabTo } from './keyboard.ts';
import { LOST_GAME, openRecord } from './records.ts';
import { createTable, expect, request, test } from './table.ts';

/** Plays the first legal moves of a game against a bot, gives it up, and opens its review. */
async function playAndReview(page: Page, game: string, moves: number): Promise<void> {
  const table = await createTable(page, { game, options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
  const state = () => request<State>(page, 'GET', `/tables/${table}`);
  await expect.poll(async () => (await state()).status).toBe('playing');
  for (let made = 0; made < moves; made += 1) {
    await expect.poll(async () => { const { turn, me } = await state(); return turn === me; }).toBe(true);
    const { moves: legal, at } = await state();
    const action = legal[Math.floor(legal.length / 2)]?.action ?? '';
    await request(page, 'POST', `/tables/${table}/commands`, { idempotency_key: `move-${made}`, type: 'act', at, actions: [action] });
  }
  await request(page, 'POST', `/tables/${table}/commands`, { idempotency_key: 'resign', type: 'resign' });
  await page.goto(`/t/${table}/replay#review`);
}

const review = (page: Page) => page.locator('#review');
const isReady = (page: Page) => expect(review(page).getByRole('status')).toContainText('The review is ready', { timeout: 120_000 });
const moments = (page: Page) => review(page).getByRole('button', { name: /^Move \d+: .* points given away/ });

/** The paths of the requests that the page sends to the API. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => { const { pathname } = new URL(request.url()); if (pathname.startsWith('/api/')) paths.push(pathname); });
  return paths;
}

test('from the end of a game to a key moment and back, by keyboard alone', async ({ page }) => {
  await openRecord(page, LOST_GAME);
  await tabTo(page, page.getByRole('link', { name: 'Review', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/replay#review$/);
  await expect(review(page)).toBeFocused();
  await tabTo(page, review(page).getByRole('button', { name: 'Review this game' }));
  await page.keyboard.press('Enter');
  await expect(review(page).getByRole('button', { name: 'Stop' })).toBeFocused();
  await isReady(page);
  await expect(review(page)).toBeFocused();
  await clean(page);
  const loss = () => moments(page).first().textContent();
  const mine = await loss();
  await tabTo(page, moments(page).first());
  await page.keyboard.press('Enter');
  const moment = review(page).locator('.moment.flow');
  await expect(moment.getByText('Better', { exact: true })).toBeVisible();
  await expect(moment.getByText('Played', { exact: true })).toBeVisible();
  // Why: what the rules say about the better move and about the one that was played.
  for (const reason of [moment.locator('dd').first(), moment.locator('dd').last()]) await expect(reason.locator('p').first()).toHaveText(/\w+ \w+/);
  await clean(page);
  await page.keyboard.press('Enter');
  await expect(moment).toHaveCount(0);
  // The other seat has other moments.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(review(page).getByRole('radio', { name: 'Ann' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(review(page).getByRole('radio', { name: 'Lamb' })).toBeChecked();
  await expect(review(page).getByRole('img')).toHaveAttribute('aria-label', /Winning chances of Lamb/);
  expect(await loss()).not.toBe(mine);
});

test('a game at a server is reviewed in the worker: sums with errors, a curve, key moments', async ({ page }) => {
  const paths = asked(page);
  await playAndReview(page, 'schotten-totten', 6);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await isReady(page);
  await expect(review(page).getByRole('img')).toHaveAttribute('aria-label', /Winning chances of/);
  await expect(review(page).locator('tbody tr')).toHaveCount(2);
  await expect(review(page).locator('tbody tr').first().locator('td').nth(1)).toHaveText(/^[+−]?\d+\.\d ± \d+\.\d$/);
  expect(paths.filter((path) => path === '/api/review')).toEqual([]);
});

test('without WebAssembly the server reviews', async ({ page }) => {
  await page.route('**/assets/local-*.wasm', (route) => route.fulfill({ status: 404 }));
  const paths = asked(page);
  await playAndReview(page, 'schotten-totten', 3);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await isReady(page);
  await expect(review(page).locator('tbody tr')).toHaveCount(2);
  expect(paths).toContain('/api/review');
});

test('a review can be stopped and goes on where it was', async ({ page }) => {
  await playAndReview(page, 'bergues', 10);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await review(page).getByRole('button', { name: 'Stop' }).click();
  await expect(review(page).getByRole('button', { name: /Go on|Review this game/ })).toBeVisible();
  await review(page).getByRole('button', { name: /Go on|Review this game/ }).click();
  await isReady(page);
});

test('a phone shows the review without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playAndReview(page, 'lords-of-scotland', 4);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await isReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const collection of ['schotten-totten', 'schotten-totten-tactics', 'lords-of-scotland', 'bergues']) {
  test(`${collection}: a puzzle is answered, explained, and remembered`, async ({ page }) => {
    // The puzzle of the day depends on the date.
    await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
    await page.goto(`/puzzles/${collection}`);
    await expect(page.getByText('What is the best move?')).toBeVisible();
    // A card of the hand, if the move needs one, and then whatever can be touched, until a move is made.
    const answered = page.locator('[data-answer]');
    const hand = page.locator('.stage [data-touch^="hand:"]:not([aria-disabled="true"])');
    const others = page.locator('.stage [data-touch]:not([data-touch^="hand:"]):not([aria-disabled="true"]):not([disabled])');
    await expect(hand.or(others).first()).toBeVisible();
    const stones = page.locator('.stage [data-touch*="stone:"]');
    const targets = (await stones.count()) > 0 ? stones : others;
    for (let at = 0; at < 60 && (await answered.count()) === 0; at += 1) {
      const [cards, places] = [await hand.count(), Math.max(1, await targets.count())];
      const card = hand.nth(Math.floor(at / places) % Math.max(1, cards));
      if (cards > 0 && (await card.getAttribute('aria-pressed')) !== 'true') await card.press('Enter');
      if ((await answered.count()) === 0) await targets.nth(at % places).press('Enter');
    }
    await expect(page.getByRole('heading', { name: /Right!|Not the best move/ })).toBeVisible();
    await expect(page.getByText(/^Best: /)).toBeVisible();
    await clean(page);
    expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('marchstone.puzzles') ?? '{}')).length)).toBe(1);
    await page.getByRole('button', { name: 'Next puzzle' }).press('Enter');
    await expect(page.getByText('What is the best move?')).toBeVisible();
  });
}

test('lessons lead to the easiest puzzles, one after the other', async ({ page }) => {
  await page.goto('/puzzles/schotten-totten-tactics#first');
  await expect(page.getByText('What is the best move?')).toBeVisible();
  await expect(page.locator('main select').nth(1)).toHaveValue('lamb');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Puzzle \d+$/);
  await page.goto('/puzzles/schotten-totten');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Puzzle of the day$/);
  await expect(page.locator('main select').nth(1)).toHaveValue('');
});
