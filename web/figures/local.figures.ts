// Speed of the bots in a worker of Chromium against the same code natively on one core, and the memory they take.

import { test } from '../e2e/table.ts';
import { files, nativeRows, nativeSpeed, type Row } from '../e2e/worker.ts';

test.use({ bypassCSP: true });

/** Both sides think in turn, each this often for this time in milliseconds; the best of each counts, since machines are noisy. */
const TURNS = 3;
const TIME = 700;

/** A worker with an instance for each game: it loads the nets of the game, and thinks in a loop, without messages in between. */
const WORKER = `
self.onunhandledrejection = ({ reason }) => postMessage({ failed: String(reason) });
const memories = {};
onmessage = async ({ data: { list, thoughts, bare, time } }) => {
  const game = /\\[Game "(.*)"\\]/.exec(JSON.parse(thoughts[0]).task.record)[1];
  const glue = await import(origin + '/' + list.games[game].glue);
  if (!memories[game]) {
    const module = await WebAssembly.compileStreaming(fetch(origin + '/' + list.games[game].wasm));
    memories[game] = (await glue.default({ module_or_path: module })).memory;
    for (const [name, path] of Object.entries({ ...list.nets, ...list.policies })) if (name.startsWith(game)) glue.load_net(name, new Uint8Array(await (await fetch(origin + '/' + path)).arrayBuffer()));
  }
  const round = () => thoughts.reduce((sum, thought) => sum + (bare ? (glue.think_json(thought), 1) : JSON.parse(glue.think_json(thought)).iterations), 0);
  // The first part of a second is for the optimising compiler.
  for (const start = performance.now(); performance.now() - start < 700; ) round();
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < time) done += round();
  postMessage({ speed: (done * 1000) / (performance.now() - start), memory: memories[game].buffer.byteLength });
};`;

test('speed and memory', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((code) => {
    const origin = `const origin = ${JSON.stringify(location.origin)};`;
    const worker = new Worker(URL.createObjectURL(new Blob([origin, code], { type: 'text/javascript' })), { type: 'module' });
    Object.assign(window, { worker });
  }, WORKER);
  const inWorker = (row: Row) => page.evaluate(([list, row, time]) => {
    const { worker } = window as unknown as { worker: Worker };
    return new Promise<{ speed: number; memory: number }>((done, failed) => {
      worker.onmessage = ({ data }) => (data.failed ? failed(new Error(data.failed)) : done(data));
      worker.onerror = ({ message }) => failed(new Error(message));
      worker.postMessage({ list, time, ...row });
    });
  }, [files(), row, TIME] as const);
  for (const row of nativeRows()) {
    let [here, there, memory] = [0, 0, 0];
    for (let turn = 0; turn < TURNS; turn++) {
      there = Math.max(there, nativeSpeed(row, TIME));
      const { speed, memory: used } = await inWorker(row);
      [here, memory] = [Math.max(here, speed), used];
    }
    console.log(`${row.name}: ${Math.round(here)}/s in a worker, ${Math.round(there)}/s natively: ${(here / there).toFixed(2)}; ${(memory / 1e6).toFixed(1)} MB`);
  }
});
