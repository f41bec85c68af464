// From touches to moves. The board knows no rules: what can be touched next is what some listed move
// touches next, and a move is made when its list is complete.

import type { Move } from '../../lib/wire.ts';

export type Touches = readonly string[];

export interface Touched {
  chosen: Touches;
  /** The move, when the touches are one; it is to be sent then. */
  move: Move | null;
}

export const NOTHING: Touches = [];

function begins(move: Move, chosen: Touches): boolean {
  return chosen.every((touch, index) => move.touches[index] === touch);
}

/** What can be touched after these touches. */
export function next(moves: readonly Move[], chosen: Touches): Set<string> {
  const found = new Set<string>();
  for (const move of moves)
    if (begins(move, chosen) && move.touches.length > chosen.length) found.add(move.touches[chosen.length]!);
  return found;
}

/** The move that these touches are, if they are a whole one. */
export function complete(moves: readonly Move[], chosen: Touches): Move | null {
  return moves.find((move) => move.touches.length === chosen.length && begins(move, chosen)) ?? null;
}

/** Whether a touch is the whole move when it comes next: then there is no step to take back. */
export function finishes(moves: readonly Move[], chosen: Touches, touch: string): boolean {
  return complete(moves, [...chosen, touch]) !== null;
}

/**
 * One more touch. Touching what is chosen last lets go of it. Touching what would have been possible earlier
 * goes back there, so that another card can be taken without putting the first one down. Null if the touch
 * means nothing now.
 */
export function touch(moves: readonly Move[], chosen: Touches, what: string): Touched | null {
  if (chosen.at(-1) === what) return { chosen: back(chosen), move: null };
  for (let kept = chosen.length; kept >= 0; kept--) {
    const start = chosen.slice(0, kept);
    if (!next(moves, start).has(what)) continue;
    const now = [...start, what];
    const move = complete(moves, now);
    return move ? { chosen: NOTHING, move } : { chosen: now, move: null };
  }
  return null;
}

/** Take back the last touch. */
export function back(chosen: Touches): Touches {
  return chosen.slice(0, -1);
}

/** What of these touches still makes sense with other moves: the table may have changed meanwhile. */
export function keep(moves: readonly Move[], chosen: Touches): Touches {
  for (let kept = chosen.length; kept > 0; kept--)
    if (next(moves, chosen.slice(0, kept)).size > 0) return chosen.slice(0, kept);
  return NOTHING;
}

/**
 * The only thing to do, where nobody would want to be asked: drawing from the only pile, or ending the turn.
 * Passing is a thing one should see, and a last card or stone is a decision: those stay with the player.
 */
export function forced(moves: readonly Move[]): Move | null {
  const only = moves.length === 1 ? moves[0]! : null;
  if (!only || only.touches.length !== 1) return null;
  const what = only.touches[0]!;
  return what === 'end' || what.startsWith('pile:') ? only : null;
}

/** `hand:r5` → `['hand', 'r5']`. */
export function split(what: string): [kind: string, of: string] {
  const colon = what.indexOf(':');
  return colon < 0 ? [what, ''] : [what.slice(0, colon), what.slice(colon + 1)];
}

/** The kinds of things that can be touched: `hand`, `stone`, `card`, `claim`, `pile`, … */
export function kinds(possible: Iterable<string>): Set<string> {
  return new Set([...possible].map((what) => split(what)[0]));
}
