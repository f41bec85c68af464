// The finished tables of a person, loaded page by page.

import { api } from '../lib/api.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import type { HistoryEntry } from '../lib/wire.ts';

export class PersonHistory {
  entries = $state.raw<HistoryEntry[]>([]);
  /** Where the next page begins; null at the end. */
  before = $state<string | null>(null);
  /** Whether the first page has arrived. */
  known = $state(false);

  constructor(readonly who: string) {}

  async more(): Promise<void> {
    try {
      const page = await api.history(this.who, this.before);
      this.entries = [...this.entries, ...page.entries];
      this.before = page.before;
      this.known = true;
    } catch (error) {
      toasts.showError(error);
    }
  }
}
