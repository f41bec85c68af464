// Moves are made touch by touch. No list of touches is the beginning of another, so that what was touched so
// far says what can come next, and when a move is complete.

import type { Move } from './wire.ts';

/** The moves that begin with what was touched. */
export function going(moves: Move[], touched: string[]): Move[] {
  return moves.filter((move) => touched.every((touch, at) => move.touches[at] === touch));
}

/** What can be touched next, each once, in the order of the moves. */
export function next(moves: Move[], touched: string[]): string[] {
  const found = going(moves, touched).map((move) => move.touches[touched.length]);
  return [...new Set(found.filter((touch) => touch !== undefined))];
}

/** The move that is complete with these touches. */
export function complete(moves: Move[], touched: string[]): Move | null {
  return going(moves, touched).find((move) => move.touches.length === touched.length) ?? null;
}

/** What is touched after one more touch. Touching the last one again takes it back; touching something that
 *  could have been first begins anew, which is what a hand does that picks up another card. */
export function touch(moves: Move[], touched: string[], what: string): string[] {
  if (touched.at(-1) === what) return touched.slice(0, -1);
  if (next(moves, touched).includes(what)) return [...touched, what];
  return next(moves, []).includes(what) ? [what] : touched;
}
