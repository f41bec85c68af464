// How responsive the page stays while bots think and reviews run: the longest task of its main thread, which should take 50 ms at
// most. Time of the processor counts, since the workers of the page and other programs want the same cores.

import type { Browser, Page } from '@playwright/test';
import { LOST_GAME, newGame, openRecord } from '../e2e/records.ts';
import { byMouse, expect, playGame, test, waitForTurn } from '../e2e/table.ts';

/** An event of a trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  ts: number;
  dur?: number;
  /** Time of the processor. */
  tdur?: number;
}

/** The longest task of the main thread while something is done, in milliseconds. Only the parts of a task that browsers show on the
 *  timeline of a page count: scripts, styles, layout, painting. The scripts of Playwright are not among them. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  // What loads the page is over.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await browser.startTracing(page, { categories: ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const tasks: number[] = [];
  for (const one of main) {
    const events = traceEvents.filter((event) => thread(event) === one && event.dur !== undefined);
    let end = 0;
    // The parts of a task follow it; the parts of parts are left out.
    for (const { name, ts, dur = 0, tdur = 0 } of events.sort((first, second) => first.ts - second.ts || second.dur! - first.dur!)) {
      if (name === 'RunTask') tasks.push(0);
      else if (ts >= end) [tasks[tasks.length - 1], end] = [(tasks.at(-1) ?? 0) + tdur, ts + dur];
    }
  }
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks) / 1000;
}

const print = (what: string, longest: number) => console.log(`longest task ${what}: ${longest.toFixed(1)} ms`);

test('while a laird thinks at a table', async ({ page, browser }) => {
  await openRecord(page, newGame('laird'));
  await waitForTurn(page, -1);
  print('while a laird thinks at a table', await longestTask(browser, page, () => playGame(page, byMouse, 4)));
});

test('while a laird thinks about a studied position', async ({ page, browser }) => {
  await openRecord(page, newGame('lamb'));
  const { view } = await waitForTurn(page, -1);
  await page.goto(`/study#${new URLSearchParams({ p: view! })}`);
  await expect(page.getByRole('button', { name: 'Ask the laird' })).toBeEnabled();
  const longest = await longestTask(browser, page, async () => {
    await page.getByRole('button', { name: 'Ask the laird' }).click();
    await expect(page.getByText(/^The laird would play/)).toBeVisible();
  });
  print('while a laird thinks about a studied position', longest);
});

test('while a review runs', async ({ page, browser }) => {
  await openRecord(page, LOST_GAME);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Review this game' })).toBeVisible();
  const longest = await longestTask(browser, page, async () => {
    await page.getByRole('button', { name: 'Review this game' }).click();
    await expect(page.locator('#review').getByRole('status')).toContainText('The review is ready', { timeout: 120_000 });
  });
  print('while a review runs', longest);
});
