// The open table at which the viewer waits for someone, so that other pages can say when the game begins. It lasts as long
// as the tab.

import { api, ApiError } from './api.ts';

const KEY = 'marchstone.seeking';

class Seeking {
  /** The id of the table; null if the viewer waits at none. */
  table = $state<string | null>(read());
  /** The game of the table, and whether it has begun. */
  game = $state('');
  begun = $state(false);

  /** The viewer waits at this table. */
  start(table: string, game: string): void {
    [this.table, this.game, this.begun] = [table, game, false];
    write(table);
  }

  /** The viewer has seen the table, or gave it up. */
  end(): void {
    this.table = null;
    write(null);
  }

  /** Looks whether someone has sat down. */
  async look(): Promise<void> {
    if (this.table === null || this.begun) return;
    try {
      const { status, setup } = await api.table(this.table);
      this.game = setup.game;
      if (status === 'aborted' || status === 'over') this.end();
      else this.begun = status !== 'waiting';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A table that is gone is no longer waited for; without an answer the next look tries again.
      if (error.status === 404) this.end();
    }
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(table: string | null): void {
  try {
    if (table === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, table);
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}

export const seeking = new Seeking();
