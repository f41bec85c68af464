// Arithmetic of clocks. The server says how much was left at a time of its own; we only count on from there.

import type { ClockState } from './wire.ts';

/** Below this many milliseconds a clock warns. */
export const WARN_BELOW = 20_000;

/** How far the server's clock is ahead of ours. A message is always late and never early, so of several
 *  estimates the highest is the nearest to the truth; only the last few count, as our own clock may be set. */
export class ServerTime {
  #estimates: number[] = [];

  /** A message, written at `theirs`, came at `ours`. */
  heard(theirs: number, ours: number): void {
    this.#estimates = [...this.#estimates.slice(-7), theirs - ours];
  }

  /** The server's time at our time. */
  at(ours: number): number {
    return ours + (this.#estimates.length ? Math.max(...this.#estimates) : 0);
  }
}

/** Milliseconds left on a clock that was written down at `written`, at the server's time `now`. */
export function left(clock: ClockState, written: number, now: number): number {
  const gone = clock.running ? Math.max(0, now - written) : 0;
  return Math.max(0, clock.left - gone);
}

/** As people read it: `1:05:09`, `4:07`, and tenths when it matters: `0:08.4`. Days are told by the caller. */
export function reading(ms: number): string {
  if (ms < 10_000) {
    const tenths = Math.floor(ms / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  // A clock shows the second that has begun, so that 0:00 means that nothing is left.
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
