// What the parts of the board share.

import type { Claim } from '../../lib/wire.ts';
import { sharing, type SharedTable } from '../shared/table.ts';
import type { Touches } from '../shared/touch.ts';
import type { Layout } from './layout.ts';
import type { CardCode, Seat, View } from './parse.ts';

export interface Table extends SharedTable<View, Layout, Seat> {
  readonly claims: readonly Claim[];
  /** Whose side is at the bottom, and whose at the top. */
  readonly bottom: Seat;
  readonly top: Seat;
  readonly chosen: Touches;
  /** The stone that is being explained. */
  readonly asked: number | null;
  name(card: CardCode): string;
  /** The name of a seat as this viewer would say it. */
  who(seat: Seat): string;
}

export const { shareTable, useTable } = sharing<Table>();
