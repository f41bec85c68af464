import { describe, expect, it } from 'vitest';
import { BACKS, CLANS } from './setts.ts';
import { readSett, stripes, TWILL, weave } from './tartan.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('tartans', () => {
  it('reads thread counts', () => {
    expect(readSett('R8 K2')).toEqual([
      { dye: 'R', threads: 8 },
      { dye: 'K', threads: 2 },
    ]);
    expect(() => readSett('R8 k2')).toThrow();
    expect(() => readSett('R0')).toThrow();
  });

  it('turns round at the pivots', () => {
    expect(stripes('R8 K2 W4').map((stripe) => stripe.dye).join('')).toBe('RKWK');
    expect(stripes('R8 K2 W4').map((stripe) => stripe.from)).toEqual([0, 8, 10, 14]);
  });

  it('repeats without a seam', () => {
    expect(() => weave('R3 K2')).toThrow();
    for (const clan of [...Object.values(CLANS), ...Object.values(BACKS)]) {
      const cloth = weave(clan.sett);
      expect(cloth.size % TWILL).toBe(0);
      expect(cloth.warp.reduce((sum, stripe) => sum + stripe.threads, 0)).toBe(cloth.size);
      for (const stripe of cloth.warp) expect(clan.dyes[stripe.dye]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('covers half of every row with weft', () => {
    // Each bar is as wide as the gap after it, so along a row the bars are TWILL / 2 of every TWILL.
    const starts = [...weave('R8 K4').weft[0]!.path.matchAll(/M(-?\d+) 0h2/g)].map((match) => Number(match[1]));
    expect(starts.slice(0, 3)).toEqual([0, TWILL, 2 * TWILL]);
  });

  it('has no two clans with the same rhythm', () => {
    const rhythms = Object.values(CLANS).map((clan) => clan.sett.replace(/[A-Z]/g, ''));
    expect(new Set(rhythms).size).toBe(rhythms.length);
  });

  it('has ink that can be read on paper, day and night', () => {
    for (const paper of ['#fbf6ea', '#e4dccb'])
      for (const clan of Object.values(CLANS)) {
        const contrast = (luminance(paper) + 0.05) / (luminance(clan.ink) + 0.05);
        expect(contrast, `${clan.ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
  });
});
