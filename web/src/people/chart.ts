// The geometry of a rating chart.

import type { RatingPoint } from '../lib/wire.ts';

export interface Spot { x: number; y: number; low: number; high: number }
export interface Drawn { points: Spot[]; ticks: { value: number; y: number }[] }

/** Fits the points into a box. The line decides the scale; the band of uncertainty may exceed it. */
export function scale(points: RatingPoint[], width: number, height: number): Drawn {
  if (!points.length) return { points: [], ticks: [] };
  const ratings = points.map((point) => point.rating);
  const step = 50;
  const bottom = Math.floor((Math.min(...ratings) - 20) / step) * step;
  const top = Math.ceil((Math.max(...ratings) + 20) / step) * step;
  const [first, last] = [points[0]!.at, points.at(-1)!.at];
  const x = (at: number) => (last === first ? width / 2 : ((at - first) / (last - first)) * width);
  const y = (rating: number) => Math.min(height, Math.max(0, ((top - rating) / (top - bottom)) * height));
  const every = step * Math.ceil((top - bottom) / step / 5);
  const ticks: Drawn['ticks'] = [];
  for (let value = bottom; value <= top; value += every) ticks.push({ value, y: y(value) });
  return {
    ticks,
    points: points.map(({ at, rating, deviation }) => ({
      x: x(at), y: y(rating), low: y(rating - 2 * deviation), high: y(rating + 2 * deviation),
    })),
  };
}

const path = (spots: [number, number][]) => spots.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export const line = (points: Spot[]): string => path(points.map(({ x, y }) => [x, y]));

/** The band of uncertainty around the line. */
export const band = (points: Spot[]): string =>
  points.length ? `${path([...points.map(({ x, high }): [number, number] => [x, high]), ...points.map(({ x, low }): [number, number] => [x, low]).reverse()])}Z` : '';
