// Workers that think. A level that takes as long as it may thinks in several of them at once (root parallelism): each searches
// with a random stream of its own, and their reports are added up in order. No memory is shared.

import type { Report, Task } from './home.ts';
import type { FromThinker, Limit, ToThinker } from './thinker.ts';
import { loadNet, type Files } from './wasm.ts';

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

  constructor(files: Files, module: WebAssembly.Module) {
    this.post({ type: 'start', files, module });
  }

  post(message: ToThinker): void {
    this.worker.postMessage(message);
  }

  think(task: Task, limit: Limit, part: number): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.type === 'report') resolve(data.report);
        else reject(new Error(data.reason));
      };
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.post({ type: 'think', task, limit, part });
    });
  }
}

export class Thinking {
  #idle: Thinker[] = [];
  #nets = new Map<string, Promise<ArrayBuffer>>();

  constructor(readonly files: Files, readonly module: WebAssembly.Module, readonly cores = navigator.hardwareConcurrency) {}

  /** The reports of all workers that thought about a task, in order. Rejected with the reason of the signal if it stops it. */
  async think(task: Task, limit: Limit, { signal, progress }: Watch = {}): Promise<Report[]> {
    const count = task.takes_time ? Math.max(1, Math.min(MOST_THINKERS, this.cores)) : 1;
    const net = task.net === null ? null : await this.#net(task.net);
    signal?.throwIfAborted();
    const thinkers = Array.from({ length: count }, () => this.#idle.pop() ?? new Thinker(this.files, this.module));
    const start = performance.now();
    const total = 'time' in limit ? limit.time : Infinity;
    const timer = progress && setInterval(() => progress(Math.min(1, (performance.now() - start) / total)), PROGRESS_EVERY);
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      const thoughts = thinkers.map((thinker, part) => {
        if (task.net !== null && net !== null && !thinker.nets.has(task.net)) {
          thinker.post({ type: 'net', name: task.net, file: net });
          thinker.nets.add(task.net);
        }
        return thinker.think(task, limit, part);
      });
      const reports = await Promise.race([Promise.all(thoughts), stopped]);
      this.#idle.push(...thinkers);
      return reports;
    } catch (error) {
      // A search cannot be interrupted, so its worker ends; another one takes its place when it is needed.
      for (const { worker } of thinkers) worker.terminate();
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  /** The weights of a net; without them (no network) bots search without a net. */
  async #net(name: string): Promise<ArrayBuffer | null> {
    let loading = this.#nets.get(name);
    if (!loading) this.#nets.set(name, (loading = loadNet(this.files, name)));
    return loading.catch(() => {
      this.#nets.delete(name);
      return null;
    });
  }
}
