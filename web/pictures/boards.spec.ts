// The pictures of the boards on the first page (src/art/boards): positions of recorded games, by day and by night, small enough
// for the weight of the page.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../e2e/table.ts';
import { write } from '../src/study/address.ts';

const folder = resolve(import.meta.dirname, '../src/art/boards');
const [WIDTH, HEIGHT] = [330, 220];

/** The position after some steps of a recorded game that fits. */
function position(game: string, fits: RegExp, steps: number): string {
  const path = resolve(import.meta.dirname, `../../games/${game}/tests/fixtures/playthroughs.jsonl`);
  const games = readFileSync(path, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as { start: string; steps: { position: string }[] });
  const found = games.find(({ start, steps: played }) => fits.test(start) && played.length > steps + 10);
  if (!found) throw new Error(`${game} has no such game`);
  return found.steps[steps]!.position;
}

const BOARDS = [
  ['schotten-totten', position('schotten-totten', /^st 2016 /, 45)],
  ['lords-of-scotland', position('lords-of-scotland', /^ls 2/, 44)],
  ['bergues', position('bergues', /^bg /, 40)],
] as const;

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1100, height: 900 } });

    for (const [game, start] of BOARDS)
      test(game, async ({ page }) => {
        await page.goto(`/study${write({ position: start, actions: [] })}`);
        const board = page.locator('.stage .board-surface').first();
        await expect(board).toBeVisible();
        await board.evaluate((element: HTMLElement) => {
          element.style.cssText += '; position: fixed; inset: 0 auto auto 0; inline-size: 900px; block-size: 600px; z-index: 1000; background: var(--ground)';
          dispatchEvent(new Event('resize'));
        });
        await page.mouse.move(0, 899);
        await expect.poll(() => board.evaluate((element) => element.getBoundingClientRect().width)).toBe(900);
        await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
        // The board measures its new size and is drawn again.
        await page.evaluate(async () => { for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame); });
        const png = (await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } })).toString('base64');
        const webp = await page.evaluate(async ([png, width, height]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [width, height];
          const context = canvas.getContext('2d')!;
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, width, height);
          return canvas.toDataURL('image/webp', 0.22).split(',')[1]!;
        }, [png, WIDTH, HEIGHT] as const);
        writeFileSync(`${folder}/${game}-${colorScheme === 'light' ? 'day' : 'night'}.webp`, Buffer.from(webp, 'base64'));
      });
  });
