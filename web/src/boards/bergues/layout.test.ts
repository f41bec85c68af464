import { describe, expect, it } from 'vitest';
import { houses } from '../../art/bergues-houses.ts';
import { layout } from './layout.ts';
import { spot, trail } from './ring.ts';

const SIZES = [[344, 416], [360, 740], [390, 700], [740, 360], [724, 416], [768, 900], [1000, 640], [1440, 900], [2600, 2000], [3840, 2160]] as const;

describe('a box that is hardly there', () => {
  // While a window is resized there may be no room for a moment.
  it.each([[344, 0], [0, 0], [344, 40], [60, 500], [1, 1]])('%i×%i still has a town', (w, h) => {
    for (const junior of [false, true]) {
      const it = layout({ width: 360, height: 640, box: { w, h }, towers: 4, junior });
      expect(it.tile).toBeGreaterThan(0);
      expect(it.inside.h).toBeGreaterThan(0);
      expect(it.inside.w).toBeGreaterThan(0);
      expect(houses(it).every((house) => house.w > 0)).toBe(true);
    }
  });
});

describe('layout', () => {
  for (const [width, height] of SIZES)
    for (const junior of [false, true])
      for (const towers of [2, 4, 6])
        it(`fits ${width}×${height}, ${towers} towers${junior ? ', junior' : ''}`, () => {
          const it = layout({ width, height, towers, junior });
          expect(it.town.w + it.column).toBeLessThanOrEqual(width);
          expect(it.town.h).toBeLessThanOrEqual(Math.max(height, it.least));
          expect(it.town.w).toBeGreaterThan(300);
          expect(it.spaces.length).toBe(4 * (towers + 1));
          expect(it.pitch).toBeGreaterThan(24);
          expect(it.tile).toBeGreaterThan(junior ? 32 : 29);
          // Nothing overlaps.
          const places = [
            ...it.homes.map((at) => ({ ...at, size: it.tile })),
            ...[...it.slots.N, ...it.slots.S].map((at) => ({ ...at, size: it.laid })),
          ];
          places.forEach((one, index) => {
            expect(one.x - one.size / 2).toBeGreaterThanOrEqual(it.inside.x - 1);
            expect(one.x + one.size / 2).toBeLessThanOrEqual(it.inside.x + it.inside.w + 1);
            expect(one.y - one.size / 2).toBeGreaterThanOrEqual(it.inside.y - 1);
            expect(one.y + one.size / 2).toBeLessThanOrEqual(it.inside.y + it.inside.h + 1);
            for (const two of places.slice(index + 1)) {
              const room = (one.size + two.size) / 2 - 1;
              expect(Math.abs(one.x - two.x) >= room || Math.abs(one.y - two.y) >= room).toBe(true);
            }
          });
        });
});

describe('the ring', () => {
  const ring = { x: 10, y: 20, w: 300, h: 400, r: 50 };
  it('has its gates in the south, west, north and east', () => {
    const near = (part: number) => Object.values(spot(ring, part)).map((value) => Math.round(value) + 0);
    expect(near(0)).toEqual([160, 420, 0, 1]);
    expect(near(0.25)).toEqual([10, 220, -1, 0]);
    expect(near(0.5)).toEqual([160, 20, 0, -1]);
    expect(near(0.75)).toEqual([310, 220, 1, 0]);
  });
  it('goes on evenly', () => {
    const many = 400;
    const steps = Array.from({ length: many }, (_, i) => {
      const [a, b] = [spot(ring, i / many), spot(ring, (i + 1) / many)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.06);
  });
  it('walks both ways', () => {
    const there = trail(ring, 20, 3, 4);
    const back = trail(ring, 20, 7, -4);
    expect(there.at(-1)!.x).toBeCloseTo(back[0]!.x);
    expect(there[0]!.y).toBeCloseTo(back.at(-1)!.y);
  });
});
