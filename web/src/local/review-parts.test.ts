import { describe, expect, it } from 'vitest';
import type { ReviewChange, ReviewPart, ReviewRequest, ReviewStep } from '../lib/wire.ts';
import { joinReview, splitReview } from './review-parts.ts';

const request: ReviewRequest = { record: '', round: 0, done: 8, chances: [[0.5, 0.02], [0.5, 0.03]] };

/** What a step does, as crates/review sees it: the cost of the decision, and what is estimated anew after it. */
type Step = { seat: 'A' | 'B'; cost: number; reveals?: boolean; over?: boolean; estimates?: [number, number]; foreseen?: number };

const GAME: Step[] = [
  { seat: 'A', cost: 0.04 },
  { seat: 'A', cost: 0, reveals: true, estimates: [0.43, 0.55], foreseen: 0.51 },
  { seat: 'B', cost: 0.01 },
  { seat: 'B', cost: 0.02 },
  { seat: 'B', cost: 0, reveals: true, estimates: [0.4, 0.6] },
  { seat: 'A', cost: 0.1, over: true, estimates: [0, 1] },
];

/** The review of some steps of the game by one worker, by the formulas of `review_action` in crates/review. */
function review(steps: Step[], { done, chances }: ReviewRequest): ReviewPart {
  let known = chances;
  const reviewed = steps.map((step, at): ReviewStep => {
    const changes = known.map(([old, error], seat): ReviewChange => {
      const fresh = step.estimates?.[seat];
      const from = { luck: 0, own: 0, others: 0 };
      if ('AB'[seat] === step.seat) {
        if (step.reveals) return { ...from, chance: fresh!, error: 0.01, luck: fresh! - (old - step.cost), own: -step.cost };
        if (step.over) return { ...from, chance: fresh!, error: 0, own: fresh! - old };
        return { ...from, chance: old - step.cost, error, own: -step.cost };
      }
      if (fresh === undefined) return { ...from, chance: old, error };
      const foreseen = step.foreseen ?? fresh;
      return { ...from, chance: fresh, error: 0.01, luck: fresh - foreseen, others: foreseen - old };
    });
    known = changes.map(({ chance, error }) => [chance, error]);
    return { number: done + at, seat: step.seat, action: 'x', changes, decision: null };
  });
  return { steps: reviewed, all: 99 };
}

const rounded = (part: ReviewPart) =>
  part.steps.flatMap(({ changes }) => changes.flatMap(({ chance, error, luck, own, others }) => [chance, error, luck, own, others].map((value) => Math.round(value * 1e12))));

describe('a review in several workers', () => {
  it.each(GAME.map((_, at) => at).slice(1))('is that of one worker, split at step %i', (at) => {
    const [first, second] = splitReview(request, 2);
    const parts = [review(GAME.slice(0, at), first!), review(GAME.slice(at), { ...second!, done: 8 + at })];
    const whole = review(GAME, request);
    expect(rounded(joinReview(parts, request))).toEqual(rounded(whole));
    expect(joinReview(parts, request).all).toBe(99);
  });

  it('begins with one part, since the number of seats is not known yet', () => {
    expect(splitReview({ ...request, done: 0, chances: [] }, 4)).toHaveLength(1);
    expect(splitReview(request, 3).map(({ done }) => done)).toEqual([8, 16, 24]);
  });

  it('leaves out a part that does not continue the one before', () => {
    const [first, second] = splitReview(request, 2);
    expect(joinReview([review(GAME.slice(0, 2), first!), review(GAME.slice(3), second!)], request).steps).toHaveLength(2);
    expect(joinReview([{ steps: [], all: 8 }, { steps: [], all: 8 }], request)).toEqual({ steps: [], all: 8 });
  });
});
