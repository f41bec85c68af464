// What the parts of the board share: the view, what is chosen, what can be touched.

import { getContext, setContext } from 'svelte';
import type { Words } from '../shared/words.ts';
import type { Touches } from '../shared/touch.ts';
import type { Standing } from './army.ts';
import type { Layout } from './layout.ts';
import type { CardCode, Seat, View } from './parse.ts';

export interface Table {
  readonly view: View;
  readonly me: Seat | null;
  /** Whose army is at the bottom, and the others as they sit round the table. */
  readonly bottom: Seat;
  readonly others: readonly Seat[];
  readonly names: Record<string, string>;
  readonly words: Words;
  readonly layout: Layout;
  readonly chosen: Touches;
  readonly possible: ReadonlySet<string>;
  /** Whether the viewer is to decide something here. */
  readonly live: boolean;
  /** What a hint wants to be touched next. */
  readonly hinted: string | null;
  /** Cards that the last action put somewhere. */
  readonly recent: ReadonlySet<string>;
  readonly standings: ReadonlyMap<Seat, Standing>;
  /** Whether the armies are being compared: all clans lie open then. */
  readonly settled: boolean;
  name(card: CardCode): string;
  /** The name of a seat as this viewer would say it. */
  who(seat: Seat): string;
}

const KEY = Symbol('table');
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
