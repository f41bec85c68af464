// The lessons as the pages have them, read from the files beside the games, and a person who takes them.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Move, Study } from '../src/lib/wire.ts';
import { example } from '../src/tutorial/fits.ts';
import { ME, type Lesson, type Step } from '../src/tutorial/types.ts';
import { press } from './table.ts';

export const lessonsOf = (game: string): Lesson[] =>
  (JSON.parse(readFileSync(new URL(`../../games/${game}/lessons/lessons.json`, import.meta.url), 'utf8')) as Lesson[]).map((lesson) => ({ ...lesson, game }));

/** The last position that the page received. */
export class Eyes {
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

  /** Looks at the answers of the worker, too. */
  async watchWorker(page: Page): Promise<void> {
    await page.exposeFunction('seeStudy', (study: Study) => (this.#study = study));
    await page.addInitScript(() => {
      const { seeStudy } = window as unknown as { seeStudy(study: unknown): void };
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener('message', ({ data }) => {
            if (data.type === 'answer' && data.answer?.moves && !data.answer.hint) seeStudy(data.answer);
          });
        }
      };
    });
  }

  get study(): Study {
    if (!this.#study) throw new Error('nothing was shown yet');
    return this.#study;
  }
}

export const next = (page: Page) => page.locator('section button.forth');

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

export async function walk(page: Page, eyes: Eyes, lesson: Lesson, each: (step: Step, at: number) => Promise<void> = async () => {}): Promise<void> {
  for (const [at, step] of lesson.steps.entries()) {
    await expect(page.locator('.stage')).toHaveAttribute('data-step', step.words);
    await expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false');
    await each(step, at);
    await take(page, eyes, step);
    await expect(next(page), step.words).toHaveClass(/main/);
    await next(page).click();
  }
}
