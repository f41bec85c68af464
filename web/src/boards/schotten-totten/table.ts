// What the parts of the board share: the view, what is chosen, what can be touched.

import { getContext, setContext } from 'svelte';
import type { Claim } from '../../lib/wire.ts';
import type { Layout } from './layout.ts';
import type { Words } from '../shared/words.ts';
import type { CardCode, Seat, View } from './parse.ts';
import type { Touches } from '../shared/touch.ts';

export interface Table {
  readonly view: View;
  readonly claims: readonly Claim[];
  readonly me: Seat | null;
  /** Whose side is at the bottom, and whose at the top. */
  readonly bottom: Seat;
  readonly top: Seat;
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
  /** The stone that is being explained. */
  readonly asked: number | null;
  name(card: CardCode): string;
  /** The name of a seat as this viewer would say it. */
  who(seat: Seat): string;
}

const KEY = Symbol('table');
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
