// What is shown of a table, and when. The actions of bots are queued and shown at the pace that the viewer chose;
// everything else is shown at once, in order.

import type { Pace } from '../lib/settings.svelte.ts';
import type { EventView, State } from '../lib/wire.ts';

/** One update of a table. */
interface Update {
  state: State;
  last: EventView[];
}

/** Milliseconds for which an update stays before the action of a bot replaces it. */
const GAP: Record<Exclude<Pace, 'step'>, number> = { slow: 2500, normal: 700, fast: 0 };

export class Playback {
  /** The state that is shown. */
  state = $state.raw<State | null>(null);
  /** The events that led to it. */
  last = $state.raw<EventView[]>([]);
  /** The number of updates that are not shown yet. */
  waiting = $state(0);

  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the shown update was shown. */
  #since = 0;
  #pace: Pace = 'normal';

  /** A new update of the table. */
  push(state: State, last: EventView[]): void {
    const update = { state, last };
    // A new connection repeats the state, and what the viewer does is never behind the bots.
    const catchesUp = this.state === null || last.some((event) => event.seat !== null && event.seat === state.me && event.type === 'acted');
    if (catchesUp) {
      this.#clear();
      this.#show(update);
      return;
    }
    this.#queue.push(update);
    this.#pump();
  }

  /** Sets the pace; what waits is shown by it from now on. */
  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#pump();
  }

  /** Shows the next update without waiting. */
  next(): void {
    const update = this.#queue.shift();
    if (update) this.#show(update);
    this.#pump();
  }

  end(): void {
    this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
  }

  #pump(): void {
    clearTimeout(this.#timer);
    let update = this.#queue[0];
    while (update) {
      const wait = this.#delay(update);
      if (wait > 0) {
        if (Number.isFinite(wait)) this.#timer = setTimeout(() => this.next(), wait);
        break;
      }
      this.#queue.shift();
      this.#show(update);
      update = this.#queue[0];
    }
    this.waiting = this.#queue.length;
  }

  /** Milliseconds until the update may be shown; Infinity if the viewer has to ask for it. */
  #delay({ state, last }: Update): number {
    if (!last.some((event) => event.type === 'acted' && isBot(state, event.seat))) return 0;
    if (this.#pace === 'step') return Infinity;
    // The time of the viewer runs, who did not ask to wait.
    const running = state.seats.some((seat) => seat.seat === state.me && seat.clock?.running);
    if (document.hidden || (this.#pace === 'normal' && running)) return 0;
    return this.#since + GAP[this.#pace] - Date.now();
  }

  #show({ state, last }: Update): void {
    this.#since = Date.now();
    this.last = last;
    this.state = state;
  }
}

/** Whether a bot plays for a seat. */
function isBot(state: State, seat: string | null): boolean {
  const found = state.seats.find((one) => one.seat === seat);
  return found?.who?.type === 'bot' || found?.gone === true;
}
