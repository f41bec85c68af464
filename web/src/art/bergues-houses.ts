// Houses and trees where the town has room for them, the same for each size.

import type { Layout } from '../boards/bergues/layout.ts';
import type { Rect } from '../boards/bergues/ring.ts';

export interface House {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  tone: number;
  hipped: boolean;
}

/** Pseudo-random numbers from a fixed seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Rows of houses in a rectangle, each row of one depth, each house a little different. */
function rows(room: Rect, size: number, seed: number): House[] {
  const chance = dice(seed);
  const found: House[] = [];
  const upright = room.h > room.w;
  const [long, wide] = upright ? [room.h, room.w] : [room.w, room.h];
  // Small areas get a row of small houses.
  const lanes = Math.max(wide > size * 0.5 ? 1 : 0, Math.floor(wide / (size * 1.12)));
  for (let lane = 0; lane < lanes; lane++) {
    const across = (wide / lanes) * (lane + 0.5);
    let along = size * 0.1 * chance();
    while (along < long - size * 0.5) {
      const width = Math.min(size * (0.75 + 0.75 * chance()), long - along);
      const depth = Math.min(size * (0.8 + 0.18 * chance()), wide / lanes - 2);
      if (chance() > 0.1 && width > size * 0.5) {
        const at = along + width / 2;
        found.push({
          x: room.x + (upright ? across : at),
          y: room.y + (upright ? at : across),
          w: width - size * 0.07,
          h: depth,
          turn: upright ? 90 : 0,
          tone: chance() < 0.14 ? 4 : 1 + Math.floor(chance() * 3),
          hipped: chance() < 0.45,
        });
      }
      along += width;
    }
  }
  return found;
}

/** What is free inside the rampart: beside the market place, and at the ends of the streets. */
function free({ inside, square, streets, tile }: Layout): Rect[] {
  const air = tile * 0.1;
  const rooms: Rect[] = [];
  const beside = (of: Rect, y: number, h: number): void => {
    rooms.push({ x: inside.x, y, w: of.x - inside.x - air, h });
    rooms.push({ x: of.x + of.w + air, y, w: inside.x + inside.w - of.x - of.w - air, h });
  };
  const top = (streets.N?.y ?? inside.y) + (streets.N?.h ?? 0) + air;
  const bottom = streets.S?.y ?? inside.y + inside.h;
  beside(square, top, bottom - top - air);
  if (square.y - top > 0) rooms.push({ x: square.x, y: top, w: square.w, h: square.y - top - air });
  const low = square.y + square.h + air;
  if (bottom - low > 0) rooms.push({ x: square.x, y: low, w: square.w, h: bottom - low - air });
  for (const street of [streets.N, streets.S]) if (street) beside(street, street.y, street.h);
  return rooms;
}

export function houses(layout: Layout): House[] {
  const size = Math.min(layout.tile * 0.5, layout.band * 0.62);
  if (size < 2) return [];
  return free(layout).flatMap((room, index) => rows(room, size, 7 + index * 31));
}

/** Trees on the bastions. */
export function trees({ ring, band }: Layout): { x: number; y: number; r: number }[] {
  const near = band * 0.12;
  const corners = [
    [ring.x, ring.y, 1, 1],
    [ring.x + ring.w, ring.y, -1, 1],
    [ring.x, ring.y + ring.h, 1, -1],
    [ring.x + ring.w, ring.y + ring.h, -1, -1],
  ] as const;
  return corners.flatMap(([x, y, sx, sy]) =>
    [
      [0, 0, 0.17],
      [0.34, -0.14, 0.13],
      [-0.14, 0.34, 0.14],
    ].map(([dx, dy, r]) => ({ x: x - sx * (band * 0.3 - near - dx! * band), y: y - sy * (band * 0.3 - near - dy! * band), r: r! * band })),
  );
}
