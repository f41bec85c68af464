// A review in parts that several workers compute at once. A step needs the chances before it only to subtract them, so a part can
// begin without them: `joinReview` puts them in. What the players could know and did is judged the same either way.

import type { ReviewChange, ReviewPart, ReviewRequest, ReviewStep } from '../lib/wire.ts';

/** The number of steps that a worker reviews at a time (crates/browser/src/review.rs). */
const STEPS = 8;
const LETTERS = 'ABCDE';
/** Stands for a chance that is not known yet, and for its error. */
const UNKNOWN = -1;

type Chances = ReviewRequest['chances'];

/** The requests for the next parts, at most `count`. The first part of a game says how many seats there are, so it comes alone. */
export function splitReview(request: ReviewRequest, count: number): ReviewRequest[] {
  const unknown: Chances = request.chances.map(() => [UNKNOWN, UNKNOWN]);
  const later = Array.from({ length: unknown.length ? count - 1 : 0 }, (_, part) => ({ ...request, done: request.done + (part + 1) * STEPS, chances: unknown }));
  return [request, ...later];
}

/** The parts as one, as a single worker would have computed it, but for the last digit of a sum. */
export function joinReview(parts: readonly ReviewPart[], { done, chances }: ReviewRequest): ReviewPart {
  const steps: ReviewStep[] = [];
  let known = chances;
  for (const [part, { steps: next }] of parts.entries()) {
    if (next[0]?.number !== done + steps.length) break;
    let isUnknown = known.map(() => part > 0);
    for (const step of next) {
      const changes = step.changes.map((change, seat) =>
        isUnknown[seat] ? putIn(known[seat]!, change, LETTERS[seat] === step.seat) : change);
      isUnknown = isUnknown.map((was, seat) => was && step.changes[seat]?.error === UNKNOWN);
      known = changes.map(({ chance, error }) => [chance, error]);
      steps.push({ ...step, changes });
    }
  }
  return { steps, all: parts[0]?.all ?? 0 };
}

/** Puts the chance before a step into a change that was computed without it. The parts of a change add up, so one of them is the
 *  difference to that chance: luck, if the seat acted and something was revealed; its own decision, if it ended the game. */
function putIn([before, error]: Chances[number], change: ReviewChange, acted: boolean): ReviewChange {
  const { chance, luck, own } = change;
  if (change.error === UNKNOWN) return { ...change, chance: before + own, error };
  if (!acted) return { ...change, others: chance - luck - before };
  return luck === 0 ? { ...change, own: chance - before } : { ...change, luck: chance - (before + own) };
}
