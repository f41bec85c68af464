// What the parts of the board share: the view, where everything is, what can be touched.

import { getContext, setContext } from 'svelte';
import type { Words } from '../shared/words.ts';
import type { Layout } from './layout.ts';
import type { Colour, Face, Guard, Seat, View } from './parse.ts';

export interface Way {
  /** What to touch for it. */
  what: 'way:cw' | 'way:ccw';
  space: number;
}

export interface Table {
  readonly view: View;
  readonly layout: Layout;
  readonly words: Words;
  readonly names: Record<string, string>;
  readonly me: Seat | null;
  readonly possible: ReadonlySet<string>;
  /** Whether the viewer is to decide something here. */
  readonly live: boolean;
  /** Where the guard that is to walk would come to. */
  readonly ways: readonly Way[];
  readonly hinted: string | null;
  /** What the last action touched: `tile:7`, `guard:y`. */
  readonly recent: ReadonlySet<string>;
  /** Guards on their way to the fortress they take up: it still waits for them. */
  readonly fetching: ReadonlySet<Colour>;
  /** What is known of the other side of a tile; null if nothing, or if nobody asked. */
  under(tile: number): Face | null;
  who(guard: Guard): string;
  guardName(colour: Colour): string;
}

const KEY = Symbol('bergues');
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
