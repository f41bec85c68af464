import { describe, expect, it } from 'vitest';
import { layout, RATIO, SLIDE, STONE, STRIP } from './layout.ts';

const SIZES = [
  [360, 740],
  [360, 600],
  [390, 844],
  [740, 360],
  [667, 320],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const;

describe('layout', () => {
  for (const [width, height] of SIZES)
    for (const room of [3, 4])
      for (const hand of [6, 7, 9])
        it(`fits ${width}×${height} with ${room} a side and ${hand} in hand`, () => {
          const it = layout({ width, height, room, hand, piles: 3, tracker: true });
          expect(it.pitch * 9 + it.side + it.tracker).toBeLessThanOrEqual(width);
          expect(it.pitch).toBeGreaterThanOrEqual(it.card);
          const lane = it.card * RATIO + (room - 1) * it.step;
          const border = 2 * lane + it.card * (STONE + 2 * SLIDE);
          expect(border + it.hand * RATIO).toBeLessThanOrEqual(height);
          // Value and emblem stay readable.
          expect(it.card).toBeGreaterThanOrEqual(width === 667 ? 26 : 30);
          expect(it.step).toBeGreaterThanOrEqual(it.card * RATIO * STRIP);
          expect(hand * it.handStep).toBeLessThanOrEqual(width + it.hand * 0.1);
        });

  it('chooses the arrangement by the shape of the room', () => {
    const mode = (width: number, height: number) => layout({ width, height, room: 3, hand: 6, piles: 1, tracker: false }).mode;
    expect([mode(360, 740), mode(740, 360), mode(1440, 900)]).toEqual(['tall', 'low', 'wide']);
  });

  it('gives the tracker a place beside the board only where there is one', () => {
    const tracker = (width: number, height: number) => layout({ width, height, room: 3, hand: 6, piles: 1, tracker: true }).tracker;
    expect(tracker(360, 740)).toBe(0);
    expect(tracker(740, 360)).toBe(0);
    expect(tracker(1440, 900)).toBeGreaterThan(180);
  });
});
