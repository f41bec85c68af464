// The strongest level thinks in several workers, as many as the device has cores, but at most four.

import { newGame, openRecord } from './records.ts';
import { byMouse, expect, playGame, test, waitForTurn } from './table.ts';

test('a laird thinks in several workers', async ({ page }) => {
  await openRecord(page, newGame('laird'));
  await waitForTurn(page, -1);
  await playGame(page, byMouse, 2);
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const thinkers = page.workers().filter((worker) => worker.url().includes('worker-thinker-'));
  expect(thinkers).toHaveLength(Math.min(4, cores));
});
