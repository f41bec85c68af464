import { describe, expect, it } from 'vitest';
import { LINE_BACK, LINE_CLOTHS, LINE_EMBLEMS } from './lordsLines.ts';
import { TWILL, weave } from './tartan.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the bloodlines', () => {
  it('have cloths that repeat without a seam', () => {
    for (const cloth of [...Object.values(LINE_CLOTHS), LINE_BACK]) {
      const woven = weave(cloth.sett);
      expect(woven.size % TWILL).toBe(0);
      for (const stripe of woven.warp) expect(cloth.dyes[stripe.dye]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('have rhythms and emblems of their own', () => {
    const rhythms = Object.values(LINE_CLOTHS).map((cloth) => cloth.sett.replace(/[A-Z]/g, ''));
    expect(new Set(rhythms).size).toBe(9);
    expect(Object.keys(LINE_EMBLEMS)).toEqual(Object.keys(LINE_CLOTHS));
    expect(new Set(Object.values(LINE_EMBLEMS).map((emblem) => emblem.fill)).size).toBe(9);
  });

  it('have ink that can be read on paper, day and night', () => {
    for (const paper of ['#fbf6ea', '#e4dccb'])
      for (const { ink } of Object.values(LINE_CLOTHS))
        expect((luminance(paper) + 0.05) / (luminance(ink) + 0.05), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });
});
