// Reviews and puzzles: results as they come, cancel, key moments, all by keyboard.

import type { Page } from '@playwright/test';
import type { State } from '../src/lib/wire.ts';
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

test('a review shows sums and key moments, by keyboard alone', async ({ page }) => {
  await playAndReview(page, 'schotten-totten', 6);
  await review(page).getByRole('button', { name: 'Review this game' }).press('Enter');
  await expect(review(page).getByRole('status')).toContainText('The review is ready', { timeout: 120_000 });
  await expect(review(page).getByRole('img')).toHaveAttribute('aria-label', /Winning chances of/);
  await expect(review(page).locator('tbody tr')).toHaveCount(2);
  const moment = review(page).getByRole('button', { name: /^Move \d+: .* points given away/ }).first();
  await moment.press('Enter');
  await expect(review(page).getByText('Better', { exact: true })).toBeVisible();
  await expect(review(page).getByText('Played', { exact: true })).toBeVisible();
  await moment.press('Enter');
  await expect(review(page).getByText('Better', { exact: true })).toHaveCount(0);
});

test('a review can be stopped and goes on where it was', async ({ page }) => {
  await playAndReview(page, 'bergues', 10);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await review(page).getByRole('button', { name: 'Stop' }).click();
  await expect(review(page).getByRole('button', { name: /Go on|Review this game/ })).toBeVisible();
  await review(page).getByRole('button', { name: /Go on|Review this game/ }).click();
  await expect(review(page).getByRole('status')).toContainText('The review is ready', { timeout: 120_000 });
});

test('a phone shows the review without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playAndReview(page, 'lords-of-scotland', 4);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await expect(review(page).getByRole('status')).toContainText('The review is ready', { timeout: 120_000 });
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
    expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('marchstone.puzzles') ?? '{}')).length)).toBe(1);
    await page.getByRole('button', { name: 'Next puzzle' }).press('Enter');
    await expect(page.getByText('What is the best move?')).toBeVisible();
  });
}
