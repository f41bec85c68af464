// Speed and memory of the searches in a thinker of Chromium, and natively on one core.

import { test } from '../e2e/table.ts';
import { asset, files, nativeDecisions, nativeSpeed } from '../e2e/worker.ts';

test.use({ bypassCSP: true });

/** Searches of a number of iterations, repeated for some seconds. */
const SEARCHES = ['ismcts:20000', 'net:2000'];
const TIME = 4000;

test('speed and memory', async ({ page }) => {
  await page.goto('/');
  const [first] = nativeDecisions(1);
  for (const level of SEARCHES) {
    const native = nativeSpeed(level, TIME);
    const { speed, memory } = await page.evaluate(async ([url, list, task, level, time]) => {
      const module = await WebAssembly.compileStreaming(fetch(`/${list.wasm}`));
      const thinker = new Worker(url, { type: 'module' });
      thinker.postMessage({ type: 'start', files: list, module });
      const file = await (await fetch(`/${list.nets[task.net!]}`)).arrayBuffer();
      thinker.postMessage({ type: 'net', name: task.net, file });
      const think = () => {
        const answer = new Promise<MessageEvent['data']>((done) => (thinker.onmessage = ({ data }) => done(data)));
        thinker.postMessage({ type: 'think', task: { ...task, level }, limit: { iterations: 1 }, part: 0 });
        return answer;
      };
      await think();
      const start = performance.now();
      let [iterations, memory] = [0, 0];
      while (performance.now() - start < time) {
        const { report, memory: used } = await think();
        iterations += report.iterations;
        memory = used;
      }
      thinker.terminate();
      return { speed: (iterations * 1000) / (performance.now() - start), memory };
    }, [`/${asset('worker-thinker-', '.js')}`, files(), first!.task, level, TIME] as const);
    console.log(`${level}: ${Math.round(speed)}/s in a worker, ${Math.round(native)}/s natively: ${(speed / native).toFixed(2)}; ${memory / 1e6} MB`);
  }
});
