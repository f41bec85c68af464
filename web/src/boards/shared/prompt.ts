// What the sentences of all boards start from, and those that are the same everywhere.

import type { Move, State } from '../../lib/wire.ts';
import type { Touches } from './touch.ts';
import type { Words } from './words.ts';

/** A position as its viewer has it before them. */
export interface Situation<View> {
  /** Null before the deal. */
  view: View | null;
  me: string | null;
  moves: readonly Move[];
  outcome: State['outcome'];
  /** Whether the table is over, also where the position does not show it. */
  ended: boolean;
  chosen: Touches;
  possible: ReadonlySet<string>;
  busy: boolean;
  interactive: boolean;
  names: Record<string, string>;
}

/** The winner by the outcome, else by the view; null if there is none. */
export function winnerOf(outcome: State['outcome'], seat: string | null): string | null {
  if (outcome) return outcome.verdict.type === 'won' ? outcome.verdict.seat : null;
  return seat;
}

export function describeWinner(words: Words, winner: string, me: string | null, names: Record<string, string>): string {
  return winner === me ? words('board-over-won') : words('board-over-lost', { name: names[winner] ?? winner });
}
