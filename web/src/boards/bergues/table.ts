// What the parts of the board share.

import { sharing, type SharedTable } from '../shared/table.ts';
import type { Layout } from './layout.ts';
import type { Colour, Face, Guard, Seat, View } from './parse.ts';

export interface Way {
  /** What to touch for it. */
  what: 'way:cw' | 'way:ccw';
  space: number;
}

/** What the last action touched is called `tile:7`, `guard:y`. */
export interface Table extends SharedTable<View, Layout, Seat> {
  /** Where the guard that is to walk would come to. */
  readonly ways: readonly Way[];
  /** Guards on their way to the fortress they take up: it still waits for them. */
  readonly fetching: ReadonlySet<Colour>;
  /** What is known of the other side of a tile; null if nothing, or if nobody asked. */
  under(tile: number): Face | null;
  who(guard: Guard): string;
  guardName(colour: Colour): string;
}

export const { shareTable, useTable } = sharing<Table>();
