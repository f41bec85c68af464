// The screenshots in docs/pictures: desk and phone, light and dark, both languages.

import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { request, byMouse, loadState, playGame, createTable, tableId, test, elementOf, type Hand } from '../e2e/table.ts';
import type { Hint, NewTable, State } from '../src/lib/wire.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Plays the moves of a strong bot, so that the screenshots show a plausible game. */
async function playWell(page: Page, decisions: number): Promise<State> {
  const wise: Hand = async (page, move) => {
    const hint = await request<Hint>(page, 'POST', `/tables/${tableId(page)}/hint`);
    const state = await loadState(page);
    await byMouse(page, state.moves.find((one) => one.action === hint.action) ?? move);
  };
  return playGame(page, wise, decisions);
}

/** Plays to the middle of a game; a game that ends early is started again. */
async function playToMiddle(page: Page, table: NewTable, decisions: number, worth = (_: State) => true): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await createTable(page, table);
    let state = await playWell(page, decisions);
    for (let more = 0; more < 12 && state.status === 'playing' && !worth(state); more++) state = await playWell(page, 1);
    if (state.status === 'playing' && worth(state)) return;
  }
  throw new Error(`${table.game} shows nothing worth a picture after ${decisions} decisions`);
}

/** Whether the player can claim a stone. */
const claimable = ({ annotations, me }: State): boolean => annotations.some((one) => one.seat === me && one.action);

/** Whether every seat has an army. */
const gathered = ({ view }: State): boolean => view?.split(' ')[7]?.split('/').every((army) => army.length > 2) === true;

const bots = (game: string, seats: number, options: Record<string, string | number | boolean> = {}): NewTable => ({
  game,
  options,
  seats: [{ type: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ type: 'bot' as const, level: 'drover' }))],
});

const looks = [
  ['desk-day', { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-GB' }],
  ['phone-night', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'dark', locale: 'fr-FR' }],
] as const;

for (const [name, how] of looks)
  test.describe(name, () => {
    test.use(how);

    test('home', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await takeScreenshot(page, `home-${name}`);
    });

    test('Schotten Totten', async ({ page }) => {
      await playToMiddle(page, bots('schotten-totten', 2), 24, claimable);
      await takeScreenshot(page, `schotten-totten-${name}`);
      const { annotations, me } = await loadState(page);
      const claim = annotations.find((one) => one.seat === me && one.action);
      if (claim) await elementOf(page, claim.touch).focus();
      await page.keyboard.press('e');
      await takeScreenshot(page, `schotten-totten-explained-${name}`);
    });

    test('Schotten Totten with tactics', async ({ page }) => {
      await playToMiddle(page, bots('schotten-totten', 2, { tactics: true }), 22);
      await takeScreenshot(page, `schotten-totten-tactics-${name}`);
    });

    test('replay', async ({ page }) => {
      const id = await createTable(page, bots('schotten-totten', 2));
      await playWell(page, 400);
      await takeScreenshot(page, `result-${name}`);
      await page.goto(`/t/${id}/replay#r1.40`);
      await page.getByRole('slider').waitFor();
      await takeScreenshot(page, `replay-${name}`);
    });

    test('Lords of Scotland', async ({ page }) => {
      await playToMiddle(page, bots('lords-of-scotland', name === 'desk-day' ? 4 : 2), 4, gathered);
      await takeScreenshot(page, `lords-of-scotland-${name}`);
    });

    test('Bergues', async ({ page }) => {
      await playToMiddle(page, bots('bergues', name === 'desk-day' ? 4 : 2), name === 'desk-day' ? 5 : 9);
      await takeScreenshot(page, `bergues-${name}`);
    });
  });
