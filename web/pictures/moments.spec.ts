// Pictures of the moments at a table, for people to look at: desk and phone, day and night, two languages. They go to
// target/pictures and are not part of the documentation.

import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { byMouse, choose, createTable, expect, loadState, press, request, tableId, test, waitForTurn } from '../e2e/table.ts';
import { full } from '../e2e/special.ts';
import type { NewTable } from '../src/lib/wire.ts';
import { write } from '../src/study/address.ts';

const folder = resolve(import.meta.dirname, '../../target/pictures');
const against = (game: string, options: NewTable['options'] = {}): NewTable => ({ game, options: { first: 'A', ...options }, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
const CLAIM = 'st 2016 -|b9b7/r1|-/g9o9|g3g4g5:>/-|-/b2b4|p6/p4|y3y1/p3p2|-/-|g8g7/r3r5|- o1b1b3b5b6b8/r7y2y6g2p9 r2r4r6r8r9o2o3o4o5o6o7o8y4y5y7y8y9g1g6p1p5p7p8/- - 0-0 B.claim.0';
const CHOICES = 'st 2016x o2|b9/r1r3|-/g9o9|g3g4/-|r7/b2b1|p6/p4|y3y1y2:>/p3p2p1|p9:</b3|g8/-|y6 r2r4r5b4b5b6/r6y9g2g5g7b7 r8r9o1o3o4o5o6o7o8y4y5y7y8g1g6b8p5p7p8/- - 0-0 B.play.0';
const TIE = full('ls 2.L.40 c1c2c7o8k6o6k7* - sC,m1,dC,wC,fC k8k9 s2/m2 oC/mC -/- A.5.B.act');

const SIZES = [['desk', { viewport: { width: 1280, height: 800 } }], ['phone', { viewport: { width: 375, height: 740 }, deviceScaleFactor: 2 }]] as const;
const LIGHTS = [['day', 'light'], ['night', 'dark']] as const;
const LANGUAGES = [['en', 'en-GB'], ['fr', 'fr-FR']] as const;

async function resign(page: Page): Promise<void> {
  await request(page, 'POST', `/tables/${tableId(page)}/commands`, { idempotency_key: 'enough', type: 'resign' });
}

/** Everything that leads to a moment, without a word that depends on the language. */
const MOMENTS: Record<string, (page: Page) => Promise<void>> = {
  happened: async (page) => {
    await createTable(page, against('schotten-totten'));
    let state = await waitForTurn(page, -1);
    for (let turn = 0; turn < 6; turn++) {
      const { at } = state;
      await byMouse(page, choose(state, turn)).catch(() => undefined);
      state = await waitForTurn(page, at);
    }
    await expect(page.locator('.happened .text')).not.toBeEmpty();
  },
  claim: async (page) => {
    await page.goto(`/study${write({ position: CLAIM, actions: [] })}`);
    await press(page, 'claim:3');
    await expect(page.locator('.moment .side')).toHaveCount(2);
    await page.locator('.board-surface').scrollIntoViewIfNeeded();
  },
  buttons: async (page) => {
    await page.goto(`/study${write({ position: CHOICES, actions: [] })}`);
    await expect(page.locator('.prompt .buttons button')).toHaveCount(2);
    await page.locator('.board-surface').scrollIntoViewIfNeeded();
  },
  skirmish: async (page) => {
    await page.goto(`/study${write({ position: TIE, actions: [] })}`);
    await press(page, 'row:1');
    await expect(page.locator('.slip .report')).toBeVisible();
    await page.locator('.board-surface').scrollIntoViewIfNeeded();
  },
  legend: async (page) => {
    await createTable(page, against('lords-of-scotland'));
    await waitForTurn(page, -1);
    await page.keyboard.press('?');
    await page.getByRole('dialog').locator('label').nth(2).click();
    await expect(page.getByRole('dialog').locator('.legend')).toBeVisible();
  },
  result: async (page) => {
    await createTable(page, against('schotten-totten'));
    await waitForTurn(page, -1);
    await resign(page);
    await expect.poll(async () => (await loadState(page)).status).toBe('over');
    await expect(page.locator('.result').first()).toBeVisible();
  },
  confirm: async (page) => {
    await page.evaluate(() => localStorage.setItem('marchstone.settings', '{"pace":"fast","confirm":true}'));
    await createTable(page, against('schotten-totten'));
    const { moves } = await waitForTurn(page, -1);
    await byMouse(page, moves[0]!);
    await expect(page.locator('.confirm')).toBeVisible();
  },
  offline: async (page) => {
    await page.evaluate(() => localStorage.setItem('marchstone.settings', '{"pace":"fast"}'));
    await createTable(page, against('bergues'));
    await waitForTurn(page, -1);
    await page.context().setOffline(true);
    await expect(page.locator('[role="status"] > p').first()).toBeVisible();
  },
  seeking: async (page) => {
    await page.context().setOffline(false);
    await page.goto('/');
    await request(page, 'POST', '/session/guest');
    const { id } = await request<{ id: string }>(page, 'POST', '/quick', { game: 'bergues' });
    await page.goto(`/t/${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto('/');
    await request(page, 'POST', '/account', { name: `Hamish${Math.floor(performance.now())}`, password: 'a long password' });
    const table = { game: 'bergues', seats: [{ type: 'me' }, { type: 'anyone' }], open: true, rated: true, clock: { type: 'real-time', base: 600, increment: 5 } };
    await request(page, 'POST', '/tables', table);
    await page.context().clearCookies();
    await page.goto('/');
    await page.locator('.sit').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.sit a')).toBeVisible();
  },
  statistics: async (page) => {
    for (const tactics of [false, true]) {
      await createTable(page, against('schotten-totten', { tactics }));
      await waitForTurn(page, -1);
      await resign(page);
    }
    const { player } = await request<{ player: { id: string } }>(page, 'GET', '/me');
    await page.goto(`/people/${player.id}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
};

for (const [size, box] of SIZES)
  for (const [light, colorScheme] of LIGHTS)
    for (const [language, locale] of LANGUAGES)
      test.describe(`${size}-${light}-${language}`, () => {
        test.use({ ...box, colorScheme, locale });

        test('moments', async ({ page }) => {
          await page.goto('/');
          for (const [moment, reach] of Object.entries(MOMENTS))
            await test.step(moment, async () => {
              await reach(page);
              await page.mouse.move(0, 0);
              await page.evaluate(() => Promise.race([
                Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))), new Promise((done) => setTimeout(done, 1500)),
              ]));
              await page.screenshot({ path: `${folder}/${moment}-${size}-${light}-${language}.png` });
            });
        });
      });
