// Clock arithmetic. The server sends how much time was timeLeft at a server time; the client counts down from there.

import type { ClockState } from './wire.ts';

/** Below this many milliseconds a clock warns. */
export const WARN_BELOW = 20_000;

/** The offset of the server's clock. A message is always late and never early, so of several
 *  estimates the highest is the most accurate. Only the last few count, since the local clock may be changed. */
export class ServerTime {
  #estimates: number[] = [];

  /** Records a message that was sent at server time `theirs` and received at local time `ours`. */
  sync(theirs: number, ours: number): void {
    this.#estimates = [...this.#estimates.slice(-7), theirs - ours];
  }

  /** The server time at a local time. */
  at(ours: number): number {
    return ours + (this.#estimates.length ? Math.max(...this.#estimates) : 0);
  }
}

/** Milliseconds timeLeft at server time `now` on a clock that was reported at `written`. */
export function timeLeft(clock: ClockState, written: number, now: number): number {
  const gone = clock.running ? Math.max(0, now - written) : 0;
  return Math.max(0, clock.left - gone);
}

/** Formats a time: `1:05:09`, `4:07`, and with tenths below ten seconds: `0:08.4`. The caller handles days. */
export function formatTime(ms: number): string {
  if (ms < 10_000) {
    const tenths = Math.floor(ms / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  // Rounded up, so that 0:00 means that no time is timeLeft.
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
