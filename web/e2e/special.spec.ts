// Special cases of the rules of Lords of Scotland and Bergues, reached on the board, and the texts that the player
// reads there.

import type { Page } from '@playwright/test';
import type { Study } from '../src/lib/wire.ts';
import { write } from '../src/study/address.ts';
import { BERGUES, LORDS, type Case } from './special.ts';
import { request, byMouse, expect, test } from './table.ts';

async function reach(page: Page, { position, actions }: Case): Promise<void> {
  const done: string[] = [];
  await page.goto(`/study${write({ position, actions: [] })}`);
  for (const action of ['', ...actions.split(' ')].filter((action, index) => index === 0 || action)) {
    if (action) {
      const study = await request<Study>(page, 'POST', '/study', { position, actions: done });
      const move = study.moves.find((one) => one.action === action);
      expect(move, `${action} can be done`).toBeTruthy();
      await byMouse(page, move!);
      // What comes to lie under a resting pointer would be described instead.
      await page.mouse.move(0, 0);
      done.push(action);
    }
    const line = write({ position, actions: done });
    await expect(page).toHaveURL((url) => url.hash === line);
    const { position: now } = await request<Study>(page, 'POST', '/study', { position, actions: done });
    await expect(page.locator('[data-open]')).toHaveAttribute('data-open', now);
  }
}

/** The readable text: the board, its overlays, what just happened, and the steps below. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.stage, .just-happened, ol.steps')].map((element) => element.innerText.replace(/\s+/g, ' ')).join(' | '));

for (const [game, cases] of [['lords-of-scotland', LORDS], ['bergues', BERGUES]] as const)
  test(`${game}: every special case`, async ({ page }) => {
    await page.goto('/study');
    for (const one of cases)
      await test.step(one.rule, async () => {
        await reach(page, one);
        expect(one.texts.length).toBeGreaterThan(0);
        for (const text of one.texts) await expect.poll(() => readable(page)).toMatch(text);
      });
  });
