// Which moves do what a step asks for.

import type { Move } from '../lib/wire.ts';
import type { Goal } from './types.ts';

/** Whether touches fit a pattern: as many, each the same or of the kind before the star. */
export function matches(touches: readonly string[], pattern: string): boolean {
  const wanted = pattern.split(' ');
  return wanted.length === touches.length && wanted.every((want, at) => {
    const touch = touches[at] ?? '';
    return want.endsWith('*') ? touch.startsWith(want.slice(0, -1)) : touch === want;
  });
}

/** Whether this move is one that the goal asks for. */
export function fits(goal: Goal, move: Move): boolean {
  if (goal.kind === 'while' || goal.kind === 'free') return true;
  if (goal.kind !== 'act') return false;
  return (goal.actions?.includes(move.action) ?? false) || (goal.touches !== undefined && matches(move.touches, goal.touches));
}

/** What can be touched in this step. A board makes the only move by itself, so where nothing is asked for there is none. */
export function allowed(goal: Goal, moves: readonly Move[]): Move[] {
  if (goal.kind === 'next' || goal.kind === 'try') return [];
  return goal.kind === 'act' && goal.only ? moves.filter((move) => fits(goal, move)) : [...moves];
}

/** A way to do what is asked: for a hint, and for those who check the lessons. */
export function example(goal: Goal, moves: readonly Move[]): Move | null {
  const right = moves.filter((move) => fits(goal, move));
  const first = goal.kind === 'act' ? right.find((move) => move.action === goal.actions?.[0]) : undefined;
  return first ?? right[0] ?? null;
}
