// The geometry of the board for the available room. All in CSS pixels; points are centres.
//
// Tall: the guards in a strip, the town, the sentence. Wide and low: the town at the left, the rest in a column
// at its right. The town takes the shape of the room, so that its tiles are as large as they can be.

import { around, spot, type Point, type Rect, type Ring, type Spot } from './ring.ts';
import type { Side } from './parse.ts';

export interface Layout {
  mode: 'tall' | 'wide' | 'low';
  /** The minimum height of the town. */
  least: number;
  town: { w: number; h: number };
  column: number;
  /** The width of the rampart, and of the moat around it. */
  band: number;
  moat: number;
  ring: Ring;
  spaces: Spot[];
  /** How far it is from a space to the next. */
  pitch: number;
  /** Width of a tile in the centre and on a path. */
  tile: number;
  laid: number;
  homes: Point[];
  slots: Record<Side, Point[]>;
  /** The streets of the paths; null where there is none. */
  streets: Record<Side, Rect | null>;
  /** The centre of the mark of a street. */
  marks: Record<Side, Point>;
  /** The market place with the tiles. */
  square: Rect;
  /** The area inside the rampart. */
  inside: Rect;
}

export interface Wanted {
  width: number;
  height: number;
  /** The measured room for the town. */
  box?: { w: number; h: number };
  towers: number;
  junior: boolean;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const GAP = 1.1;
/** The minimum side of the town. */
const LEAST = 180;

export function layout({ width, height, box, towers, junior }: Wanted): Layout {
  const mode = width < height * 1.08 ? 'tall' : height < 500 ? 'low' : 'wide';
  const column = mode === 'tall' ? 0 : mode === 'low' ? clamp(150, width * 0.26, 240) : clamp(210, width * 0.24, 820);
  const least = mode === 'tall' ? Math.min(width * 1.28, 370) : 0;
  // Until the room is measured it is estimated.
  const room = box?.w && box.h ? box : { w: width - column - (column ? 36 : 8), h: Math.max(least, height - (mode === 'tall' ? 0.1 * height + 90 : 16)) };
  // While a window is resized there may be no room for a moment; drawings still need a size.
  let [w, h] = [Math.max(room.w, LEAST), Math.max(room.h, LEAST)];
  w = Math.min(w, h * (mode === 'low' ? 1.9 : 1.38));
  h = Math.min(h, w * 1.42);

  const spaces = 4 * (towers + 1);
  const small = Math.min(w, h);
  const band = clamp(30, small * (small < 420 ? 0.104 : 0.098) * (towers > 4 ? 0.94 : 1), 230);
  const moat = band * 0.46;
  const edge = moat + band / 2;
  const ring: Ring = { x: edge, y: edge, w: w - 2 * edge, h: h - 2 * edge, r: band * 1.25 };

  const air = band * 0.14;
  const inset = moat + band + air;
  const inside: Rect = { x: inset, y: inset, w: w - 2 * inset, h: h - 2 * inset };
  return {
    mode,
    least,
    town: { w, h },
    column,
    band,
    moat,
    ring,
    spaces: Array.from({ length: spaces }, (_, space) => spot(ring, space / spaces)),
    pitch: around(ring) / spaces,
    inside,
    ...(junior ? child(inside) : grown(inside)),
  };
}

type Inner = Pick<Layout, 'tile' | 'laid' | 'homes' | 'slots' | 'streets' | 'marks' | 'square'>;

function grid(square: Rect, columns: number, tile: number): Point[] {
  const rows = 16 / columns;
  const [dx, dy] = [Math.min(tile * 1.22, square.w / columns), Math.min(tile * 1.22, square.h / rows)];
  return Array.from({ length: 16 }, (_, index) => ({
    x: square.x + square.w / 2 + ((index % columns) - (columns - 1) / 2) * dx,
    y: square.y + square.h / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * dy,
  }));
}

/** A street as wide as its mark and its slots. */
function street(inside: Rect, y: number, laid: number): { street: Rect; slots: Point[]; mark: Point } {
  const step = Math.min(laid * 1.16, (inside.w - laid * 1.15) / 6);
  const length = 6 * step + laid * 1.05;
  const x = inside.x + (inside.w - length) / 2;
  const middle = y + laid * 0.58;
  return {
    street: { x, y, w: length, h: laid * 1.16 },
    mark: { x: x + laid * 0.5, y: middle },
    slots: Array.from({ length: 6 }, (_, index) => ({ x: x + laid * 0.97 + step * (index + 0.5), y: middle })),
  };
}

/** The paths along the north and the south of the town, the tiles between them. */
function grown(inside: Rect): Inner {
  const ratio = 0.84;
  const fits = (columns: number): number => Math.min(inside.w / (columns * GAP), inside.h / ((16 / columns) * GAP + 2 * 1.2 * ratio + 0.3));
  // Four by four unless the room is much too low, so that tiles rarely change their places.
  const columns = fits(8) > fits(4) * 1.22 ? 8 : 4;
  const rows = 16 / columns;
  const tile = fits(columns);
  const laid = Math.min(tile * 1.06, inside.w / 7.6, (inside.h - rows * GAP * tile) / 2.62);
  const north = street(inside, inside.y, laid);
  const south = street(inside, inside.y + inside.h - laid * 1.16, laid);
  const top = inside.y + laid * 1.24;
  const room: Rect = { x: inside.x, y: top, w: inside.w, h: inside.h - laid * 2.48 };
  return { tile, laid, ...centre(room, columns, tile), ...{
    slots: { N: north.slots, S: south.slots },
    streets: { N: north.street, S: south.street },
    marks: { N: north.mark, S: south.mark },
  } };
}

/** The junior game has one path, in one row or two. */
function child(inside: Rect): Inner {
  const size = (columns: number, lanes: number): number =>
    Math.min(inside.w / (columns * GAP), inside.h / ((16 / columns) * GAP + lanes * 1.12 + 0.5), (inside.w / (8 / lanes)) * 1.1);
  const shapes: [columns: number, lanes: number][] = [[4, 2], [4, 1], [8, 1]];
  const [columns, lanes] = shapes.reduce((best, one) => (size(...one) > size(...best) ? one : best));
  const tile = size(columns, lanes);
  const laid = Math.min(tile, (inside.w / (8 / lanes)) * 0.9);
  const across = 8 / lanes;
  const [dx, dy] = [Math.min(laid * 1.16, inside.w / across), laid * 1.1];
  const high = lanes * dy + laid * 0.12;
  const length = across * dx + laid * 0.1;
  const x = inside.x + (inside.w - length) / 2;
  const lane: Rect = { x, y: inside.y, w: length, h: high };
  const slots = Array.from({ length: 8 }, (_, index) => ({
    x: x + laid * 0.05 + dx * ((index % across) + 0.5),
    y: inside.y + laid * 0.06 + dy * (Math.floor(index / across) + 0.5),
  }));
  const room: Rect = { x: inside.x, y: inside.y + high + laid * 0.1, w: inside.w, h: inside.h - high - laid * 0.1 };
  return { tile, laid, ...centre(room, columns, tile), slots: { N: slots, S: [] }, streets: { N: lane, S: null }, marks: { N: slots[0]!, S: slots[0]! } };
}

function centre(room: Rect, columns: number, tile: number): { homes: Point[]; square: Rect } {
  const homes = grid(room, columns, tile);
  const [first, last] = [homes[0]!, homes[15]!];
  const rim = tile * 0.58;
  return { homes, square: { x: first.x - rim, y: first.y - rim, w: last.x - first.x + 2 * rim, h: last.y - first.y + 2 * rim } };
}

/** Offsets and scale of guards that share a space, in units of the band. */
export function crowd(many: number, upright: boolean): { scale: number; at: Point[] } {
  if (many <= 1) return { scale: 1, at: [{ x: 0, y: 0 }] };
  // On an upright wall they stand behind each other.
  if (many === 2) return { scale: 0.84, at: upright ? [{ x: -0.17, y: -0.33 }, { x: 0.17, y: 0.33 }] : [{ x: -0.37, y: 0 }, { x: 0.37, y: 0 }] };
  const [x, y] = upright ? [0.27, 0.3] : [0.36, 0.2];
  return { scale: 0.68, at: [{ x: -x, y: -y }, { x, y: -y }, { x: -x, y }, { x, y }].slice(0, many) };
}
