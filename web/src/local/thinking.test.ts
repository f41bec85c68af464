// Which nets are fetched, and when, with workers that the test plays.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Task } from './home.ts';
import type { FromThinker, ToThinker } from './thinker.ts';
import { Thinking } from './thinking.ts';
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

class FakeWorker {
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  readonly nets: string[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToThinker): void {
    if (message.type === 'net') this.nets.push(message.name);
    const report = { action: 'a', iterations: 1, value: 0.5, line: [], alternatives: [] };
    if (message.type === 'think') queueMicrotask(() => this.onmessage?.({ data: { type: 'report', report, memory: 0 } }));
  }

  terminate(): void {}
}

beforeEach(() => {
  [workers, fetched, broken] = [[], [], []];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.slice(1);
    fetched.push(path);
    if (broken.includes(path)) throw new TypeError('no network');
    return new Response('weights');
  });
});
afterEach(() => vi.unstubAllGlobals());

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
