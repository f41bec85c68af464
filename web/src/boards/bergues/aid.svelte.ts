// The memory aid: remembers for the player what was seen of the tiles, for as long as the player wants it.

import { untrack } from 'svelte';
import type { BoardProps } from '../index.ts';
import { fresh, keep, learn, look, recall, want, wanted } from './memory.ts';
import type { Face, View } from './parse.ts';

export class MemoryAid {
  /** Remembering is part of the game, so after the first games the aid is off until the player turns it on. */
  shown = $state(false);
  #memory = $state.raw(fresh());
  #loading = false;

  constructor(private readonly readProps: () => BoardProps, private readonly view: () => View | null) {
    const { state, loadEvents } = readProps();
    this.shown = wanted(loadEvents ? state.table : null);
    $effect(() => {
      void this.props.state;
      void this.props.last;
      if (this.available) untrack(() => void this.#remember());
    });
  }

  get props(): BoardProps {
    return this.readProps();
  }
  /** In a replay both sides of the tiles are open, so there is nothing to remember. */
  get available(): boolean {
    return this.props.options.tracker && this.view() !== null && !this.allOpen;
  }
  get allOpen(): boolean {
    return this.view()?.tiles.every((tile) => tile.down !== null) ?? false;
  }
  /** How many undersides are known. */
  get known(): number {
    return this.#memory.under.filter((face) => face !== null).length;
  }
  under(tile: number): Face | null {
    if (this.allOpen) return this.view()!.tiles[tile - 1]!.down;
    return this.available && this.shown ? (this.#memory.under[tile - 1] ?? null) : null;
  }
  toggle(): void {
    this.shown = !this.shown;
    want(this.shown);
  }

  async #remember(): Promise<void> {
    if (this.#loading) return;
    const { last, loadEvents } = this.props;
    const { table, round, seq } = this.props.state;
    let memory = this.#memory.seq > 0 ? this.#memory : recall(table, round);
    let events = last.filter((event) => event.seq > memory.seq);
    // Events are missing: the server has them as this viewer saw them.
    if (loadEvents && memory.seq < seq && events.length < seq - memory.seq) {
      this.#loading = true;
      events = await loadEvents(memory.seq).catch(() => events);
      this.#loading = false;
    }
    memory = learn(memory, events);
    const view = this.view();
    if (!view) return;
    this.#memory = look({ ...memory, seq: Math.max(memory.seq, seq) }, view.tiles);
    keep(table, round, this.#memory);
    // More may have happened during the request.
    if (this.props.state.seq > this.#memory.seq) void this.#remember();
  }
}
