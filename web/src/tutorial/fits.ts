// Which moves fit the goal of a step.

import type { Move } from '../lib/wire.ts';
import type { Goal } from './types.ts';

/** Whether touches match a pattern such as `hand:* stone:5`. */
export function matches(touches: readonly string[], pattern: string): boolean {
  const wanted = pattern.split(' ');
  return wanted.length === touches.length && wanted.every((want, at) => {
    const touch = touches[at] ?? '';
    return want.endsWith('*') ? touch.startsWith(want.slice(0, -1)) : touch === want;
  });
}

/** Whether a move fulfils the goal. */
export function fits(goal: Goal, move: Move): boolean {
  if (goal.kind === 'while' || goal.kind === 'free') return true;
  if (goal.kind !== 'act') return false;
  return (goal.actions?.includes(move.action) ?? false) || (goal.touches !== undefined && matches(move.touches, goal.touches));
}

/** The moves of this step. A board makes the only move by itself, so a step without a task has none. */
export function allowed(goal: Goal, moves: readonly Move[]): Move[] {
  if (goal.kind === 'next' || goal.kind === 'try') return [];
  return [...moves];
}

/** A move that fulfils the goal, for hints and for the tests of the lessons. */
export function example(goal: Goal, moves: readonly Move[]): Move | null {
  const right = moves.filter((move) => fits(goal, move));
  const first = goal.kind === 'act' ? right.find((move) => move.action === goal.actions?.[0]) : undefined;
  return first ?? right[0] ?? null;
}
