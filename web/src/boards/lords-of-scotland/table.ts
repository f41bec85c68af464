// What the parts of the board share.

import { sharing, type SharedTable } from '../shared/table.ts';
import type { Touches } from '../shared/touch.ts';
import type { Standing } from './army.ts';
import type { Layout } from './layout.ts';
import type { CardCode, Seat, View } from './parse.ts';

export interface Table extends SharedTable<View, Layout, Seat> {
  /** Whose army is at the bottom, and the others as they sit round the table. */
  readonly bottom: Seat;
  readonly others: readonly Seat[];
  readonly chosen: Touches;
  readonly standings: ReadonlyMap<Seat, Standing>;
  /** Whether the armies are being compared: all clans lie open then. */
  readonly settled: boolean;
  name(card: CardCode): string;
  /** The name of a seat as this viewer would say it. */
  who(seat: Seat): string;
}

export const { shareTable, useTable } = sharing<Table>();
