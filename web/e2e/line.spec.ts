// The line to the server: without a network, stalled, and back again.

import type { Page } from '@playwright/test';
import { createTable, expect, loadState, press, request, test, waitForTurn } from './table.ts';
import { Line } from './line.ts';
import type { Server } from './server.ts';

const GONE = 'The connection is gone. Reconnecting… Nothing is lost.';
const OFFLINE = 'You are offline. Nothing is lost: the game goes on as soon as the network is back.';

/** Two players at a table of Schotten Totten; the first one has a line of their own. */
async function twoPlayers(page: Page, server: Server): Promise<{ other: Page; line: Line }> {
  const line = new Line(Number(new URL(server.url).port));
  const url = await line.open();
  await page.goto(url);
  await request(page, 'POST', '/session/guest');
  const { id } = await request<{ id: string }>(page, 'POST', '/tables', {
    game: 'schotten-totten', options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'anyone' }],
  });
  await page.goto(`${url}/t/${id}`);
  const other = await page.context().browser()!.newContext({ baseURL: server.url }).then((context) => context.newPage());
  await other.goto(`/t/${id}`);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await waitForTurn(page, -1);
  await expect(other.locator('[data-touch^="hand:"]').first()).toBeVisible();
  return { other, line };
}

test('without a network the page says so at once, and plays on at once when it is back', async ({ page }) => {
  await createTable(page, { game: 'schotten-totten', seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
  await waitForTurn(page, -1);
  await page.context().setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible({ timeout: 2_000 });
  await page.context().setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden({ timeout: 3_000 });
  expect((await loadState(page)).status).toBe('playing');
});

test('on a line that stalls, the card stays at its stone until the move is through', async ({ page, server }) => {
  const { other, line } = await twoPlayers(page, server);
  const { moves } = await loadState(page);
  const [card, stone] = moves[0]!.touches;
  line.stall();
  await press(page, card!);
  await press(page, stone!);
  await expect(page.locator('.placed')).toContainText('sending…');
  await expect(page.getByText('Sending your move…')).toBeVisible();
  // A move that is not answered within three seconds.
  await expect(page.getByText(GONE)).toBeVisible({ timeout: 8_000 });
  await expect(page.getByText('Your move will be sent as soon as the connection is back.')).toBeVisible();
  await expect(page.locator('.placed')).toBeVisible();
  // The opponent sees soon that nobody answers.
  await expect(other.getByText('away', { exact: true })).toBeVisible();
  await page.screenshot({ path: 'test-results/line-stalled.png' });
  line.resume();
  await expect(page.getByText(GONE)).toBeHidden();
  await expect(page.locator('.placed')).toBeHidden();
  await expect(other.getByText('away', { exact: true })).toBeHidden();
  await expect(other.locator(`[data-zone^="side:A:"][data-card="${card!.slice(5)}"]`)).toBeVisible();
  line.close();
});

test('a quiet line that stalls is noticed, too', async ({ page, server }) => {
  const { line } = await twoPlayers(page, server);
  line.stall();
  // Four seconds of silence, and three without an answer to the question that follows.
  await expect(page.getByText(GONE)).toBeVisible({ timeout: 9_000 });
  line.resume();
  await expect(page.getByText(GONE)).toBeHidden();
  line.close();
});
