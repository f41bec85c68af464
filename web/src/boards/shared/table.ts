// What the parts of a board share, whatever the game: the view, what can be touched, the words.

import { getContext, setContext } from 'svelte';
import type { Words } from './words.ts';

export interface SharedTable<View, Layout, Seat> {
  readonly view: View;
  readonly me: Seat | null;
  readonly names: Record<string, string>;
  readonly words: Words;
  readonly layout: Layout;
  readonly possible: ReadonlySet<string>;
  /** Whether the viewer is to decide something here. */
  readonly live: boolean;
  /** What a hint wants to be touched next. */
  readonly hinted: string | null;
  /** What the last action put somewhere. */
  readonly recent: ReadonlySet<string>;
}

/** A board hands its table to its parts. */
export function sharing<Table>(): { shareTable: (table: Table) => Table; useTable: () => Table } {
  const key = Symbol('table');
  return { shareTable: (table) => setContext(key, table), useTable: () => getContext<Table>(key) };
}
