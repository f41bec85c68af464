// One question to a bot at a time: its progress, and a way to stop it. Only thinking in this browser reports progress.

import type { Watch } from '../local/client.ts';

export class Thought {
  /** How much is done, from 0 to 1; null if nobody thinks. */
  done = $state<number | null>(null);
  #controller: AbortController | null = null;

  /** Asks; null if the thinking was stopped. Another question stops the one before. */
  async ask<T>(question: (watch: Watch) => Promise<T>): Promise<T | null> {
    this.stop();
    const controller = new AbortController();
    this.#controller = controller;
    this.done = 0;
    try {
      const answer = await question({ signal: controller.signal, progress: (done) => (this.done = this.#controller === controller ? done : this.done) });
      // The answer may have been on its way already.
      return controller.signal.aborted ? null : answer;
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      if (this.#controller === controller) {
        this.#controller = null;
        this.done = null;
      }
    }
  }

  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.done = null;
  }
}
