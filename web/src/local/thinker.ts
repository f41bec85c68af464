// A worker that thinks: one decision of a bot at a time, in a WebAssembly instance of its own.

import type { ReviewPart, ReviewRequest } from '../lib/wire.ts';
import type { Report, Task } from './home.ts';
import { instantiate, type Instance, type Program } from './wasm.ts';

/** How long a bot may think, if its level does not say it. */
export type Limit = { time: number } | { iterations: number };

export type ToThinker =
  | { type: 'start'; program: Program }
  | { type: 'net'; name: string; file: ArrayBuffer }
  | { type: 'think'; task: Task; limit: Limit; part: number }
  | { type: 'review'; request: ReviewRequest };

export type FromThinker =
  | { type: 'report'; report: Report; memory: number }
  | { type: 'reviewed'; part: ReviewPart }
  /** A net cannot be loaded; what follows is thought without it. */
  | { type: 'net-failed'; name: string; reason: string }
  | { type: 'failed'; reason: string };

let instance: Promise<Instance> | null = null;

async function handle(message: ToThinker): Promise<void> {
  if (message.type === 'start') {
    instance = instantiate(message.program);
    return;
  }
  if (!instance) throw new Error('the thinker was not started');
  const { exports, memory } = await instance;
  if (message.type === 'net') {
    const { name, file } = message;
    try {
      exports.load_net(name, new Uint8Array(file));
    } catch (error) {
      postMessage({ type: 'net-failed', name, reason: String(error) } satisfies FromThinker);
    }
    return;
  }
  if (message.type === 'review') {
    const part = JSON.parse(exports.review_json(JSON.stringify(message.request))) as ReviewPart;
    return postMessage({ type: 'reviewed', part } satisfies FromThinker);
  }
  const { task, limit, part } = message;
  const report = JSON.parse(exports.think_json(JSON.stringify({ task, limit, part }))) as Report;
  postMessage({ type: 'report', report, memory: memory.buffer.byteLength } satisfies FromThinker);
}

/** Messages are handled in their order. */
let queue = Promise.resolve();
onmessage = ({ data }: MessageEvent<ToThinker>) => {
  queue = queue.then(() => handle(data)).catch((error: unknown) => {
    postMessage({ type: 'failed', reason: String(error) } satisfies FromThinker);
  });
};
