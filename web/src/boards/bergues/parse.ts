// Parses the notation of Bergues (docs/notation.md), views as well as whole positions. A hidden down face is `?`.

export const COLOURS = ['y', 'w', 'g', 'r'] as const;
export type Colour = (typeof COLOURS)[number];
export type Seat = 'A' | 'B' | 'C' | 'D';
export type Side = 'N' | 'S';
/** A symbol from `a` to `g`, or `n` for a neutral face. */
export type Face = string;

export interface Guard {
  colour: Colour;
  /** Its home gate. */
  home: number;
  space: number;
  /** Junior: the steps it has walked from home. */
  walked: number | null;
  carries: boolean;
  /** The seat that plays it; null if none does. */
  seat: Seat | null;
}

export interface Tile {
  number: number;
  up: Face;
  /** Null if it is hidden. */
  down: Face | null;
  /** Null in the town centre. */
  side: Side | null;
}

export type Phase = 'path' | 'flip' | 'use' | 'winoc' | 'move' | 'over';

export interface View {
  junior: boolean;
  players: number;
  towers: number;
  pickup: 'exact' | 'pass';
  set: 'pairs' | 'quartets';
  spaces: number;
  guards: Guard[];
  /** The fortresses at their gates. */
  fortresses: { colour: Colour; space: number }[];
  tiles: Tile[];
  paths: Record<Side, number[]>;
  turn: number;
  /** The seat whose turn it is. */
  active: Seat;
  phase: Phase;
  /** The path that is being filled. */
  side: Side | null;
  /** The guard that has to walk, and its steps. */
  mover: Colour | null;
  steps: number;
  /** The seat that decides; null when the game is over. */
  seat: Seat | null;
  /** The guard that came home. */
  winner: Colour | null;
}

export class BadNotation extends Error {}

/** The guards of the seats: two players sit opposite each other. */
function player(colour: number, players: number): Seat | null {
  const seats: (Seat | null)[] = players === 2 ? ['A', null, 'B', null] : ['A', 'B', 'C', players > 3 ? 'D' : null];
  return seats[colour] ?? null;
}

function numbers(text: string): number[] {
  if (text === '-') return [];
  if (!/^\d+(\+\d+)*$/.test(text)) throw new BadNotation(`not a path: ${text}`);
  return text.split('+').map(Number);
}

export function parse(text: string): View {
  const bad = (): never => {
    throw new BadNotation(`not a position: ${text}`);
  };
  const fields = text.split(' ');
  if (fields.length !== 6 || fields[0] !== 'bg') bad();
  const [, rules, places, faces, streets, when] = fields as [string, string, string, string, string, string];

  const kind = /^(classic|junior)\.([234])\.([2-6])\.([ep])\.(pairs|quartets)$/.exec(rules) ?? bad();
  const junior = kind[1] === 'junior';
  const [players, towers] = [Number(kind[2]), Number(kind[3])];
  const side = towers + 1;
  const spaces = 4 * side;

  const standing = places.split(',');
  if (standing.length !== 4) bad();
  const guards = standing.flatMap((place, index): Guard[] => {
    if (place === '_') return [];
    const match = /^(\d+)(\*?)$/.exec(place) ?? bad();
    const [number, home] = [Number(match[1]), index * side];
    const space = junior ? (home + number) % spaces : number;
    return [{ colour: COLOURS[index]!, home, space, walked: junior ? number : null, carries: !!match[2], seat: player(index, players) }];
  });

  const [north, south] = streets.split('/');
  if (!north || !south) bad();
  const paths = { N: numbers(north!), S: numbers(south!) };
  const tiles = faces.split(',').map((tile, index): Tile => {
    const match = /^([a-gn])([a-gn?])$/.exec(tile) ?? bad();
    const number = index + 1;
    const lies = paths.N.includes(number) ? 'N' : paths.S.includes(number) ? 'S' : null;
    return { number, up: match[1]!, down: match[2] === '?' ? null : match[2]!, side: lies };
  });
  if (tiles.length !== 16) bad();

  const turn =
    /^(\d+)\.([A-D])\.(?:(path|use|winoc)|flip([NS])|move:([ywgr]):(\d+)|(over))\.([A-Dywgr-])$/.exec(when) ?? bad();
  const over = turn[7] === 'over';
  return {
    junior,
    players,
    towers,
    pickup: kind[4] === 'p' ? 'pass' : 'exact',
    set: kind[5] as View['set'],
    spaces,
    guards,
    fortresses: junior ? [] : guards.filter((guard) => !guard.carries).map(({ colour, home }) => ({ colour, space: (home + 2 * side) % spaces })),
    tiles,
    paths,
    turn: Number(turn[1]),
    active: turn[2] as Seat,
    phase: over ? 'over' : turn[4] ? 'flip' : turn[5] ? 'move' : (turn[3] as Phase),
    side: (turn[4] as Side | undefined) ?? null,
    mover: (turn[5] as Colour | undefined) ?? null,
    steps: Number(turn[6] ?? 0),
    seat: over || turn[8] === '-' ? null : (turn[8] as Seat),
    winner: over && turn[8] !== '-' ? (turn[8] as Colour) : null,
  };
}

/** The gate at a space, by its guard; null for a tower. */
export function gateAt(space: number, towers: number): Colour | null {
  return space % (towers + 1) === 0 ? (COLOURS[space / (towers + 1)] ?? null) : null;
}

export const guardOf = (view: View, colour: Colour): Guard | undefined => view.guards.find((guard) => guard.colour === colour);
export const guardOfSeat = (view: View, seat: Seat | null): Guard | undefined =>
  seat === null ? undefined : view.guards.find((guard) => guard.seat === seat);
