// The first page: for a newcomer, for a person who returns, for one who looks for company, and for one who watches.

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { NewTable, State } from '../src/lib/wire.ts';
import { createTable, expect, loadState, request, test, waitForTurn } from './table.ts';

const open = (game: string, more: Partial<NewTable> = {}): NewTable => ({ game, seats: [{ type: 'me' }, { type: 'anyone' }], open: true, ...more });
const bot = (game: string): NewTable => ({ game, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });

/** A picture for people to look at. */
const picture = (page: Page, name: string) => page.screenshot({ path: `test-results/moments/${name}.png`, fullPage: true });

async function another(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ baseURL, ...options })).newPage();
}

test('two gestures lead to the first own move: a click and a drag', async ({ page }) => {
  await page.addInitScript(() => {
    const gestures: number[] = [];
    addEventListener('pointerdown', ({ timeStamp }) => gestures.push(timeStamp), { capture: true });
    Object.assign(window, { gestures });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  const { moves, at } = await waitForTurn(page, -1);
  const [card, stone] = moves[0]!.touches;
  const middle = async (touch: string) => {
    const box = (await page.locator(`[data-touch~="${touch}"]`).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(card!)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(stone!)), { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await loadState(page)).at, { intervals: [20] }).not.toBe(at);
  expect(await page.evaluate(() => (window as unknown as { gestures: number[] }).gestures.length)).toBeLessThanOrEqual(2);
});

test('without WebAssembly “Play now” plays at the server', async ({ page }) => {
  await page.route('**/assets/local-*.wasm', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/(?!local-)/);
  const { moves, me } = await waitForTurn(page, -1);
  expect(me).toBe('A');
  expect(moves.length).toBeGreaterThan(0);
});

test('the boards are on the first page, and each starts its game', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.boards img')).toHaveCount(3);
  await page.getByRole('button', { name: 'Play Bergues against a bot' }).click();
  await page.waitForURL(/\/t\//);
  const { setup } = await loadState(page);
  expect([setup.game, setup.rounds], 'each of two players begins once').toEqual(['bergues', 2]);
});

for (const [name, colorScheme, locale, width, height] of [
  ['desk-day-en', 'light', 'en-GB', 1440, 900], ['phone-night-fr', 'dark', 'fr-FR', 375, 740],
  ['desk-night-de', 'dark', 'de-DE', 1280, 800], ['phone-day-es', 'light', 'es-ES', 375, 740],
] as const)
  test.describe(name, () => {
    test.use({ colorScheme, locale, viewport: { width, height } });
    test('headline and button are in sight, and no word is broken', async ({ page }) => {
      await page.goto('/');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toContainText('-');
      const inSight = await page.locator('.hero .button.main').evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
      expect(inSight).toBe(true);
      await expect(page.locator('.boards img').first()).toBeInViewport();
      await picture(page, `home-${name}`);
    });
  });

test('a person who returns sees their games first', async ({ page }) => {
  await createTable(page, bot('bergues'));
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your games' });
  await expect(mine.getByRole('link', { name: /Bergues/ })).toBeVisible();
  const [games, play] = [(await mine.boundingBox())!, (await page.getByRole('button', { name: 'Play now' }).boundingBox())!];
  expect(games.y + games.height).toBeLessThanOrEqual(play.y);
  await picture(page, 'home-returning-desk');
});

test('an open table is joined from its row, and filters find it', async ({ page, browser, server }) => {
  await createTable(page, open('bergues'));
  await createTable(page, open('schotten-totten'));
  const other = await another(browser, server.url);
  await other.goto('/');
  const lobby = other.getByRole('region', { name: 'Open tables' });
  await expect(lobby.getByRole('button', { name: 'Sit down' })).toHaveCount(2);
  await picture(other, 'lobby-desk');
  await lobby.getByLabel('Game').selectOption('bergues');
  await expect(lobby.getByRole('button', { name: 'Sit down' })).toHaveCount(1);
  await lobby.getByLabel('Kind').selectOption('rated');
  await expect(lobby.getByText('No table fits this choice.').first()).toBeVisible();
  await lobby.getByLabel('Kind').selectOption('friendly');
  await lobby.getByRole('button', { name: 'Sit down' }).click();
  await other.waitForURL(/\/t\//);
  const state = await loadState(other);
  expect([state.setup.game, state.me]).toEqual(['bergues', 'B']);
});

test('a rated table of the lobby says that it needs an account', async ({ page, browser, server }) => {
  await page.goto('/');
  await request(page, 'POST', '/account', { name: 'Hamish', password: 'a long password' });
  await request(page, 'POST', '/tables', open('bergues', { rated: true, clock: { type: 'real-time', base: 600, increment: 5 } }));
  const guest = await another(browser, server.url);
  await guest.goto('/');
  const join = guest.getByRole('button', { name: 'Sit down' });
  await expect(join).toHaveAttribute('aria-disabled', 'true');
  await join.hover();
  await expect(guest.locator('.reason-note')).toContainText('you need an account');
  await guest.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: 'Create an account' }).click();
  await expect(guest).toHaveURL(/\/account\?next=\/t\//);
});

test('games in progress can be watched from the first page and from the page of a player', async ({ page, browser, server }) => {
  await createTable(page, { ...open('schotten-totten'), options: { first: 'A' } });
  const other = await another(browser, server.url);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit here' }).click();
  await waitForTurn(page, -1);
  const watcher = await another(browser, server.url);
  await watcher.goto('/');
  await expect(watcher.getByRole('heading', { name: 'Games to watch' })).toBeVisible();
  await watcher.getByRole('link', { name: 'Watch' }).click();
  await expect(watcher.locator('.board [data-nav]').first()).toBeVisible();
  await expect(page.getByText('1 spectator')).toBeVisible();
  const { player } = await request<{ player: { id: string } }>(page, 'GET', '/me');
  await watcher.goto(`/people/${player.id}`);
  await expect(watcher.getByRole('region', { name: 'Playing now' }).getByRole('link', { name: 'Watch' })).toBeVisible();
});

test('“Find someone” says what happens, plays a bot meanwhile, and calls when the game begins', async ({ page, browser, server }) => {
  await page.goto('/');
  await page.getByText('Anyone', { exact: true }).click();
  await page.getByRole('button', { name: 'Find someone' }).click();
  await expect(page.getByRole('heading', { name: 'Looking for someone' })).toBeVisible();
  await expect(page.getByText('The game starts automatically as soon as someone sits down.')).toBeVisible();
  const waiting = page.url();
  await picture(page, 'seeking-desk');
  await page.setViewportSize({ width: 375, height: 740 });
  await picture(page, 'seeking-phone');
  await page.getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await expect(page.locator('[data-touch^="hand:"]').first()).toBeVisible();
  expect(page.url()).not.toBe(waiting);
  await expect(page.getByText('Looking for someone to play Schotten Totten with…')).toBeVisible();
  const other = await another(browser, server.url);
  await other.goto('/');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Someone has sat down: your game of Schotten Totten has begun.')).toBeVisible();
  await picture(page, 'seeking-begun-phone');
  await page.getByRole('link', { name: 'To the game' }).click();
  await expect(page).toHaveURL(waiting);
  await expect(page.getByText(/has begun/)).toHaveCount(0);
  expect((await loadState(page)).status).toBe('playing');
});

test('Bergues for two is a match of two games, in which each player begins once', async ({ page }) => {
  await page.goto('/');
  await page.locator('.game', { hasText: 'Bergues' }).click();
  await expect(page.getByText('A match of 2 rounds')).toBeVisible();
  await page.getByText('3', { exact: true }).click();
  await expect(page.getByText('A match of 2 rounds')).toHaveCount(0);
  await page.getByText('2', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/t\//);
  const state: State = await loadState(page);
  expect([state.setup.game, state.setup.rounds]).toEqual(['bergues', 2]);
});

test('the page of a player has the form with each set of rules, and against whom', async ({ page }) => {
  await page.goto('/');
  await request(page, 'POST', '/session/guest');
  for (const options of [{}, {}, { tactics: true }]) {
    const table = { game: 'schotten-totten', options, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] };
    const { id } = await request<{ id: string }>(page, 'POST', '/tables', table);
    await page.goto(`/t/${id}`);
    await waitForTurn(page, -1);
    await request(page, 'POST', `/tables/${id}/commands`, { idempotency_key: 'enough', type: 'resign' });
  }
  const { player } = await request<{ player: { id: string } }>(page, 'GET', '/me');
  await page.goto(`/people/${player.id}`);
  const form = page.getByRole('region', { name: 'Form' });
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await expect(form.getByRole('img', { name: 'lost, lost' })).toBeVisible();
  await expect(form.getByText(/Tactic cards/)).toBeVisible();
  const row = page.getByRole('region', { name: 'Opponents' }).getByRole('row').nth(1);
  await expect(row).toContainText('Bot: Lamb');
  await expect(row.getByRole('cell')).toHaveText(['Bot: Lamb', '3', '0', '0', '3']);
  await picture(page, 'statistics-desk');
  await page.setViewportSize({ width: 375, height: 740 });
  await picture(page, 'statistics-phone');
});
