// The list of the games on this device.

import type { TableOverview } from '../lib/wire.ts';

/** The database of local tables (store.ts). */
const DATABASE = 'marchstone';

/** Whether this browser may hold local games. Asking the worker for them would load it, which most visitors do not need. */
async function mayHaveGames(): Promise<boolean> {
  if (!('indexedDB' in window)) return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases().catch(() => [])).some(({ name }) => name === DATABASE);
}

class LocalGames {
  all = $state.raw<TableOverview[]>([]);
  readonly open = $derived(this.all.filter(({ status }) => status !== 'over' && status !== 'aborted'));
  readonly finished = $derived(this.all.filter(({ status }) => status === 'over' || status === 'aborted'));

  async load(): Promise<void> {
    if (!(await mayHaveGames())) return;
    const { local } = await import('./client.ts');
    if (await local.ready()) this.all = await local.ask('tables', {});
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
