// A position in a replay as an address: `#r1.17` is the position after action 17 of the first round.

import type { Replay } from '../lib/wire.ts';

export interface Place {
  /** From 0. */
  round: number;
  /** 0 is the deal. */
  step: number;
}

export const hash = ({ round, step }: Place): string => `#r${round + 1}.${step}`;

/** The place of an address, clamped to the replay. */
export function place(hash: string, { rounds }: Replay): Place {
  const match = /^#r(\d{1,3})\.(\d{1,5})$/.exec(hash);
  const round = Math.min(rounds.length, Math.max(1, Number(match?.[1] ?? 1))) - 1;
  const last = (rounds[round]?.frames.length ?? 1) - 1;
  return { round, step: Math.min(last, Number(match?.[2] ?? 0)) };
}

/** One step forward or back, across rounds; null at the ends. */
export function step({ round, step }: Place, by: 1 | -1, { rounds }: Replay): Place | null {
  const to = step + by;
  if (to >= 0 && to < (rounds[round]?.frames.length ?? 0)) return { round, step: to };
  const other = rounds[round + by];
  return other ? { round: round + by, step: by > 0 ? 0 : other.frames.length - 1 } : null;
}
