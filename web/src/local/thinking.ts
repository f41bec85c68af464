// Workers that think about one game. A level that takes as long as it may thinks in several of them at once (root parallelism): each searches
// with a random stream of its own, and the action that most of them chose is played. Reviews are split among them. No memory is shared.

import type { ReviewPart, ReviewRequest } from '../lib/wire.ts';
import type { Report, Task } from './home.ts';
import { joinReview, splitReview } from './review-parts.ts';
import type { FromThinker, Limit, ToThinker } from './thinker.ts';
import { loadNet, type Files, type Program } from './wasm.ts';

/** How long a bot may think that takes as long as it may, and for hints. */
export const THINKING_TIME: Limit = { time: 700 };
const MOST_THINKERS = 4;
const PROGRESS_EVERY = 100;

/** How thinking is watched. */
export interface Watch {
  signal?: AbortSignal;
  progress?: (done: number) => void;
}

class Thinker {
  readonly worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  readonly nets = new Set<string>();

  constructor(program: Program) {
    this.post({ type: 'start', program });
  }

  post(message: ToThinker): void {
    this.worker.postMessage(message);
  }

  /** Posts a message and waits for the answer to it. */
  ask<A extends 'report' | 'reviewed'>(message: ToThinker, answer: A): Promise<Extract<FromThinker, { type: A }>> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.type === answer) resolve(data as Extract<FromThinker, { type: A }>);
        else reject(new Error(data.type === 'failed' ? data.reason : data.type));
      };
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.post(message);
    });
  }
}

export class Thinking {
  #idle: Thinker[] = [];
  /** Whether a worker was started. */
  #isStarted = false;
  #nets = new Map<string, Promise<ArrayBuffer>>();

  constructor(readonly files: Files, readonly program: Program, readonly cores = navigator.hardwareConcurrency) {}

  /** The number of workers that think at the same time. */
  get #most(): number {
    return Math.max(1, Math.min(MOST_THINKERS, this.cores));
  }

  /** The reports of all workers that thought about a task, in order. Rejected with the reason of the signal if it stops it. */
  async think(task: Task, limit: Limit, { signal, progress }: Watch = {}): Promise<Report[]> {
    const count = task.takes_time ? this.#most : 1;
    const start = performance.now();
    const total = 'time' in limit ? limit.time : Infinity;
    const timer = progress && setInterval(() => progress(Math.min(1, (performance.now() - start) / total)), PROGRESS_EVERY);
    try {
      return await this.#work(count, task.nets, signal, async (thinker, part) =>
        (await thinker.ask({ type: 'think', task, limit, part }, 'report')).report);
    } finally {
      clearInterval(timer);
    }
  }

  /** Starts a worker and loads the nets, before a bot has to think for the first time. */
  async prepare(nets: string[]): Promise<void> {
    if (this.#isStarted && nets.every((name) => this.#nets.has(name))) return;
    await this.#work(1, nets, undefined, async () => undefined);
  }

  /** Ends the workers that have nothing to do. */
  rest(): void {
    for (const { worker } of this.#idle.splice(0)) worker.terminate();
    this.#isStarted = false;
  }

  /** The next steps of a review: a part from each worker. */
  async review(request: ReviewRequest, nets: string[], { signal }: Watch = {}): Promise<ReviewPart> {
    const requests = splitReview(request, this.#most);
    const parts = await this.#work(requests.length, nets, signal, async (thinker, part) =>
      (await thinker.ask({ type: 'review', request: requests[part]! }, 'reviewed')).part);
    return joinReview(parts, request);
  }

  /** Lets some workers work, each with the nets, and returns their results in order. */
  async #work<T>(count: number, names: string[], signal: AbortSignal | undefined, work: (thinker: Thinker, part: number) => Promise<T>): Promise<T[]> {
    this.#isStarted = true;
    const nets = await Promise.all(names.map(async (name) => ({ name, file: await this.#net(name) })));
    signal?.throwIfAborted();
    const thinkers = Array.from({ length: count }, () => this.#idle.pop() ?? new Thinker(this.program));
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      const working = thinkers.map((thinker, part) => {
        for (const { name, file } of nets) {
          if (file === null || thinker.nets.has(name)) continue;
          thinker.post({ type: 'net', name, file });
          thinker.nets.add(name);
        }
        return work(thinker, part);
      });
      const results = await Promise.race([Promise.all(working), stopped]);
      this.#idle.push(...thinkers);
      return results;
    } catch (error) {
      // A search cannot be interrupted, so its worker ends; another one takes its place when it is needed.
      for (const { worker } of thinkers) worker.terminate();
      throw error;
    }
  }

  /** The weights of a net; without them (no network) bots search without a value net, or with the value net alone. */
  async #net(name: string): Promise<ArrayBuffer | null> {
    let loading = this.#nets.get(name);
    if (!loading) this.#nets.set(name, (loading = loadNet(this.files, name)));
    return loading.catch(() => {
      this.#nets.delete(name);
      return null;
    });
  }
}
