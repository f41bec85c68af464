// How long the review of a whole game takes in Chromium at the default budget.

import type { State } from '../src/lib/wire.ts';
import { createTable, expect, request, test } from '../e2e/table.ts';

const GAMES = [
  { name: 'Schotten Totten', game: 'schotten-totten', options: {} },
  { name: 'Schotten Totten with tactics', game: 'schotten-totten', options: { tactics: true } },
  { name: 'Lords of Scotland for two', game: 'lords-of-scotland', options: {} },
  { name: 'Bergues for two', game: 'bergues', options: {} },
];

for (const { name, game, options } of GAMES) {
  test(name, async ({ page }) => {
    const seats = [{ type: 'me' }, { type: 'bot', level: 'lamb' }];
    const table = await createTable(page, { game, options: { first: 'A', ...options }, seats });
    const state = () => request<State>(page, 'GET', `/tables/${table}`);
    await expect.poll(async () => (await state()).status).toBe('playing');
    for (let made = 0; ; made += 1) {
      let now = await state();
      await expect.poll(async () => { now = await state(); return now.status !== 'playing' || now.turn === now.me; }, { intervals: [20] }).toBe(true);
      if (now.status !== 'playing') break;
      const hint = now.moves[made % now.moves.length]?.action ?? '';
      await request(page, 'POST', `/tables/${table}/commands`, { idempotency_key: `move-${made}`, type: 'act', at: now.at, actions: [hint] });
    }
    const decisions = (await state()).at;
    await page.goto(`/t/${table}/replay#review`);
    const review = page.locator('#review');
    const start = performance.now();
    await review.getByRole('button', { name: 'Review this game' }).click();
    await expect(review.getByRole('status')).toContainText('The review is ready', { timeout: 600_000 });
    console.log(`${name}: ${decisions} entries reviewed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  });
}
