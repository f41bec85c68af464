// A page that comes over http from another machine, as in a local network: browsers keep some of their functions from it.

import playwright from '../playwright.config.ts';
import { byMouse, expect, playGame, tableId, test } from './table.ts';
import { isLocal } from '../src/lib/local-id.ts';

const HOST = 'marchstone.test';

test.use({
  launchOptions: { ...playwright.use?.launchOptions, args: [...(playwright.use?.launchOptions?.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', HOST)),
});

test('it plays at the server: a whole game against a bot', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/t/*');
  expect(isLocal(tableId(page))).toBe(false);
  expect((await playGame(page, byMouse)).status).toBe('over');
});
