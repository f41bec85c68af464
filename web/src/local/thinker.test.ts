// A worker that thinks, with a WebAssembly that the test plays.
import { afterEach, expect, it, vi } from 'vitest';
import type { FromThinker, ToThinker } from './thinker.ts';

const REPORT = { action: 'a', iterations: 1, value: 0.5, line: [], alternatives: [] };

vi.mock('./wasm.ts', () => ({
  instantiate: async () => ({
    exports: {
      load_net: (name: string) => {
        if (name === 'damaged') throw 'the checksum is wrong';
      },
      think_json: () => JSON.stringify(REPORT),
    },
    memory: { buffer: { byteLength: 1 } },
  }),
}));

afterEach(() => vi.unstubAllGlobals());

it('reports a net that cannot be loaded, and thinks without it', async () => {
  const posted: FromThinker[] = [];
  const scope: { onmessage?: (event: { data: ToThinker }) => void } = globalThis as never;
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('postMessage', (message: FromThinker) => posted.push(message));
  await import('./thinker.ts');
  const send = (data: ToThinker) => scope.onmessage!({ data });
  send({ type: 'start', program: { glue: '', module: {} as WebAssembly.Module } });
  for (const name of ['good', 'damaged']) send({ type: 'net', name, file: new ArrayBuffer(1) });
  const task = { record: '', level: '', nets: ['good', 'damaged'], pause: 0, takes_time: false, seed: '' };
  send({ type: 'think', task, limit: { iterations: 1 }, part: 0 });
  await vi.waitFor(() => expect(posted).toHaveLength(2));
  expect(posted).toEqual([
    { type: 'net-failed', name: 'damaged', reason: 'the checksum is wrong' },
    { type: 'report', report: REPORT, memory: 1 },
  ]);
});
