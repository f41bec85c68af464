// Weaves a tartan from a thread count, as shapes for an SVG pattern.
//
// The warp is drawn as plain upright stripes. The weft lies over it as lying stripes, of which a 2/2 twill
// shows every second pair of threads, shifted by one from row to row: that is a hatch of slanted bars. Drawn
// as paths, without masks or nested patterns, it looks the same in every browser; seen small, it blends to the
// half-tones that real cloth has.

export interface Stripe {
  dye: string;
  from: number;
  threads: number;
}

export interface Cloth {
  /** Threads until the pattern repeats. */
  size: number;
  warp: Stripe[];
  /** For each stripe of the weft, its visible bars. */
  weft: { dye: string; path: string }[];
}

/** Threads over which the twill repeats: two over, two under. */
export const TWILL = 4;

export function readSett(sett: string): { dye: string; threads: number }[] {
  return sett.split(/\s+/).map((part) => {
    const match = /^([A-Z])(\d+)$/.exec(part);
    if (!match || Number(match[2]) < 1) throw new Error(`not a thread count: ${part}`);
    return { dye: match[1]!, threads: Number(match[2]) };
  });
}

/** From pivot to pivot and back again; the pivots themselves come once. */
export function stripes(sett: string): Stripe[] {
  const half = readSett(sett);
  const whole = [...half, ...half.slice(1, -1).reverse()];
  let from = 0;
  return whole.map(({ dye, threads }) => {
    const stripe = { dye, from, threads };
    from += threads;
    return stripe;
  });
}

/** The bars of the weft within one stripe: slanted, and in step with those above and below. */
function bars(stripe: Stripe, size: number): string {
  const { from: top, threads: height } = stripe;
  const bottom = top + height;
  const width = TWILL / 2;
  let path = '';
  // A bar that starts at x on row 0 is at x - y on row y. Begin early and end late: the tile cuts it.
  for (let x = 0; x < size + bottom + TWILL; x += TWILL) {
    if (x + width - top <= 0 || x - bottom >= size) continue;
    path += `M${x - top} ${top}h${width}L${x + width - bottom} ${bottom}h${-width}z`;
  }
  return path;
}

export function weave(sett: string): Cloth {
  const warp = stripes(sett);
  const last = warp.at(-1)!;
  const size = last.from + last.threads;
  // Only then does the hatch go on across the edge of the tile.
  if (size % TWILL !== 0) throw new Error(`a sett of ${size} threads does not repeat in a twill: ${sett}`);
  return { size, warp, weft: warp.map((stripe) => ({ dye: stripe.dye, path: bars(stripe, size) })) };
}
