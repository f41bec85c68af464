// The list of the games on this device. It is read from the storage itself: the worker, with its WebAssembly, is loaded when a
// game is opened.

import type { TableOverview } from '../lib/wire.ts';
import { Store } from './store.ts';

class LocalGames {
  all = $state.raw<TableOverview[]>([]);
  readonly open = $derived(this.all.filter(({ status }) => status !== 'over' && status !== 'aborted'));
  readonly finished = $derived(this.all.filter(({ status }) => status === 'over' || status === 'aborted'));

  async load(): Promise<void> {
    if (!('indexedDB' in window)) return;
    // Private windows of some browsers have no storage; then there are no games either.
    const store = await Store.open().catch(() => null);
    this.all = (await store?.rows())?.map(({ overview }) => overview) ?? [];
    store?.database.close();
  }

  async remove(table: string): Promise<void> {
    const { local } = await import('./client.ts');
    await local.ask('remove', { table });
    await this.load();
  }

  /** Reads a record as a table of its own and returns its id. */
  async import(record: string): Promise<string> {
    const { local } = await import('./client.ts');
    return (await local.ask('import', { record })).id;
  }
}

export const localGames = new LocalGames();
