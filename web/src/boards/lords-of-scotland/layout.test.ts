import { describe, expect, it } from 'vitest';
import { layout, step } from './layout.ts';

const SIZES = [
  [360, 740],
  [344, 430],
  [390, 844],
  [740, 360],
  [676, 308],
  [724, 416],
  [768, 1024],
  [1024, 700],
  [1040, 740],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const;
const letters = (width: number, height: number): number => Math.max(13.5, Math.min(5 + 0.0115 * Math.min(width, height), 32));

describe('layout', () => {
  for (const [width, height] of SIZES)
    for (const seats of [2, 3, 4, 5])
      for (const hand of [0, 5, 10])
        it(`fits ${width}×${height} for ${seats} with ${hand} in hand`, () => {
          const it = layout({ width, height, em: letters(width, height), seats, hand, tracker: true });
          if (it.mode !== 'wide') expect(it.least).toBeLessThanOrEqual(Math.max(height, it.mode === 'low' ? 400 : 560));
          if (hand) expect(it.hand + (hand - 1) * it.handStep).toBeLessThanOrEqual(width + 1);
          expect(it.handStep).toBeGreaterThan(it.hand * 0.42);
          // Strength and emblem stay readable.
          expect(it.other).toBeGreaterThanOrEqual(27);
          expect(it.row).toBeGreaterThanOrEqual(34);
          expect(it.row * 1.07 * (it.oneRow ? 7 + seats : it.mode === 'low' ? 7 : Math.max(5, seats + 2)) + it.tracker).toBeLessThanOrEqual(width);
        });

  it('needs no scrolling on a phone, upright or on its side, for five', () => {
    for (const [width, height] of [[344, 600], [676, 308]] as const)
      for (const hand of [5, 10]) expect(layout({ width, height, em: 13.5, seats: 5, hand, tracker: true }).least).toBeLessThanOrEqual(height);
  });

  it('lets cards overlap only where they must', () => {
    expect(step(50, 300, 5)).toBeCloseTo(53.5);
    expect(step(50, 300, 11)).toBe(25);
  });

  it('chooses the arrangement by the shape of the room', () => {
    const mode = (width: number, height: number) => layout({ width, height, em: 14, seats: 3, hand: 5, tracker: false }).mode;
    expect([mode(360, 740), mode(740, 360), mode(1440, 900)]).toEqual(['tall', 'low', 'wide']);
  });

  it('gives the tracker a place beside the board only where there is one', () => {
    const tracker = (width: number, height: number) => layout({ width, height, em: 14, seats: 3, hand: 5, tracker: true }).tracker;
    expect(tracker(360, 740)).toBe(0);
    expect(tracker(1440, 900)).toBeGreaterThan(180);
  });
});
