// From touches to moves. A board knows no rules: what can be touched next follows from the listed moves, and a move
// is made when its list of touches is complete.

import type { Move } from '../../lib/wire.ts';

export type Touches = readonly string[];

export interface Touched {
  chosen: Touches;
  /** The move that the touches complete. */
  move: Move | null;
}

export const NOTHING: Touches = [];

function begins(move: Move, chosen: Touches): boolean {
  return chosen.every((touch, index) => move.touches[index] === touch);
}

/** The touches that can follow. */
export function next(moves: readonly Move[], chosen: Touches): Set<string> {
  const found = new Set<string>();
  for (const move of moves)
    if (begins(move, chosen) && move.touches.length > chosen.length) found.add(move.touches[chosen.length]!);
  return found;
}

/** The move with exactly these touches. */
export function complete(moves: readonly Move[], chosen: Touches): Move | null {
  return moves.find((move) => move.touches.length === chosen.length && begins(move, chosen)) ?? null;
}

/** Whether a touch completes a move. */
export function finishes(moves: readonly Move[], chosen: Touches, touch: string): boolean {
  return complete(moves, [...chosen, touch]) !== null;
}

/**
 * Adds a touch. Touching the last one again removes it. Touching something that was possible earlier replaces the
 * touches since then, so that another card can be taken without putting the first one down. Returns null if the touch
 * is not possible.
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

/** Removes the last touch. */
export function back(chosen: Touches): Touches {
  return chosen.slice(0, -1);
}

/** The first touches that still begin one of these moves; the moves may have changed. */
export function keep(moves: readonly Move[], chosen: Touches): Touches {
  for (let kept = chosen.length; kept > 0; kept--)
    if (next(moves, chosen.slice(0, kept)).size > 0) return chosen.slice(0, kept);
  return NOTHING;
}

/**
 * The only move, if it needs no decision: drawing from the only pile, or ending the turn. Passing should be seen, and
 * playing a last card or claiming a stone is a decision, so those stay with the player.
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

/** The kinds of touches: `hand`, `stone`, `card`, `claim`, `pile`, … */
export function kinds(possible: Iterable<string>): Set<string> {
  return new Set([...possible].map((what) => split(what)[0]));
}
