// The final standings of a table, and the bots at it.

import type { State } from '../lib/wire.ts';

export interface Place {
  seat: string;
  /** From 1; equal for seats that reached the same. */
  place: number;
  points: number;
}

/** The winner first, the others by points and score. */
export function placesOf({ seats, outcome, setup }: Pick<State, 'seats' | 'outcome' | 'setup'>): Place[] {
  const winner = outcome?.verdict.type === 'won' ? outcome.verdict.seat : null;
  const worth = (one: State['seats'][number]): number[] => [one.seat === winner ? 1 : 0, setup.rounds > 1 ? one.points : 0, one.score];
  const order = (a: number[], b: number[]): number => a.map((value, at) => (b[at] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
  const sorted = [...seats].sort((a, b) => order(worth(a), worth(b)));
  return sorted.map((one) => ({ seat: one.seat, points: one.points, place: 1 + sorted.filter((other) => order(worth(other), worth(one)) < 0).length }));
}

/** Whether the viewer plays against bots only. */
export function isAgainstBots({ seats, me }: Pick<State, 'seats' | 'me'>): boolean {
  return me !== null && seats.every((one) => one.seat === me || one.who?.type === 'bot');
}

/** The next stronger and weaker level for a player who sat alone with bots; after a loss the weaker one first. */
export function otherLevels(table: Pick<State, 'seats' | 'me' | 'outcome'>, levels: readonly string[]): string[] {
  const { seats, me, outcome } = table;
  if (!isAgainstBots(table) || levels.length === 0) return [];
  const strongest = Math.max(...seats.map((one) => (one.who?.type === 'bot' ? levels.indexOf(one.who.level) : -1)));
  const won = outcome?.verdict.type === 'won' && outcome.verdict.seat === me;
  const next = won ? [strongest + 1, strongest - 1] : [strongest - 1, strongest + 1];
  return next.flatMap((level) => levels[level] ?? []);
}
