import { describe, expect, it } from 'vitest';
import type { ReviewStep } from '../lib/wire.ts';
import { curve, moments, sums } from './chart.ts';

const step = (number: number, chance: number, luck: number, own: number, others: number, mistake = false): ReviewStep => ({
  number, seat: number ? 'A' : null, action: number ? 'x' : null,
  changes: [{ chance, error: 0, luck, own, others }],
  decision: number ? { view: '', cost: -own, error: 0.01, mistake, theme: null, played: null, best: [] } : null,
});
const steps = [step(0, 0.55, 0.05, 0, 0), step(1, 0.4, 0, -0.15, 0, true), step(2, 0.7, 0.2, -0.02, 0.12), step(3, 0.5, 0, -0.2, 0, true)];

describe('the review of a game', () => {
  it('adds up: start, luck, decisions and the others make the end', () => {
    const { start, luck, own, others, end, mistakes, decisions } = sums(steps, 0, 'A');
    expect(start).toBeCloseTo(0.5);
    expect(start + luck + own + others).toBeCloseTo(end);
    expect([mistakes, decisions]).toEqual([2, 3]);
  });

  it('has errors that add up as those of independent estimates do', () => {
    const noisy = steps.map((one) => ({ ...one, changes: one.changes.map((change) => ({ ...change, error: 0.02 })) }));
    const { errors } = sums(noisy, 0, 'A');
    // Luck in the deal, before which nothing is estimated, and in one step; three decisions.
    expect(errors.luck).toBeCloseTo(0.02 * Math.sqrt(3));
    expect(errors.others).toBeCloseTo(0.02 * Math.sqrt(2));
    expect(errors.own).toBeCloseTo(0.01 * Math.sqrt(3));
    expect(curve(noisy.slice(0, 1), 0, 1, 100, 100).band).toBe('M100.0 43.0L100.0 47.0Z');
  });

  it('draws each part from the chance before it', () => {
    const { bars, columns } = curve(steps, 0, 4, 400, 100);
    expect(columns.map(({ y }) => Math.round(y))).toEqual([50, 45, 60, 30, 50]);
    expect(columns.at(-1)?.x).toBe(400);
    expect(bars.filter(({ x }) => x === 200).map(({ part, height }) => [part, Math.round(height)])).toEqual([['others', 12], ['luck', 20], ['own', 2]]);
  });

  it('leaves room for the steps to come', () => {
    expect(curve(steps.slice(0, 2), 0, 4, 400, 100).columns.at(-1)?.x).toBe(200);
  });

  it('lists the most expensive mistakes first', () => {
    expect(moments(steps, 'A', 5).map(({ number }) => number)).toEqual([3, 1]);
    expect(moments(steps, null, 1)).toHaveLength(1);
    expect(moments(steps, 'B', 5)).toEqual([]);
  });
});
