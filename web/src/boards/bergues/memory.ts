// What this viewer has seen of the tiles: the side that lies up, and what was up before it was turned. It comes
// from the news of the table alone; what happened before it was seen stays unknown.

import type { EventView } from '../../lib/wire.ts';
import type { Face, Tile } from './parse.ts';

export interface Memory {
  /** The last news it knows of. */
  seq: number;
  up: (Face | null)[];
  under: (Face | null)[];
  /** The tiles that were turned, so that they can be turned back. */
  turned: { ply: number; tile: number }[];
  /** Whether the round is over: then the next one begins with other tiles. */
  over: boolean;
}

const TILES = 16;
const nothing = (): (Face | null)[] => Array<Face | null>(TILES).fill(null);
export const fresh = (): Memory => ({ seq: 0, up: nothing(), under: nothing(), turned: [], over: false });

/** The same with these news; those it knows already change nothing. */
export function learn(memory: Memory, news: readonly EventView[]): Memory {
  const now: Memory = { ...memory, up: [...memory.up], under: [...memory.under], turned: [...memory.turned] };
  const turn = (tile: number): void => {
    [now.up[tile - 1], now.under[tile - 1]] = [now.under[tile - 1]!, now.up[tile - 1]!];
  };
  for (const one of news) {
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

/** The same after a look at the table. */
export function look(memory: Memory, tiles: readonly Tile[]): Memory {
  const up = [...memory.up];
  const under = [...memory.under];
  tiles.forEach((tile, index) => {
    // It was turned without our hearing of it; what was up is below now.
    if (up[index] !== null && up[index] !== tile.up) under[index] = up[index]!;
    up[index] = tile.up;
  });
  return { ...memory, up, under };
}

const key = (table: string, round: number): string => `marchstone.bergues.${table}.${round}`;

/** It lasts as long as the page's tab, so that a reload forgets nothing. */
export function keep(table: string, round: number, memory: Memory): void {
  try {
    sessionStorage.setItem(key(table, round), JSON.stringify(memory));
  } catch {
    // Then it lasts as long as the page.
  }
}

export function recall(table: string, round: number): Memory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table, round)) ?? 'null') as Partial<Memory> | null;
    if (typeof kept?.seq === 'number' && kept.up?.length === TILES && kept.under?.length === TILES && Array.isArray(kept.turned))
      return { ...fresh(), ...kept };
  } catch {
    // Nothing that could be used.
  }
  return fresh();
}

const WANTED = 'marchstone.bergues.memory';

/** Whether this player asked for the aid: once chosen, it stays so. */
export function wanted(): boolean {
  try {
    return localStorage.getItem(WANTED) === 'yes';
  } catch {
    return false;
  }
}

export function want(aid: boolean): void {
  try {
    localStorage.setItem(WANTED, aid ? 'yes' : 'no');
  } catch {
    // Then it holds for this game.
  }
}
