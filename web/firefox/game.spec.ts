// A whole game of each kind, and a lesson, in Firefox.

import type { Move, State, Study } from '../src/lib/wire.ts';
import { example } from '../src/tutorial/fits.ts';
import { lessons } from '../src/tutorial/lessons/index.ts';
import { ME, type Lesson, type Step } from '../src/tutorial/types.ts';
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
    await firefox.screenshot({ path: `test-results/firefox/${game}.png` });
  });

/** Follows the positions that the page receives. */
function follow(page: Page): () => Study {
  let study: Study | null = null;
  page.on('response', (response) => {
    const { postData } = { postData: response.request().postData() };
    if (!response.url().endsWith('/api/study') || !response.ok() || postData?.includes('"level"')) return;
    void response.json().then((found: Study) => (study = found), () => undefined);
  });
  return () => {
    if (!study) throw new Error('nothing was shown yet');
    return study;
  };
}

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
async function take(page: Page, study: () => Study, { goal, words }: Step): Promise<void> {
  if (goal.kind === 'try' && !(await isReady(page))) return press(page, '.task button');
  for (let count = 0; count < 60 && !(await isReady(page)); count++) {
    const { turn, moves, phase } = study();
    const now = await busy(page);
    const move = turn === ME && now !== 'true' ? example(goal, moves) : null;
    const alone = moves.length === 1 && /^(pile:|end$)/.test(moves[0]?.touches[0] ?? '');
    if (move && !alone) await makeStep(page, move);
    const moved = async () => study().phase !== phase || study().moves !== moves || (await isReady(page)) || (await busy(page)) !== now;
    await expect.poll(moved, { message: words, intervals: [50] }).toBe(true);
  }
}

test('the lesson of Schotten Totten', async ({ firefox, server }) => {
  const lesson = lessons.find(({ id }) => id === 'schotten-totten') as Lesson;
  const study = follow(firefox);
  await firefox.goto(`${server.url}/learn/${lesson.id}`);
  for (const step of lesson.steps) {
    const shown = () => firefox.evaluate(() => {
      const stage = document.querySelector<HTMLElement>('.stage');
      return stage?.getAttribute('aria-busy') === 'false' ? stage.dataset.step : null;
    });
    await expect.poll(shown).toBe(step.words);
    await take(firefox, study, step);
    await expect.poll(() => isReady(firefox), { message: step.words }).toBe(true);
    await press(firefox, 'section button.forth');
  }
  await expect.poll(() => textOf(firefox)).toContain('you can play now');
});
