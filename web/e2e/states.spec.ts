// Empty, slow, offline and missing pages. Each says what is wrong and what to do, and recovers by itself where
// possible.

import type { Locator, Page, Route } from '@playwright/test';
import { request, expect, loadState, waitForTurn, createTable, test } from './table.ts';

const robot = { game: 'schotten-totten', seats: [{ type: 'me' as const }, { type: 'bot' as const, level: 'lamb' }] };

/** Chooses a table with a friend, which needs the server; returns the button that opens it. */
async function chooseFriend(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByText('A friend', { exact: true }).click();
  return page.getByRole('button', { name: 'Open the table' });
}

test('where there is nothing yet, it says so and what to do', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Nobody is waiting right now.')).toBeVisible();
  await request(page, 'POST', '/session/guest');
  const me = await request<{ player: { id: string } }>(page, 'GET', '/me');
  await page.goto(`/people/${me.player.id}`);
  await expect(page.getByText('Nothing here yet.').first()).toBeVisible();
  await page.goto('/ladders');
  await expect(page.getByText(/There are no rankings yet|Nobody has played a rated game/).first()).toBeVisible();
});

test('a missing page says so and offers a way on', async ({ page }) => {
  for (const [path, title] of [['/t/aaaaaaaaaaaa', 'There is no such table'], ['/t/aaaaaaaaaaaa/replay', 'There is no replay here'],
    ['/people/aaaaaaaaaaaa', 'There is no such player'], ['/nowhere', 'There is nothing here']] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('on a slow line the button is pressed once and the game begins once', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  let made = 0;
  await page.route('**/api/tables', async (route: Route) => {
    if (route.request().method() === 'POST') {
      made += 1;
      await held;
    }
    await route.continue();
  });
  const button = await chooseFriend(page);
  await button.click();
  await expect.poll(() => made).toBe(1);
  // An impatient second press changes nothing.
  await button.click({ force: true, timeout: 1000 }).catch(() => undefined);
  release();
  await expect(page).toHaveURL(/\/t\//);
  expect(made).toBe(1);
});

test('without a line it says so, and pressing again helps as soon as there is one', async ({ page }) => {
  const button = await chooseFriend(page);
  await page.route('**/api/**', (route) => route.abort());
  await button.click();
  await expect(page.getByText('The server cannot be reached. Please check your connection.').first()).toBeVisible();
  await page.unroute('**/api/**');
  await button.click();
  await expect(page).toHaveURL(/\/t\//);
});

test('an answer of a proxy is reported clearly', async ({ page }) => {
  const button = await chooseFriend(page);
  await page.route('**/api/session/guest', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
  await button.click();
  await expect(page.getByText(/502/).first()).toBeVisible();
});

test('a part of the program that does not come can be asked for again', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/SettingsPage*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page failed to load' })).toBeVisible();
  await page.unroute('**/assets/SettingsPage*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a table whose server is away says so, and goes on when it is back', async ({ page, server }) => {
  await createTable(page, robot);
  await expect(page.locator('[data-touch^="hand:"]').first()).toBeVisible();
  await server.stop('SIGKILL');
  await expect(page.getByText('The connection is gone. Reconnecting… Nothing is lost.')).toBeVisible();
  await server.start();
  await expect(page.getByText('The connection is gone. Reconnecting… Nothing is lost.')).toBeHidden({ timeout: 20_000 });
  expect((await loadState(page)).status).toBe('playing');
});

test('on paper a record is its moves, without the page around them', async ({ page }) => {
  const id = await createTable(page, robot);
  await waitForTurn(page, -1);
  await request(page, 'POST', `/tables/${id}/commands`, { idempotency_key: 'enough', type: 'resign' });
  await page.goto(`/t/${id}/replay`);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper pre')).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
