// Short messages at the edge of the page.

import { ApiError } from './api.ts';
import type { Naming } from './naming.ts';
import { describeProblem } from './phrases.ts';
import type { Problem } from './wire.ts';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** The rule of a game that the text is about. */
  rule?: { game: string; rule: string };
}

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  show(text: string, bad = false, rule?: Toast['rule']): void {
    const id = ++this.#last;
    this.all = [...this.all.slice(-2), { id, text, bad, rule }];
    // Long enough to read it twice.
    setTimeout(() => this.drop(id), 4000 + text.length * 60);
  }

  showProblem(problem: Problem, names?: Record<string, string>, naming?: Naming | null): void {
    const rule = problem.rule && naming ? { game: naming.game, rule: problem.rule } : undefined;
    this.show(describeProblem(problem, names, naming), true, rule);
  }

  /** Shows a failed request; any other error is a bug and is thrown again. */
  showError(error: unknown): void {
    if (error instanceof ApiError) this.showProblem(error.problem);
    else throw error;
  }

  /** Drops what was wrong before, since it is not any more. */
  dropBad(): void {
    this.all = this.all.filter((toast) => !toast.bad);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
