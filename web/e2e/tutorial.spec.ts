// Every lesson from its first step to its end, with the real boards and the real server.
//
// With MARCHSTONE_URL the pages come from there; else a server is started.

import AxeBuilder from '@axe-core/playwright';
import { expect, test as plain, type Page } from '@playwright/test';
import type { Move, Study } from '../src/lib/wire.ts';
import { example } from '../src/tutorial/fits.ts';
import { ME, type Lesson, type Step } from '../src/tutorial/types.ts';
import { lessonsOf } from './lessons.ts';
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

/** The last position that the page received. */
class Eyes {
  #study: Study | null = null;

  constructor(page: Page) {
    page.on('response', async (response) => {
      // A request for a hint has no new position.
      if (!response.url().endsWith('/api/study') || !response.ok() || response.request().postDataJSON().level) return;
      // A page that was left has no body to read.
      const study = (await response.json().catch(() => null)) as Study | null;
      if (study) this.#study = study;
    });
  }

  get study(): Study {
    if (!this.#study) throw new Error('nothing was shown yet');
    return this.#study;
  }
}

const next = (page: Page) => page.locator('section button.forth');

async function make(page: Page, move: Move): Promise<void> {
  for (const [index, touch] of move.touches.entries()) {
    // A stone is claimed by its button, as touching it explains it.
    const button = page.locator('.buttons button').filter({ hasText: new RegExp(`\\b${touch.split(':')[1] ?? ''}\\b`) });
    if (touch.startsWith('claim:') && index === 0) await button.first().click();
    else await press(page, touch);
  }
}

/** Fulfils the goal of a step. */
async function take(page: Page, eyes: Eyes, step: Step): Promise<void> {
  const { goal } = step;
  const ready = () => next(page).evaluate((button) => button.matches('.main'));
  if (await ready()) return;
  if (goal.kind === 'try') return page.locator('.task button').first().click();
  for (let count = 0; count < 60; count += 1) {
    if (await ready()) return;
    const { turn, moves, phase } = eyes.study;
    const busy = await page.locator('.stage').getAttribute('aria-busy');
    const move = turn === ME && busy !== 'true' ? example(goal, moves) : null;
    // A board makes the only draw by itself.
    const alone = moves.length === 1 && /^(pile:|end$)/.test(moves[0]?.touches[0] ?? '');
    if (move && !alone) {
      await make(page, move);
      await expect.poll(async () => eyes.study.phase !== phase || eyes.study.moves !== moves || (await ready())).toBe(true);
    } else await expect.poll(async () => eyes.study.moves !== moves || (await ready()) || (await page.locator('.stage').getAttribute('aria-busy')) !== busy, { intervals: [50] }).toBe(true);
  }
}

async function walk(page: Page, eyes: Eyes, lesson: Lesson, each: (step: Step, at: number) => Promise<void> = async () => {}): Promise<void> {
  for (const [at, step] of lesson.steps.entries()) {
    await expect(page.locator('.stage')).toHaveAttribute('data-step', step.words);
    await expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false');
    await each(step, at);
    await take(page, eyes, step);
    await expect(next(page), step.words).toHaveClass(/main/);
    await next(page).click();
  }
}

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
          if (number === lessons.length - 1) await expect(onward).toHaveAttribute('href', /\/puzzles/);
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
