// A whole game of each kind, and a lesson, in Firefox.

import { mkdirSync } from 'node:fs';
import type { Move, State, Study } from '../src/lib/wire.ts';
import { example } from '../src/tutorial/fits.ts';
import { ME, type Lesson, type Step } from '../src/tutorial/types.ts';
import { lessonsOf } from '../e2e/lessons.ts';
import { expect, make, press, request, test, textOf, touch, waitForTurn } from './firefox.ts';
import type { Page } from 'puppeteer-core';

for (const [game, options] of [['schotten-totten', { tactics: true }], ['lords-of-scotland', { target: 10 }], ['bergues', {}]] as const)
  test(`${game}: a whole game`, async ({ firefox, server }) => {
    await request(firefox, 'POST', '/session/guest');
    const seats = [{ type: 'me' }, { type: 'bot', level: 'lamb' }];
    const { id } = await request<{ id: string }>(firefox, 'POST', '/tables', { game, options, seats });
    await firefox.goto(`${server.url}/t/${id}`);
    let state = await waitForTurn(firefox, id, -1);
    for (let turn = 0; turn < 400 && state.status === 'playing'; turn++) {
      const { at, moves } = state;
      const move = moves.find(({ action }) => action.startsWith('!')) ?? moves[(turn * 7) % moves.length]!;
      await make(firefox, move).catch(async (error: unknown) => {
        // The board may have made the only move by itself.
        if (moves.length > 1 || (await request<State>(firefox, 'GET', `/tables/${id}`)).at === at) throw error;
      });
      state = await waitForTurn(firefox, id, at);
    }
    expect(state.status).toBe('over');
    await expect.poll(() => textOf(firefox)).toMatch(/You have (won|lost)|A draw|The game is over/);
    expect(await textOf(firefox)).toContain('Replay');
    mkdirSync('test-results/firefox', { recursive: true });
    await firefox.screenshot({ path: `test-results/firefox/${game}.png` });
  });

/** Keeps the last position that the page received, in the page. */
function follow(page: Page): Promise<unknown> {
  return page.evaluateOnNewDocument(() => {
    const plain = window.fetch;
    // The answers of the server are read; games on this device have tests of their own.
    Object.defineProperty(window, 'Worker', { value: class { constructor() { throw new Error('no workers here'); } } });
    window.fetch = async (input, init) => {
      const answer = await plain(input, init);
      // A request for a hint has no new position.
      if (String(input).endsWith('/api/study') && answer.ok && !String(init?.body).includes('"level"'))
        (window as unknown as { study: unknown }).study = await answer.clone().json();
      return answer;
    };
  });
}

const studyOf = (page: Page): Promise<Study> => page.evaluate(() => (window as unknown as { study: Study }).study);
const isReady = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('section button.forth')?.matches('.main') ?? false);
const busy = (page: Page): Promise<string | null> => page.evaluate(() => document.querySelector('.stage')?.getAttribute('aria-busy') ?? null);

async function makeStep(page: Page, move: Move): Promise<void> {
  for (const [index, name] of move.touches.entries()) {
    const stone = name.split(':')[1] ?? '';
    // A stone is claimed by its button, as touching it explains it.
    if (name.startsWith('claim:') && index === 0)
      await page.evaluate((stone: string) => [...document.querySelectorAll<HTMLElement>('.buttons button')].find((one) => one.innerText.includes(stone))?.click(), stone);
    else await press(page, touch(name));
  }
}

/** Fulfils the goal of a step. */
async function take(page: Page, { goal, words }: Step): Promise<void> {
  if (goal.kind === 'try' && !(await isReady(page))) return press(page, '.task button');
  for (let count = 0; count < 60 && !(await isReady(page)); count++) {
    const before = await studyOf(page);
    const { turn, moves } = before;
    const now = await busy(page);
    const move = turn === ME && now !== 'true' ? example(goal, moves) : null;
    const alone = moves.length === 1 && /^(pile:|end$)/.test(moves[0]?.touches[0] ?? '');
    if (move && !alone) await makeStep(page, move);
    const moved = async () => JSON.stringify(await studyOf(page)) !== JSON.stringify(before) || (await isReady(page)) || (await busy(page)) !== now;
    await expect.poll(moved, { message: words, intervals: [50] }).toBe(true);
  }
}

test('the lesson of Schotten Totten', async ({ firefox, server }) => {
  const [lesson] = lessonsOf('schotten-totten') as [Lesson];
  await follow(firefox);
  await firefox.goto(`${server.url}/learn/${lesson.id}`);
  for (const step of lesson.steps) {
    const shown = () => firefox.evaluate(() => {
      const stage = document.querySelector<HTMLElement>('.stage');
      return stage?.getAttribute('aria-busy') === 'false' ? stage.dataset.step : null;
    });
    await expect.poll(shown).toBe(step.words);
    await take(firefox, step);
    await expect.poll(() => isReady(firefox), { message: step.words }).toBe(true);
    await press(firefox, 'section button.forth');
  }
  await expect.poll(() => textOf(firefox)).toContain('Lesson complete');
});
