// Which nets are fetched, and when, with workers that the test plays.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Task } from './home.ts';
import type { FromThinker, ToThinker } from './thinker.ts';
import { POLICY_WAIT, Thinking } from './thinking.ts';
import type { Files } from './wasm.ts';

const FILES: Files = {
  games: {},
  nets: { base: 'assets/base.net' },
  policies: { policy: 'assets/policy.weights' },
};
const LIMIT = { iterations: 1 };

let workers: FakeWorker[];
let fetched: string[];
let broken: string[];
/** What is fetched only once the test lets it. */
let slow: Map<string, Promise<unknown>>;
/** The nets whose files a worker refuses. */
let refused: string[];
/** How long a worker takes to answer. */
let thinkingTime: number;

class FakeWorker {
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  readonly nets: string[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToThinker): void {
    const report = { action: 'a', iterations: 1, value: 0.5, line: [], alternatives: [] };
    if (message.type === 'think') this.#answer({ type: 'report', report, memory: 0 });
    if (message.type !== 'net') return;
    if (refused.includes(message.name)) this.#answer({ type: 'net-failed', name: message.name, reason: 'no weights' });
    else this.nets.push(message.name);
  }

  #answer(data: FromThinker): void {
    if (thinkingTime === 0) queueMicrotask(() => this.onmessage?.({ data }));
    else setTimeout(() => this.onmessage?.({ data }), thinkingTime);
  }

  terminate(): void {}
}

beforeEach(() => {
  [workers, fetched, broken, refused] = [[], [], [], []];
  [slow, thinkingTime] = [new Map(), 0];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.slice(1);
    fetched.push(path);
    await slow.get(path);
    if (broken.includes(path)) throw new TypeError('no network');
    return new Response('weights');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const task = (nets: string[], takes_time = false): Task => ({ record: '', level: '', nets, pause: 0, takes_time, seed: '' });
const thinking = (cores = 1) => new Thinking(FILES, { glue: '', module: {} as WebAssembly.Module }, cores);

it('fetches the nets of a task and no others', async () => {
  const one = thinking();
  await one.think(task(['base']), LIMIT);
  expect(fetched).toEqual(['assets/base.net']);
  await one.think(task(['base', 'policy']), LIMIT);
  expect(fetched).toEqual(['assets/base.net', 'assets/policy.weights']);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy']]);
});

it('fetches a net once for all workers, and gives it to each of them once', async () => {
  const one = thinking(2);
  for (let count = 0; count < 2; count++) expect(await one.think(task(['base', 'policy'], true), LIMIT)).toHaveLength(2);
  expect(fetched).toEqual(['assets/base.net', 'assets/policy.weights']);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy'], ['base', 'policy']]);
});

it('thinks without a net that cannot be fetched, and tries it again', async () => {
  const one = thinking();
  broken = ['assets/policy.weights'];
  expect(await one.think(task(['base', 'policy']), LIMIT)).toHaveLength(1);
  expect(workers.map(({ nets }) => nets)).toEqual([['base']]);
  broken = [];
  await one.think(task(['base', 'policy']), LIMIT);
  expect(fetched).toEqual(['assets/base.net', 'assets/policy.weights', 'assets/policy.weights']);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy']]);
});

it('thinks with the worker that was started before, while its nets are still fetched', async () => {
  for (const late of [false, true]) {
    workers = [];
    const one = thinking(2);
    const prepared = one.prepare(['base']);
    if (late) await prepared;
    await one.think(task(['base', 'policy'], true), LIMIT);
    await prepared;
    expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy'], ['base', 'policy']]);
  }
});

it('thinks without a net that cannot be loaded, and fetches it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const one = thinking();
  refused = ['policy'];
  expect(await one.think(task(['base', 'policy']), LIMIT)).toHaveLength(1);
  expect(workers.map(({ nets }) => nets)).toEqual([['base']]);
  refused = [];
  await one.think(task(['base', 'policy']), LIMIT);
  expect(fetched).toEqual(['assets/base.net', 'assets/policy.weights', 'assets/policy.weights']);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy']]);
});

it('waits for a policy for a limited time; a late one serves the next decision', async () => {
  vi.useFakeTimers();
  let arrive!: (value?: unknown) => void;
  slow.set('assets/policy.weights', new Promise((resolve) => (arrive = resolve)));
  const one = thinking();
  const first = one.think(task(['base', 'policy']), LIMIT);
  await vi.advanceTimersByTimeAsync(POLICY_WAIT);
  expect(await first).toHaveLength(1);
  expect(workers.map(({ nets }) => nets)).toEqual([['base']]);
  // It has been waited for.
  expect(await one.think(task(['base', 'policy']), LIMIT)).toHaveLength(1);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  await one.think(task(['base', 'policy']), LIMIT);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy']]);
  expect(fetched).toEqual(['assets/base.net', 'assets/policy.weights']);
});

it('is stopped while it waits for a net', async () => {
  slow.set('assets/base.net', new Promise(() => {}));
  const stop = new AbortController();
  const stopped = thinking().think(task(['base']), LIMIT, { signal: stop.signal });
  stop.abort(new Error('no hint is wanted'));
  await expect(stopped).rejects.toThrow('no hint is wanted');
  expect(workers).toEqual([]);
});

it('reports progress from the moment the nets are there', async () => {
  vi.useFakeTimers();
  let arrive!: (value?: unknown) => void;
  slow.set('assets/base.net', new Promise((resolve) => (arrive = resolve)));
  const done: number[] = [];
  const one = thinking().think(task(['base']), { time: 700 }, { progress: (part) => done.push(part) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual([]);
  thinkingTime = 350;
  arrive();
  await vi.advanceTimersByTimeAsync(350);
  await one;
  expect(done).toHaveLength(3);
  expect(Math.max(...done)).toBeLessThan(0.5);
});

it('thinks without a net that the build does not have', async () => {
  expect(await thinking().think(task(['other']), LIMIT)).toHaveLength(1);
  expect(fetched).toEqual([]);
});

it('prepares a worker and nets once', async () => {
  const one = thinking();
  await one.prepare(['base']);
  await one.prepare(['base']);
  expect([workers.length, fetched]).toEqual([1, ['assets/base.net']]);
  // A laird sits at the next table of the game.
  await one.prepare(['base', 'policy']);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy']]);
  // Another game was played meanwhile.
  one.rest();
  await one.prepare(['base', 'policy']);
  expect(workers.map(({ nets }) => nets)).toEqual([['base', 'policy'], ['base', 'policy']]);
  expect(fetched).toEqual(['assets/base.net', 'assets/policy.weights']);
});
