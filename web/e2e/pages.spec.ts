// Every page has no accessibility violations that axe finds.

import { clean } from './accessible.ts';
import { request, byMouse, expect, playGame, createTable, test } from './table.ts';

for (const [colorScheme, name, width, height] of [['dark', 'phone', 360, 740], ['light', 'desk', 1440, 900]] as const)
    test.describe(`${colorScheme}, ${name}`, () => {
      test.use({ colorScheme, viewport: { width, height } });

      test('every page is for everyone', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await clean(page);
        const games = ['schotten-totten', 'lords-of-scotland', 'bergues'];
        await request(page, 'POST', '/session/guest');
        const me = await request<{ player: { id: string } }>(page, 'GET', '/me');
        for (const path of ['/rules', ...games.map((game) => `/rules/${game}`), '/ladders', '/settings', '/account', '/learn', '/puzzles', '/study', '/style', `/people/${me.player.id}`, '/nowhere']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await clean(page);
        }
      });

      test('a table is for everyone, from the invitation to the replay', async ({ page }) => {
        await createTable(page, { game: 'schotten-totten', seats: [{ type: 'me' }, { type: 'anyone' }] });
        await expect(page.getByRole('main')).toBeVisible();
        await clean(page);
        const id = await createTable(page, { game: 'schotten-totten', options: { tactics: true }, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
        await playGame(page, byMouse, 10);
        await clean(page);
        await request(page, 'POST', `/tables/${id}/commands`, { idempotency_key: 'enough', type: 'resign' });
        await expect(page.getByRole('link', { name: /replay/i }).first()).toBeVisible();
        // On a phone the result lies above the board: what the bar at the bottom cuts off is reached by scrolling.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await clean(page);
        await page.goto(`/t/${id}/replay`);
        await expect(page.getByRole('slider')).toBeVisible();
        await clean(page);
      });

      for (const [game, seats, locale] of [['lords-of-scotland', 4, 'fr-FR'], ['lords-of-scotland', 2, 'en-GB'], ['lords-of-scotland', 5, 'de-DE'], ['bergues', 3, 'fr-FR'], ['bergues', 2, 'en-GB'], ['bergues', 4, 'es-ES']] as const)
        test.describe(locale, () => {
        test.use({ locale });
        test(`${game} is for everyone`, async ({ page }) => {
          const bots = Array.from({ length: seats - 1 }, () => ({ type: 'bot' as const, level: 'lamb' }));
          await createTable(page, { game, seats: [{ type: 'me' }, ...bots] });
          await playGame(page, byMouse, 5);
          await clean(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(wide).toBeLessThanOrEqual(0);
        });
        });
    });
