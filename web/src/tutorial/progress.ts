// The progress of a learner, stored in this browser.

import { reachable, type Made } from './line.ts';
import type { Lesson } from './types.ts';

export interface Progress {
  /** The step that is open; as many as there are steps when all is done. */
  at: number;
  /** The furthest step reached. */
  furthest: number;
  made: Made;
}

export const FRESH: Progress = { at: 0, furthest: 0, made: {} };
const key = (lesson: Lesson) => `marchstone.lesson.${lesson.id}`;

/** Reads stored progress; invalid entries and those of another edition count as none. */
export function restore(lesson: Lesson, text: string | null): Progress {
  try {
    const stored = JSON.parse(text ?? 'null') as ({ edition?: number } & Partial<Progress>) | null;
    if (stored?.edition !== lesson.edition || !Number.isInteger(stored.at)) return FRESH;
    const made = Object.fromEntries(
      Object.entries(stored.made ?? {}).filter(([, actions]) => Array.isArray(actions) && actions.every((one) => typeof one === 'string')),
    );
    const at = reachable(lesson, stored.at ?? 0, made);
    const furthest = Number.isInteger(stored.furthest) ? Math.min(stored.furthest ?? 0, lesson.steps.length) : at;
    return { at, furthest: Math.max(at, furthest), made };
  } catch {
    return FRESH;
  }
}

export function loadProgress(lesson: Lesson): Progress {
  try {
    return restore(lesson, localStorage.getItem(key(lesson)));
  } catch {
    return FRESH; // not allowed to look
  }
}

export function saveProgress(lesson: Lesson, progress: Progress): void {
  try {
    localStorage.setItem(key(lesson), JSON.stringify({ edition: lesson.edition, ...progress }));
  } catch {
    // No room or not allowed: then it holds until the page is closed.
  }
}
