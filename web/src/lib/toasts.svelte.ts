// Short messages at the edge of the page.

import { Trouble } from './api.ts';
import type { Naming } from './naming.ts';
import { describeProblem } from './phrases.ts';
import type { Problem } from './wire.ts';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  say(text: string, bad = false): void {
    const id = ++this.#last;
    this.all = [...this.all.slice(-2), { id, text, bad }];
    // Long enough to read it twice.
    setTimeout(() => this.drop(id), 4000 + text.length * 60);
  }

  problem(problem: Problem, names?: Record<string, string>, naming?: Naming | null): void {
    this.say(describeProblem(problem, names, naming), true);
  }

  /** Shows a failed request; any other error is a bug and is thrown again. */
  caught(trouble: unknown): void {
    if (trouble instanceof Trouble) this.problem(trouble.problem);
    else throw trouble;
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
