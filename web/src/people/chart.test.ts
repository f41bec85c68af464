import { describe, expect, it } from 'vitest';
import type { RatingPoint } from '../lib/wire.ts';
import { band, line, scale } from './chart.ts';

const point = (at: number, rating: number, deviation = 40): RatingPoint => ({ at, rating, deviation }) as RatingPoint;

describe('a rating chart', () => {
  it('spreads the points over the time, with higher ratings further up', () => {
    const { points } = scale([point(100, 1500), point(150, 1600), point(200, 1550)], 300, 100);
    expect(points.map(({ x }) => x)).toEqual([0, 150, 300]);
    const [low, high, middle] = points.map(({ y }) => y);
    expect(high).toBeLessThan(middle!);
    expect(middle).toBeLessThan(low!);
  });

  it('has at most six ticks, at multiples of 50, that contain all ratings', () => {
    for (const span of [0, 30, 400, 1700]) {
      const { points, ticks } = scale([point(0, 1200), point(1, 1200 + span)], 300, 100);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      for (const { value, y } of ticks) {
        expect(value % 50).toBe(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
      expect(ticks[0]!.value).toBeLessThan(1200);
      expect(ticks.map(({ y }) => y)).toEqual(ticks.map(({ y }) => y).sort((a, b) => b - a));
      for (const { y } of points) expect(y > 0 && y < 100).toBe(true);
    }
  });

  it('has a band of two deviations on both sides that stays in the box', () => {
    const { points } = scale([point(0, 1500, 10), point(1, 1500, 400)], 300, 100);
    expect(points[0]!.y - points[0]!.high).toBeCloseTo(points[0]!.low - points[0]!.y);
    expect([points[1]!.high, points[1]!.low]).toEqual([0, 100]);
    expect(band(points)).toMatch(/^M0\.0 [\d.]+L300\.0 0\.0L300\.0 100\.0L0\.0 [\d.]+Z$/);
  });

  it('puts a single point in the middle, and draws nothing without points', () => {
    expect(scale([point(7, 1500)], 300, 100).points[0]!.x).toBe(150);
    const none = scale([], 300, 100);
    expect([none, line(none.points), band(none.points)]).toEqual([{ points: [], ticks: [] }, '', '']);
  });
});
