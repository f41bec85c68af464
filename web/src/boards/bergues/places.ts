// The places of tiles and guards in a view.

import { crowd, type Layout } from './layout.ts';
import type { Colour, View } from './parse.ts';
import type { Point } from './ring.ts';

export interface Place extends Point {
  /** The width of the piece. */
  size: number;
}

export function tilePlace(view: View, layout: Layout, tile: number): Place {
  for (const side of ['N', 'S'] as const) {
    const at = view.paths[side].indexOf(tile);
    if (at >= 0) return slotPlace(layout, side, at);
  }
  return { ...layout.homes[tile - 1]!, size: layout.tile };
}

/** A place on a path; tiles past its last slot overlap. */
export function slotPlace(layout: Layout, side: 'N' | 'S', at: number): Place {
  const slots = layout.slots[side];
  const slot = slots[at] ?? slots.at(-1)!;
  const past = Math.max(0, at - slots.length + 1);
  return { x: slot.x + past * layout.laid * 0.12, y: slot.y + past * layout.laid * 0.08, size: layout.laid };
}

/** The width of a guard that stands alone. */
export const guardSize = (layout: Layout): number => Math.min(layout.band * 0.74, layout.pitch * 0.92);

export function guardPlace(view: View, layout: Layout, colour: Colour): Place {
  const guard = view.guards.find((one) => one.colour === colour)!;
  const here = view.guards.filter((one) => one.space === guard.space);
  const spot = layout.spaces[guard.space]!;
  const gate = guard.space % (view.towers + 1) === 0;
  const { scale, at } = crowd(here.length, Math.abs(spot.nx) > Math.abs(spot.ny));
  const offset = at[here.indexOf(guard)]!;
  const b = layout.band;
  // At a gate guards stand a little inside, in the north even more, so that they do not hide the fortress behind them.
  const inside = gate ? 0.12 * b : 0;
  const south = gate && spot.ny < -0.5 && !view.junior ? b * 0.22 : 0;
  return {
    x: spot.x + offset.x * b - spot.nx * inside,
    y: spot.y + offset.y * b - spot.ny * inside - b * 0.1 + south,
    size: guardSize(layout) * scale,
  };
}

/** The drawing order of a guard: guards further down are in front. */
export function guardRank(view: View, layout: Layout, colour: Colour): number {
  const { y } = guardPlace(view, layout, colour);
  return view.guards.filter((guard) => guardPlace(view, layout, guard.colour).y < y).length;
}
