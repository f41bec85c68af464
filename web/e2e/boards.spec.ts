// Whole games of Lords of Scotland and Bergues at their own boards, and of Goofspiel at the generic one, against bots.

import type { Page } from '@playwright/test';
import { byMouse, expect, waitForTurn, playGame, createTable, test, type Hand } from './table.ts';
import type { NewTable } from '../src/lib/wire.ts';

const against = (game: string, seats: number, options: Record<string, string | number | boolean> = {}): NewTable => ({
  game,
  options,
  seats: [{ type: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ type: 'bot' as const, level: 'lamb' }))],
});

/** Moves the focus with Tab and arrow keys, and presses Enter. */
const byKeyboard: Hand = async (page, move) => {
  for (const touch of move.touches) {
    await reach(page, touch);
    await page.keyboard.press('Enter');
  }
};

async function reach(page: Page, touch: string): Promise<void> {
  const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const been = new Map<string, number>();
  // The arrow keys move towards the element; where that leads in a circle, another direction is tried each time.
  for (let step = 0; step < 200; step++) {
    const [here, way] = await page.evaluate((touch) => {
      const [here, there] = [document.activeElement as HTMLElement, document.querySelector(`[data-touch~="${touch}"]`)];
      const name = here.dataset.touch ?? here.dataset.nav ?? '';
      if (name.split(' ').includes(touch)) return [name, 'here'];
      if (!there || !here.closest('[data-nav]')) return [name, 'Tab'];
      const [a, b] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
      const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
      if (Math.abs(x) > Math.abs(y)) return [name, x > 0 ? 'ArrowRight' : 'ArrowLeft'];
      return [name, y > 0 ? 'ArrowDown' : 'ArrowUp'];
    }, touch) as [string, string];
    if (way === 'here') return;
    const times = been.get(here) ?? 0;
    been.set(here, times + 1);
    await page.keyboard.press(way === 'Tab' ? 'Tab' : ARROWS[(ARROWS.indexOf(way) + times) % 4]!);
  }
  throw new Error(`${touch} cannot be reached by keyboard`);
}

for (const [game, seats, options] of [
  ['lords-of-scotland', 2, { target: 20 }],
  ['lords-of-scotland', 4, { target: 15 }],
  ['bergues', 2, {}],
  ['bergues', 4, {}],
  ['bergues', 3, { variant: 'junior' }],
  ['goofspiel', 3, { cards: 7 }],
] as const)
  test(`${game} with ${seats} seats ${JSON.stringify(options)}, by mouse`, async ({ page }) => {
    await createTable(page, against(game, seats, options));
    expect((await playGame(page, byMouse)).status).toBe('over');
  });

for (const [game, seats, options] of [
  ['lords-of-scotland', 2, { target: 10 }],
  ['bergues', 2, {}],
  ['bergues', 2, { variant: 'junior' }],
] as const)
  test(`${game} ${JSON.stringify(options)} by keyboard alone`, async ({ page }) => {
    await createTable(page, against(game, seats, options));
    await waitForTurn(page, -1);
    expect((await playGame(page, byKeyboard)).status).toBe('over');
  });
