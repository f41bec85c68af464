// A review that runs: its steps come in parts, and it can be stopped at any time.

import { api } from '../lib/api.ts';
import type { ReviewStep } from '../lib/wire.ts';

export class ReviewRun {
  steps = $state.raw<ReviewStep[]>([]);
  /** The number of all steps; 0 until the first part is there. */
  all = $state(0);
  running = $state(false);
  problem = $state.raw<unknown>(null);
  #stop: AbortController | null = null;

  /** Reviews a round of a record, or goes on where it was stopped. */
  async start(record: string, round: number): Promise<void> {
    this.cancel();
    const stop = new AbortController();
    this.#stop = stop;
    this.running = true;
    this.problem = null;
    try {
      while (this.all === 0 || this.steps.length < this.all) {
        const chances = this.steps.at(-1)?.changes.map(({ chance, error }): [number, number] => [chance, error]) ?? [];
        const part = await api.review({ record, round, done: this.steps.length, chances }, stop.signal);
        if (stop.signal.aborted) return;
        this.all = part.all;
        if (!part.steps.length) break;
        this.steps = [...this.steps, ...part.steps];
      }
    } catch (error) {
      if (!stop.signal.aborted) this.problem = error;
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  /** Stops it; what is done stays. */
  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.running = false;
  }

  get done(): boolean {
    return this.all > 0 && this.steps.length >= this.all;
  }
}
