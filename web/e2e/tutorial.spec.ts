// Every lesson from its first step to its end, with the real boards and the real server.
//
// With MARCHSTONE_URL the pages come from there; else a server is started.

import AxeBuilder from '@axe-core/playwright';
import { expect, test as plain, type Page } from '@playwright/test';
import type { Lesson } from '../src/tutorial/types.ts';
import { Eyes, lessonsOf, next, walk } from './lessons.ts';
import { Server } from './server.ts';
import { press } from './table.ts';

const GAMES = ['schotten-totten', 'lords-of-scotland', 'bergues'];
const [lesson] = lessonsOf('schotten-totten') as [Lesson];

const test = plain.extend<object, { home: string }>({
  home: [async ({}, use) => {
    const given = process.env.MARCHSTONE_URL;
    if (given) return use(given);
    const server = new Server();
    await server.start();
    await use(server.url);
    await server.end();
  }, { scope: 'worker' }],
  baseURL: async ({ home }, use) => use(home),
});
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });

// These tests read the answers of the server; games on this device have tests of their own.
test.beforeEach(async ({ page }) => page.route('**/local.json', (route) => route.fulfill({ status: 404 })));

async function clean(page: Page): Promise<void> {
  // The page loads in parts; wait for its heading.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

for (const [locale, ending] of [['en-GB', 'Lesson complete'], ['fr-FR', 'Leçon terminée'], ['de-DE', 'Lektion geschafft'], ['es-ES', 'Lección completada']] as const)
  test.describe(locale, () => {
    test.use({ locale });
    for (const game of GAMES)
      test(`all lessons of ${game} can be learned, one after the other`, async ({ page }) => {
        test.slow();
        const eyes = new Eyes(page);
        const lessons = lessonsOf(game);
        await page.goto(`/learn/${lessons[0]!.id}`);
        for (const [number, lesson] of lessons.entries()) {
          // What axe looks for does not depend on the language.
          await walk(page, eyes, lesson, async (_, at) => { if (at === 0 && locale === 'en-GB') await clean(page); });
          await expect(page.getByRole('heading', { name: ending })).toBeVisible();
          const onward = page.locator('a.main.huge');
          const puzzles = `/puzzles/${game}${lesson.options.tactics ? '-tactics' : ''}#first`;
          if (number === lessons.length - 1) await expect(onward).toHaveAttribute('href', puzzles);
          else await onward.click();
        }
        if (locale === 'en-GB') await clean(page);
      });
  });

test('a lesson is gone on with where it was left, and ends in a game', async ({ page }) => {
  const eyes = new Eyes(page);
  await page.goto('/learn');
  await clean(page);
  await page.goto(`/learn/${lesson.id}`);
  await walk(page, eyes, { ...lesson, steps: lesson.steps.slice(0, 4) });
  await page.goto('/learn');
  await page.getByRole('link', { name: `Go on at step 5 of ${lesson.steps.length}` }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Third: the colour');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Second: three of a kind');
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('The border');
  await walk(page, eyes, lesson);
  await page.getByRole('button', { name: 'Play a game now' }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a wrong try is answered, with what it would have made and with the reason of the rules', async ({ page }) => {
  const eyes = new Eyes(page);
  await page.goto(`/learn/${lesson.id}`);
  await walk(page, eyes, { ...lesson, steps: lesson.steps.slice(0, 2) });
  await press(page, 'hand:b3');
  await press(page, 'stone:3');
  await expect(page.getByRole('status').filter({ hasText: 'Not quite' })).toContainText('a sum of 14');
  await expect(page.locator('[data-touch~="hand:b3"]')).toBeVisible();
  await page.reload();
  await walk(page, eyes, { ...lesson, steps: lesson.steps.slice(2, 11) }, async (step) => {
    if (step.goal.kind !== 'try') return;
    await page.locator('.task button').first().click();
    await expect(page.getByRole('status').filter({ hasText: 'The rules say' })).toContainText('not on the table');
    await clean(page);
  });
  await page.getByRole('button', { name: 'Claim stone 7' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The rules say' })).toContainText('was complete first');
});

test('a lesson can be taken with the keyboard alone', async ({ page }) => {
  await page.goto(`/learn/${lesson.id}`);
  const eyes = new Eyes(page);
  await walk(page, eyes, { ...lesson, steps: lesson.steps.slice(0, 2) });
  // The heading has the focus; the hand is the next thing on the board.
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Show me' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-nav][tabindex="0"]').focus();
  await page.keyboard.press('h');
  await expect(page.locator('[data-nav="hand:r7"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Second: three of a kind');
});
