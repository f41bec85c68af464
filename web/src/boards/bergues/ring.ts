// The rampart as a line: a rectangle with round corners. Space 0 is the gate in the south, and from there it
// goes clockwise to the west, the north and the east, as on a map of the town.

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  w: number;
  h: number;
}
/** A point of the line and the outward direction. */
export interface Spot extends Point {
  nx: number;
  ny: number;
}

export interface Ring extends Rect {
  r: number;
}

/** The length of a quarter, from a gate to the next. */
const quarter = ({ w, h, r }: Ring): number => w / 2 - r + h / 2 - r + (Math.PI / 2) * r;

export const around = (ring: Ring): number => 4 * quarter(ring);

/** The spot at a part of the way round, 0 to 1. */
export function spot(ring: Ring, part: number): Spot {
  const { x, y, w, h, r } = ring;
  const turn = ((part % 1) + 1) % 1;
  const which = Math.min(3, Math.floor(turn * 4));
  let way = (turn * 4 - which) * quarter(ring);
  // A quarter begins and ends on a straight side; the first one goes from the south to the west.
  const [first, second] = which % 2 === 0 ? [w / 2 - r, h / 2 - r] : [h / 2 - r, w / 2 - r];
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [along, out] = which % 2 === 0 ? [w / 2, h / 2] : [h / 2, w / 2];
  // In a frame where the quarter goes to the left along the bottom and then up the left side.
  let u: number, v: number, nu: number, nv: number;
  if (way <= first) [u, v, nu, nv] = [-way, out, 0, 1];
  else if ((way -= first) <= (Math.PI / 2) * r) {
    const angle = way / r;
    [nu, nv] = [-Math.sin(angle), Math.cos(angle)];
    [u, v] = [-(along - r) + nu * r, out - r + nv * r];
  } else {
    way -= (Math.PI / 2) * r;
    [u, v, nu, nv] = [-along, second - way, -1, 0];
  }
  // Rotated by quarters, clockwise on the screen.
  for (let i = 0; i < which; i++) [u, v, nu, nv] = [-v, u, -nv, nu];
  return { x: cx + u, y: cy + v, nx: nu, ny: nv };
}

/** The way from one space to another, as points close to each other. */
export function trail(ring: Ring, spaces: number, from: number, steps: number): Point[] {
  const many = Math.max(1, Math.abs(steps) * 8);
  return Array.from({ length: many + 1 }, (_, i) => spot(ring, (from + (steps * i) / many) / spaces));
}
