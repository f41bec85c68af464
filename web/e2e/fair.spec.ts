// The check of the shuffle: proved, consistent only, wrong.

import type { Page } from '@playwright/test';
import type { State } from '../src/lib/wire.ts';
import { createTable, expect, request, test } from './table.ts';

const key = (table: string) => `marchstone.nonce.${table}`;
const verdict = (page: Page) => page.locator('#fair').getByRole('status');

/** Plays a game at which this browser sees the deal, gives it up, and opens its replay. */
async function playAndReplay(page: Page, game: string): Promise<string> {
  const table = await createTable(page, { game, options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
  const noted = () => page.evaluate((key) => localStorage.getItem(key) ?? '', key(table));
  await expect.poll(noted, { message: 'the deal is noted' }).toContain('"deals":{"1":');
  await request(page, 'POST', `/tables/${table}/commands`, { idempotency_key: 'resign', type: 'resign' });
  await page.goto(`/t/${table}/replay#fair`);
  return table;
}

/** Changes what this browser noted, and opens the replay again. */
async function change(page: Page, table: string, change: (noted: string) => string | null): Promise<void> {
  const noted = await page.evaluate((key) => localStorage.getItem(key) ?? '', key(table));
  await page.evaluate(([key, value]) => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)), [key(table), change(noted)] as const);
  await page.reload();
}

for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) {
  test(`${game}: a deal that was noted and seen is proved`, async ({ page }) => {
    await playAndReplay(page, game);
    await expect(verdict(page)).toContainText('Proved');
    await expect(page.locator('#fair')).not.toContainText('Not proved');
  });
}

test('without notes of this browser it is consistent only, and says what is missing', async ({ page }) => {
  const table = await playAndReplay(page, 'bergues');
  await change(page, table, (noted) => JSON.stringify({ ...JSON.parse(noted), deals: {} }));
  await expect(verdict(page)).toContainText('not proved');
  await expect(page.locator('#fair .missing li')).toHaveText([/did not note what you saw/]);
  await change(page, table, () => null);
  await expect(verdict(page)).toContainText('not proved');
  await expect(page.locator('#fair .missing li')).toHaveText([/noted no promise/, /No number from this browser/, /did not note what you saw/]);
});

test('other cards than the player saw are wrong', async ({ page }) => {
  const table = await playAndReplay(page, 'schotten-totten');
  await change(page, table, (noted) => {
    const hand = / (?:[roygbp][1-9]){6}\//.exec(noted)?.[0] ?? '';
    return noted.replace(hand, hand.replace(/[1-9]/, (value) => String((Number(value) % 9) + 1)));
  });
  await expect(verdict(page)).toContainText('should not be trusted');
  await expect(page.locator('#fair')).toContainText('not the cards that you saw');
});

test('a server that shows another secret is wrong', async ({ page }) => {
  const table = await playAndReplay(page, 'bergues');
  await page.route(`**/api/tables/${table}`, async (route) => {
    const response = await route.fetch();
    const state = (await response.json()) as State;
    await route.fulfill({ response, json: { ...state, fairness: { ...state.fairness, secret: '00'.repeat(32) } } });
  });
  await page.reload();
  await expect(verdict(page)).toContainText('should not be trusted');
  await expect(page.locator('#fair')).toContainText('not the one that was promised');
});
