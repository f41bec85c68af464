// The start of a step: the last prepared position before it, and all actions since.

import type { Lesson } from './types.ts';

/** The learner's actions in each step, by its name. */
export type Made = Readonly<Record<string, readonly string[]>>;

export interface Line {
  position: string;
  /** Everything before this step. */
  before: string[];
  /** The first actions of this step. */
  first: readonly string[];
}

/** Null if an earlier step was not done. */
export function line(lesson: Lesson, at: number, made: Made): Line | null {
  const here = lesson.steps[at];
  if (!here) return null;
  let start = at;
  while (start > 0 && lesson.steps[start]?.position === undefined) start -= 1;
  const position = lesson.steps[start]?.position;
  if (position === undefined) return null;
  const before: string[] = [];
  for (const step of lesson.steps.slice(start, at)) {
    const done = made[step.words];
    if (!done) return null;
    before.push(...(step.first ?? []), ...done);
  }
  return { position, before, first: here.first ?? [] };
}

/** The step to continue with: this one, or the last one before it that can be started. */
export function reachable(lesson: Lesson, at: number, made: Made): number {
  let found = Math.max(0, Math.min(at, lesson.steps.length));
  if (found === lesson.steps.length) return found;
  while (found > 0 && line(lesson, found, made) === null) found -= 1;
  return found;
}
