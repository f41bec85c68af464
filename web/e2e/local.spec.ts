// Tables on this device: the real worker, its WebAssembly and its store in a browser.

import type { ReviewPart, ReviewRequest, ReviewStep, ServerMessage, State } from '../src/lib/wire.ts';
import { LOST_GAME } from './records.ts';
import { expect, test } from './table.ts';
import { ask, asset, files, nativeDecisions, post, startWorker } from './worker.ts';
import type { Page } from '@playwright/test';

const AGAINST = (level: string, game = 'schotten-totten') => ({
  table: { game, options: { first: 'A' }, seats: [{ type: 'me' as const }, { type: 'bot' as const, level }] },
  names: ['Ann', ''],
});

/** Waits for a message to the connection of the page. */
async function message(page: Page, type: ServerMessage['type'], after = 0): Promise<ServerMessage> {
  const handle = await page.waitForFunction(
    ([type, after]) => window.tables.messages.slice(after as number).find((message) => message.type === type),
    [type, after] as const,
  );
  return (await handle.jsonValue()) as ServerMessage;
}

const state = (page: Page, table: string): Promise<State> => ask(page, 'table', { table });

/** Opens a table, connects and deals. */
async function deal(page: Page, level: string, game?: string): Promise<string> {
  const { id } = await ask(page, 'create', AGAINST(level, game));
  await post(page, { type: 'connect', connection: 1, table: id, since: 0 });
  await message(page, 'update');
  await post(page, { type: 'command', connection: 1, command: { idempotency_key: 'ready', type: 'ready', nonce: 'ab'.repeat(32) } });
  await message(page, 'done');
  return id;
}

/** Makes the first move of the list, and waits until the bot has answered. */
async function move(page: Page, table: string, key: string): Promise<void> {
  const { at, moves } = await state(page, table);
  await post(page, { type: 'command', connection: 1, command: { idempotency_key: key, type: 'act', at, actions: [moves[0]!.action] } });
  await expect.poll(async () => {
    const now = await state(page, table);
    return now.at > at && (now.turn === 'A' || now.status !== 'playing');
  }).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await startWorker(page);
});

test('a table survives the end of its page in the middle of a turn', async ({ page, context }) => {
  const table = await deal(page, 'drover');
  for (const key of ['one', 'two', 'three']) await move(page, table, key);
  const { at, moves } = await state(page, table);
  const before = await page.evaluate(() => window.tables.messages.length);
  await post(page, { type: 'command', connection: 1, command: { idempotency_key: 'last', type: 'act', at, actions: [moves[0]!.action] } });
  // What was acknowledged is stored.
  await message(page, 'done', before);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/');
  await startWorker(again);
  const [overview] = await ask(again, 'tables', {});
  expect(overview).toMatchObject({ id: table, status: 'playing', mine: 'A' });
  const events = await ask(again, 'events', { table, since: 0 });
  expect(events.filter((event) => event.type === 'acted' && event.seat === 'A').length).toBeGreaterThanOrEqual(4);
  // The bot goes on.
  await post(again, { type: 'connect', connection: 1, table, since: 0 });
  await expect.poll(async () => (await state(again, table)).turn).toBe('A');
});

test('two pages of one browser show one table, and its bot acts once', async ({ page, context }) => {
  const table = await deal(page, 'lamb');
  const other = await context.newPage();
  await other.goto('/');
  await startWorker(other);
  await post(other, { type: 'connect', connection: 1, table, since: 0 });
  await message(other, 'update');
  await move(page, table, 'one');
  await expect.poll(async () => (await state(other, table)).seq).toBe((await state(page, table)).seq);
  await move(other, table, 'two');
  await expect.poll(async () => (await state(page, table)).seq).toBe((await state(other, table)).seq);
  const events = await ask(page, 'events', { table, since: 0 });
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => place + 1));
});

test('records are exported and read, and tables removed', async ({ page }) => {
  const table = await deal(page, 'lamb', 'bergues');
  await move(page, table, 'one');
  const record = await ask(page, 'record', { table });
  expect(record).toContain('[A "Ann"]');
  const { id } = await ask(page, 'import', { record });
  expect((await state(page, id)).view).toBe((await state(page, table)).view);
  await ask(page, 'remove', { table });
  expect((await ask(page, 'tables', {})).map((one) => one.id)).toEqual([id]);
  await expect(ask(page, 'table', { table })).rejects.toThrow('no-table');
});

test('thinking shows progress, can be cancelled, and never blocks the page', async ({ page }) => {
  const table = await deal(page, 'laird');
  await page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    Object.assign(window, { long });
  });
  for (const key of ['one', 'two']) await move(page, table, key);
  const progress = await page.evaluate(async (table) => {
    const seen: number[] = [];
    const { worker } = window.tables;
    const listen = ({ data }: MessageEvent) => data.type === 'progress' && seen.push(data.done);
    worker.addEventListener('message', listen);
    await window.tables.ask('hint', { table });
    return seen;
  }, table);
  expect(progress.length).toBeGreaterThan(2);
  expect(progress).toEqual([...progress].sort((one, two) => one - two));
  // A cancelled question is not answered, and the next one is.
  const answered = await page.evaluate(async (table) => {
    const { worker, post } = window.tables;
    const answers: number[] = [];
    worker.addEventListener('message', ({ data }) => data.type === 'answer' && answers.push(data.number));
    post({ type: 'ask', number: 9001, question: 'hint', with: { table } });
    post({ type: 'cancel', number: 9001 });
    await window.tables.ask('hint', { table });
    return answers.includes(9001);
  }, table);
  expect(answered).toBe(false);
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  expect(long.filter((duration) => duration > 50)).toEqual([]);
});

test.describe('in a page that may compile WebAssembly', () => {
  // Only workers may do so at a server; here the page hands the module to a thinker.
  test.use({ bypassCSP: true });

  test('bots decide as they do in the program', compareDecisions);

  test('a review by several workers is that of one', compareReviews);
});

/** Numbers to the digit that the order of a sum may change. */
const rounded = (steps: ReviewStep[]) => JSON.parse(JSON.stringify(steps, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e12) : value))) as ReviewStep[];

async function compareReviews({ page }: { page: Page }): Promise<void> {
  const first: ReviewRequest = { record: LOST_GAME, round: 0, done: 0, chances: [] };
  const chances = (steps: ReviewStep[]) => steps.at(-1)!.changes.map(({ chance, error }): [number, number] => [chance, error]);
  /** The first steps of the review, from a worker of tables or from a single one that thinks. */
  const review = async (part: (request: ReviewRequest) => Promise<ReviewPart>): Promise<ReviewStep[]> => {
    let { steps } = await part(first);
    while (steps.length < 40) steps = [...steps, ...(await part({ ...first, done: steps.length, chances: chances(steps) })).steps];
    return steps.slice(0, 40);
  };
  const [url, list] = [`/${asset('worker-thinker-', '.js')}`, files()];
  await page.evaluate(async ([url, list]) => {
    const { glue, wasm } = list.games['schotten-totten']!;
    const module = await WebAssembly.compileStreaming(fetch(`/${wasm}`));
    const thinker = new Worker(url, { type: 'module' });
    thinker.postMessage({ type: 'start', program: { glue, module } });
    const name = 'schotten-totten-base';
    thinker.postMessage({ type: 'net', name, file: await (await fetch(`/${list.nets[name]}`)).arrayBuffer() });
    Object.assign(window, { thinker });
  }, [url, list] as const);
  const alone = (request: ReviewRequest) => page.evaluate((request) => {
    const { thinker } = window as unknown as { thinker: Worker };
    return new Promise<ReviewPart>((done) => {
      thinker.onmessage = ({ data }) => done(data.part);
      thinker.postMessage({ type: 'review', request });
    });
  }, request);
  const together = await review((request) => ask(page, 'review', { request }));
  expect(rounded(together)).toEqual(rounded(await review(alone)));
}

async function compareDecisions({ page }: { page: Page }): Promise<void> {
  const decisions = nativeDecisions(Number(process.env.MARCHSTONE_COMPARED ?? 300));
  const [url, list] = [`/${asset('worker-thinker-', '.js')}`, files()];
  const { actions, memory } = await page.evaluate(async ([url, list, decisions]) => {
    const thinkers = new Map<string, Worker>();
    for (const [game, { glue, wasm }] of Object.entries(list.games)) {
      const module = await WebAssembly.compileStreaming(fetch(`/${wasm}`));
      const thinker = new Worker(url, { type: 'module' });
      thinker.postMessage({ type: 'start', program: { glue, module } });
      for (const [name, path] of Object.entries({ ...list.nets, ...list.policies }).filter(([name]) => name.startsWith(game))) {
        thinker.postMessage({ type: 'net', name, file: await (await fetch(`/${path}`)).arrayBuffer() });
      }
      thinkers.set(game, thinker);
    }
    const actions: string[] = [];
    let memory = 0;
    for (const { task, limit } of decisions) {
      const thinker = thinkers.get(/^\[Game "(.*)"\]$/m.exec(task.record)![1]!)!;
      const answer = new Promise<MessageEvent['data']>((done) => (thinker.onmessage = ({ data }) => done(data)));
      thinker.postMessage({ type: 'think', task, limit, part: 0 });
      const data = await answer;
      if (data.type !== 'report') throw new Error(data.reason);
      actions.push(data.report.action);
      memory = Math.max(memory, data.memory);
    }
    for (const thinker of thinkers.values()) thinker.terminate();
    return { actions, memory };
  }, [url, list, decisions] as const);
  expect(actions).toEqual(decisions.map(({ report }) => report.action));
  expect(memory).toBeLessThanOrEqual(24_000_000);
}
