// What the viewer has seen of the tiles: the up side, and what was up before a tile was turned over. It comes from
// the events of the table only.

import type { EventView } from '../../lib/wire.ts';
import type { Face, Tile } from './parse.ts';

export interface Memory {
  /** The number of the last event. */
  seq: number;
  up: (Face | null)[];
  under: (Face | null)[];
  /** The turned tiles, so that a takeback can turn them back. */
  turned: { ply: number; tile: number }[];
  /** Whether the round is over; the next one has other tiles. */
  over: boolean;
}

const TILES = 16;
const nothing = (): (Face | null)[] => Array<Face | null>(TILES).fill(null);
export const fresh = (): Memory => ({ seq: 0, up: nothing(), under: nothing(), turned: [], over: false });

/** The memory after these events; events that it knows already are skipped. */
export function learn(memory: Memory, events: readonly EventView[]): Memory {
  const now: Memory = { ...memory, up: [...memory.up], under: [...memory.under], turned: [...memory.turned] };
  const turn = (tile: number): void => {
    [now.up[tile - 1], now.under[tile - 1]] = [now.under[tile - 1]!, now.up[tile - 1]!];
  };
  for (const one of events) {
    if (one.seq <= now.seq) continue;
    now.seq = one.seq;
    if (one.type === 'acted') {
      if (now.over) Object.assign(now, fresh(), { seq: one.seq });
      const tile = Number(/^f(\d+)$/.exec(one.action)?.[1] ?? 0);
      if (tile >= 1 && tile <= TILES) {
        turn(tile);
        now.up[tile - 1] = one.phrase.args.face ?? null;
        now.turned.push({ ply: one.ply, tile });
      }
    } else if (one.type === 'takeback-answered' && one.yes)
      while (now.turned.length && now.turned.at(-1)!.ply >= one.ply) turn(now.turned.pop()!.tile);
    if ('ended' in one && one.ended) now.over = true;
  }
  return now;
}

/** The memory after seeing the tiles of a view. */
export function look(memory: Memory, tiles: readonly Tile[]): Memory {
  const up = [...memory.up];
  const under = [...memory.under];
  tiles.forEach((tile, index) => {
    // Turned over without an event: what was up is down now.
    if (up[index] !== null && up[index] !== tile.up) under[index] = up[index]!;
    up[index] = tile.up;
  });
  return { ...memory, up, under };
}

const key = (table: string, round: number): string => `marchstone.bergues.${table}.${round}`;

/** Stores the memory for the lifetime of the tab. */
export function keep(table: string, round: number, memory: Memory): void {
  try {
    sessionStorage.setItem(key(table, round), JSON.stringify(memory));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function recall(table: string, round: number): Memory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table, round)) ?? 'null') as Partial<Memory> | null;
    if (typeof kept?.seq === 'number' && kept.up?.length === TILES && kept.under?.length === TILES && Array.isArray(kept.turned))
      return { ...fresh(), ...kept };
  } catch {
    // An unreadable entry counts as none.
  }
  return fresh();
}

const WANTED = 'marchstone.bergues.memory';

const FIRST = 'marchstone.bergues.first';
/** The number of games in which the aid is on by itself. */
const FIRST_GAMES = 3;

/** Whether the aid is on at a table, if it is one: as the player chose, else in the first games on this device. */
export function wanted(table: string | null): boolean {
  try {
    const chosen = localStorage.getItem(WANTED);
    return chosen === null ? table !== null && isFirst(table) : chosen === 'yes';
  } catch {
    return false;
  }
}

/** Whether a table is among the first games on this device, which it remembers. */
function isFirst(table: string): boolean {
  const known = (localStorage.getItem(FIRST) ?? '').split(' ').filter(Boolean);
  if (known.includes(table)) return true;
  if (known.length >= FIRST_GAMES) return false;
  localStorage.setItem(FIRST, [...known, table].join(' '));
  return true;
}

export function want(aid: boolean): void {
  try {
    localStorage.setItem(WANTED, aid ? 'yes' : 'no');
  } catch {
    // Without storage the choice holds for this game.
  }
}
