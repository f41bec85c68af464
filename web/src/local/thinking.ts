// Workers that think about one game. A level that takes as long as it may thinks in several of them at once (root parallelism): each searches
// with a random stream of its own, and the action that most of them chose is played. Reviews are split among them. No memory is shared.

import type { ReviewPart, ReviewRequest } from '../lib/wire.ts';
import type { Report, Task } from './home.ts';
import { joinReview, splitReview } from './review-parts.ts';
import type { FromThinker, Limit, ToThinker } from './thinker.ts';
import { loadNet, type Files, type Program } from './wasm.ts';

/** How long a bot may think that takes as long as it may, and for hints. */
export const THINKING_TIME: Limit = { time: 700 };
/** How long the file of a policy is waited for, from the moment it is fetched, in milliseconds. Bots also play without it. */
export const POLICY_WAIT = 5000;
const MOST_THINKERS = 4;
const PROGRESS_EVERY = 100;

/** How thinking is watched. */
export interface Watch {
  signal?: AbortSignal;
  progress?: (done: number) => void;
}

/** A net that was fetched. */
interface Loaded {
  name: string;
  file: ArrayBuffer;
}

/** A promise that is rejected with the reason of the signal once it stops, and never fulfilled. */
const untilStopped = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

class Thinker {
  readonly worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  readonly nets = new Set<string>();
  #answered: (answer: FromThinker) => void = () => {};

  /** A worker that calls `refused` with the name of each net that it cannot load. */
  constructor(program: Program, refused: (name: string) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type !== 'net-failed') return this.#answered(data);
      console.error(`the net ${data.name} cannot be loaded`, data.reason);
      this.nets.delete(data.name);
      refused(data.name);
    };
    this.post({ type: 'start', program });
  }

  post(message: ToThinker): void {
    this.worker.postMessage(message);
  }

  /** Gives it the nets that it does not have. */
  give(nets: Loaded[]): void {
    for (const { name, file } of nets) {
      if (this.nets.has(name)) continue;
      this.post({ type: 'net', name, file });
      this.nets.add(name);
    }
  }

  /** Posts a message and waits for the answer to it. */
  ask<A extends 'report' | 'reviewed'>(message: ToThinker, answer: A): Promise<Extract<FromThinker, { type: A }>> {
    return new Promise((resolve, reject) => {
      this.#answered = (data) => {
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
  /** The files of nets, and for a policy when it is not waited for any more. `null` stands for no file. */
  #nets = new Map<string, { file: Promise<ArrayBuffer | null>; late: Promise<null> | null }>();

  constructor(readonly files: Files, readonly program: Program, readonly cores = navigator.hardwareConcurrency) {}

  /** The number of workers that think at the same time. */
  get #most(): number {
    return Math.max(1, Math.min(MOST_THINKERS, this.cores));
  }

  /** The reports of all workers that thought about a task, in order. Rejected with the reason of the signal if it stops it. */
  async think(task: Task, limit: Limit, { signal, progress }: Watch = {}): Promise<Report[]> {
    const count = task.takes_time ? this.#most : 1;
    const stopped = untilStopped(signal);
    const nets = await this.#load(task.nets, stopped);
    const start = performance.now();
    const total = 'time' in limit ? limit.time : Infinity;
    const timer = progress && setInterval(() => progress(Math.min(1, (performance.now() - start) / total)), PROGRESS_EVERY);
    try {
      return await this.#work(count, nets, stopped, async (thinker, part) =>
        (await thinker.ask({ type: 'think', task, limit, part }, 'report')).report);
    } finally {
      clearInterval(timer);
    }
  }

  /** Starts a worker and loads the nets, before a bot has to think for the first time. */
  async prepare(nets: string[]): Promise<void> {
    if (this.#isStarted && nets.every((name) => this.#nets.has(name))) return;
    // At once, so that a decision that comes before the nets takes this worker instead of another one.
    if (!this.#isStarted) this.#idle.push(this.#start());
    const loaded = await this.#load(nets, untilStopped());
    for (const thinker of this.#idle) thinker.give(loaded);
  }

  /** Ends the workers that have nothing to do. */
  rest(): void {
    for (const { worker } of this.#idle.splice(0)) worker.terminate();
    this.#isStarted = false;
  }

  /** The next steps of a review: a part from each worker. */
  async review(request: ReviewRequest, nets: string[], { signal }: Watch = {}): Promise<ReviewPart> {
    const requests = splitReview(request, this.#most);
    const stopped = untilStopped(signal);
    const parts = await this.#work(requests.length, await this.#load(nets, stopped), stopped, async (thinker, part) =>
      (await thinker.ask({ type: 'review', request: requests[part]! }, 'reviewed')).part);
    return joinReview(parts, request);
  }

  #start(): Thinker {
    return new Thinker(this.program, (name) => this.#nets.delete(name));
  }

  /** Lets some workers work, each with the nets, and returns their results in order. */
  async #work<T>(count: number, nets: Loaded[], stopped: Promise<never>, work: (thinker: Thinker, part: number) => Promise<T>): Promise<T[]> {
    const thinkers = Array.from({ length: count }, () => this.#idle.pop() ?? this.#start());
    try {
      const working = thinkers.map((thinker, part) => {
        thinker.give(nets);
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

  /** Those of the nets that can be fetched; without them (no network) bots search without a value net, or with the value net alone. */
  async #load(names: string[], stopped: Promise<never>): Promise<Loaded[]> {
    this.#isStarted = true;
    const loading = Promise.all(names.map(async (name) => ({ name, file: await this.#net(name) })));
    const nets = await Promise.race([loading, stopped]);
    return nets.filter((net): net is Loaded => net.file !== null);
  }

  /** The file of a net; `null` if it cannot be fetched, or is a policy that takes too long. A late one serves the next decision. */
  #net(name: string): Promise<ArrayBuffer | null> {
    let net = this.#nets.get(name);
    if (!net) {
      const file = loadNet(this.files, name).catch(() => {
        this.#nets.delete(name);
        return null;
      });
      const isOptional = name in this.files.policies;
      const late = isOptional ? new Promise<null>((resolve) => setTimeout(resolve, POLICY_WAIT, null)) : null;
      this.#nets.set(name, (net = { file, late }));
    }
    return net.late ? Promise.race([net.file, net.late]) : net.file;
  }
}
