// The policy net: only a laird needs it, and only in the rules that have one.

import type { Page } from '@playwright/test';
import { newGame, openRecord } from './records.ts';
import { byMouse, expect, loadState, playGame, test, waitForTurn } from './table.ts';

/** The names of the policies that the page asks for. */
function policies(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /local-([a-z-]+)-[0-9a-f]{16}\.weights$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test('a game against a laird loads the policy once', async ({ page }) => {
  const loaded = policies(page);
  await openRecord(page, newGame('laird'));
  await playGame(page, byMouse, 3);
  expect(loaded).toEqual(['schotten-totten-base-policy']);
});

test('a game against a drover loads no policy, until its player asks for a hint', async ({ page }) => {
  const loaded = policies(page);
  await openRecord(page, newGame('drover'));
  // A card is played and one drawn. The board draws by itself, which would end a hint for that.
  await playGame(page, byMouse, 2);
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint[role="status"]')).toContainText('The bot rates your chances with this move at');
  expect(loaded).toEqual(['schotten-totten-base-policy']);
});

test('a laird plays without the policy if it cannot be loaded', async ({ page }) => {
  const loaded = policies(page);
  await page.route('**/*.weights', (route) => route.abort());
  await openRecord(page, newGame('laird'));
  expect((await playGame(page, byMouse, 2)).status).toBe('playing');
  expect(loaded.length).toBeGreaterThan(0);
});

test('a laird has no policy in rules without one', async ({ page }) => {
  const loaded = policies(page);
  await openRecord(page, newGame('laird').replace('\\"tactics\\":false', '\\"tactics\\":true'));
  await waitForTurn(page, -1);
  expect((await loadState(page)).setup.options).toMatchObject({ tactics: true });
  await playGame(page, byMouse, 2);
  expect(loaded).toEqual([]);
});
