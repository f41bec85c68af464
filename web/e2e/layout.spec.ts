// Phones in both orientations: the whole board is visible without scrolling, even with long names.

import { request, expect, waitForTurn, test } from './table.ts';

const bots = (many: number) => Array.from({ length: many }, () => ({ type: 'bot' as const, level: 'lamb' }));
const TABLES = [
  ['schotten-totten', 1, { tactics: true }],
  ['lords-of-scotland', 4, {}],
  ['bergues', 3, {}],
  ['bergues', 2, { variant: 'junior' }],
] as const;

for (const [width, height] of [[360, 740], [740, 360]] as const)
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('everything that can be touched is in sight', async ({ page }) => {
      await page.goto('/');
      const name = 'Wolfgang-Maximilian-Wwww';
      await request(page, 'POST', '/account', { name, password: 'a long secret' });
      for (const [game, others, options] of TABLES)
        await test.step(`${game} for ${others + 1}`, async () => {
          const { id } = await request<{ id: string }>(page, 'POST', '/tables', { game, options, seats: [{ type: 'me' }, ...bots(others)] });
          await page.goto(`/t/${id}`);
          let at = -1;
          // In the first turns the armies fill.
          for (let turn = 0; turn < 3; turn++) {
            const state = await waitForTurn(page, at);
            if (state.status !== 'playing') break;
            const wanted = [...new Set(state.moves.map((move) => move.touches[0]!))].filter((touch) => !touch.startsWith('way:'));
            const hidden = () => page.evaluate((wanted) => wanted.filter((touch) =>
              ![...document.querySelectorAll<HTMLElement>(`[data-touch~="${touch}"]`)].some((element) => {
                const box = element.getBoundingClientRect();
                return [0.5, 0.1, 0.9].some((part) => element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part)));
              })), wanted);
            await expect.poll(hidden).toEqual([]);
            // A board is measured and rendered once more before it is stable.
            const over = () => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight].filter((more) => more > 0));
            await expect.poll(over, { message: 'wider or higher than the screen' }).toEqual([]);
            at = state.at;
            await request(page, 'POST', `/tables/${id}/commands`, { idempotency_key: `${game} ${turn}`, type: 'act', at, actions: [state.moves[0]!.action] });
          }
        });
    });
  });
