// The geometry of the curve of chances: one column per step, with the parts of its change stacked from the chance before.

import type { ReviewStep } from '../lib/wire.ts';

export type Part = 'luck' | 'own' | 'others';

export interface Bar { part: Part; x: number; y: number; width: number; height: number }
/** `band`: the chances with their standard errors. */
export interface Curve { line: string; band: string; bars: Bar[]; columns: { number: number; x: number; y: number }[] }

const PARTS: readonly Part[] = ['others', 'luck', 'own'];

/** The curve of one seat (an index) in a box; `all` steps fill the width, also if some are still to come. */
export function curve(steps: readonly ReviewStep[], seat: number, all: number, width: number, height: number): Curve {
  const column = width / Math.max(1, all);
  const y = (chance: number) => (1 - Math.min(1, Math.max(0, chance))) * height;
  const bars: Bar[] = [];
  const columns: Curve['columns'] = [];
  const [above, below]: [string[], string[]] = [[], []];
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  steps.forEach((step, index) => {
    const change = step.changes[seat];
    if (!change) return;
    const x = index * column;
    let from = change.chance - change.luck - change.own - change.others;
    if (index === 0) columns.push({ number: -1, x: 0, y: y(from) });
    for (const part of PARTS) {
      const by = change[part];
      if (Math.abs(by) >= 0.0005) {
        const [top, bottom] = [y(Math.max(from, from + by)), y(Math.min(from, from + by))];
        bars.push({ part, x, y: top, width: column, height: bottom - top });
      }
      from += by;
    }
    columns.push({ number: step.number, x: x + column, y: y(change.chance) });
    above.push(point(x + column, y(change.chance + change.error)));
    below.unshift(point(x + column, y(change.chance - change.error)));
  });
  const line = columns.map(({ x, y }, at) => `${at ? 'L' : 'M'}${point(x, y)}`).join('');
  const band = above.length ? `M${[...above, ...below].join('L')}Z` : '';
  return { line, band, bars, columns };
}

/** The sums of one seat: start + luck + own + others = end. `errors` has the standard error of each part. */
export interface Sums { start: number; luck: number; own: number; others: number; end: number; mistakes: number; decisions: number; errors: Record<Part, number> }

export function sums(steps: readonly ReviewStep[], seat: number, letter: string): Sums {
  const first = steps[0]?.changes[seat];
  const start = first ? first.chance - first.luck - first.own - first.others : 0;
  const all: Sums = { start, luck: 0, own: 0, others: 0, end: start, mistakes: 0, decisions: 0, errors: { luck: 0, own: 0, others: 0 } };
  const squares: Record<Part, number> = { luck: 0, own: 0, others: 0 };
  let before = 0;
  for (const { changes, decision, seat: actor } of steps) {
    const change = changes[seat];
    if (!change) continue;
    // Luck and what the others did are differences of two estimates; a decision has an error of its own.
    for (const part of ['luck', 'others'] as const) if (change[part] !== 0) squares[part] += before ** 2 + change.error ** 2;
    if (actor === letter) squares.own += (decision?.error ?? 0) ** 2;
    before = change.error;
    all.luck += change.luck;
    all.own += change.own;
    all.others += change.others;
    all.end = change.chance;
    if (decision && actor === letter) {
      all.decisions += 1;
      if (decision.mistake) all.mistakes += 1;
    }
  }
  for (const part of PARTS) all.errors[part] = Math.sqrt(squares[part]);
  return all;
}

/** The mistakes of a seat, or of all seats, the most expensive first. */
export function moments(steps: readonly ReviewStep[], letter: string | null, most: number): ReviewStep[] {
  return steps
    .filter(({ seat, decision }) => decision?.mistake && (letter === null || seat === letter))
    .sort((one, two) => (two.decision?.cost ?? 0) - (one.decision?.cost ?? 0))
    .slice(0, most);
}
