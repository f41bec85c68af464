// The bots of local tables. Of several pages that show a table, one lets its bots think (`navigator.locks`); if it is closed,
// another one goes on.

import type { Report, Task } from './home.ts';

/** What the bots need of the worker. */
export interface Seats {
  /** Whether this page shows the table. */
  isWatched(table: string): boolean;
  /** The decision that a bot has to make now. */
  next(table: string): Promise<{ at: number; task: Task } | null>;
  /** Thinks about it, until the signal stops it. */
  think(table: string, task: Task, signal: AbortSignal): Promise<Report[]>;
  /** The table waits for a person: time to load what its bots need. */
  prepare(table: string): Promise<void>;
  /** Makes the action that was found for the position of this number. */
  act(table: string, at: number, reports: Report[]): Promise<void>;
}

/** How long to wait before a failed bot is started again, in milliseconds. */
const RETRY_DELAY = 1000;

const sleep = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });

export class Bots {
  /** Whether bots pause before they act, as people do. */
  pauses = true;
  #running = new Map<string, { stop: AbortController; again: boolean }>();

  constructor(readonly seats: Seats) {}

  /** A bot may have to move at this table. */
  wake(table: string): void {
    const running = this.#running.get(table);
    if (running) running.again = true;
    else void this.#run(table);
  }

  /** The page no longer shows this table. */
  stop(table: string): void {
    this.#running.get(table)?.stop.abort();
  }

  async #run(table: string): Promise<void> {
    const run = { stop: new AbortController(), again: true };
    const { signal } = run.stop;
    this.#running.set(table, run);
    try {
      await navigator.locks.request(`marchstone bots of ${table}`, { signal }, async () => {
        while (run.again && this.seats.isWatched(table)) {
          run.again = false;
          const next = await this.seats.next(table);
          if (!next) {
            await this.seats.prepare(table);
            continue;
          }
          const ready = Date.now() + (this.pauses ? next.task.pause : 0);
          const reports = await this.seats.think(table, next.task, signal);
          await sleep(Math.max(0, ready - Date.now()), signal);
          await this.seats.act(table, next.at, reports);
          run.again = true;
        }
      });
    } catch (error) {
      if (!signal.aborted) {
        console.error('a bot failed; it is started again', error);
        setTimeout(() => this.seats.isWatched(table) && this.wake(table), RETRY_DELAY);
      }
    } finally {
      this.#running.delete(table);
    }
    // Woken after the last look at the table, or shown again while the last search was being stopped.
    if ((run.again || signal.aborted) && this.seats.isWatched(table)) this.wake(table);
  }
}
