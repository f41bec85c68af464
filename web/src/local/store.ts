// The logs of the tables in IndexedDB. Entries are only added: a number that exists already means that another page has
// written it.

import type { Change, Entry, Row } from './home.ts';

const NAME = 'marchstone';
const TABLES = 'tables';
const ENTRIES = 'entries';

/** Another page has written these entries already. */
export class Conflict extends Error {}

const ranges = (table: string, after = 0) => IDBKeyRange.bound([table, after], [table, Infinity], true);

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const { error } = transaction;
      reject(error?.name === 'ConstraintError' ? new Conflict() : (error ?? new Error('the transaction was aborted')));
    };
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

export class Store {
  constructor(readonly database: IDBDatabase) {}

  static open(): Promise<Store> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(TABLES, { keyPath: 'overview.id' });
        request.result.createObjectStore(ENTRIES);
      };
      request.onsuccess = () => {
        // A newer version of the site may change the database.
        request.result.onversionchange = () => request.result.close();
        resolve(new Store(request.result));
      };
      request.onerror = () => reject(request.error ?? new Error('there is no storage'));
      request.onblocked = () => reject(new Error('the storage is in use'));
    });
  }

  /** Writes changes, all or none; they are on the disk when this returns. */
  async write(changes: Change[]): Promise<void> {
    const transaction = this.database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
    const complete = done(transaction);
    for (const { row, entries } of changes) {
      for (const entry of entries) transaction.objectStore(ENTRIES).add(entry, [row.overview.id, entry.seq]);
      transaction.objectStore(TABLES).put(row);
    }
    await complete;
  }

  async row(table: string): Promise<Row | undefined> {
    return result(this.database.transaction(TABLES).objectStore(TABLES).get(table) as IDBRequest<Row | undefined>);
  }

  /** The entries after this number, in order. */
  async entries(table: string, after = 0): Promise<Entry[]> {
    return result(this.database.transaction(ENTRIES).objectStore(ENTRIES).getAll(ranges(table, after)) as IDBRequest<Entry[]>);
  }

  /** All rows, the last changed first. */
  async rows(): Promise<Row[]> {
    const rows = await result(this.database.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<Row[]>);
    return rows.sort((one, two) => two.overview.changed - one.overview.changed);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.database.transaction([TABLES, ENTRIES], 'readwrite');
    const complete = done(transaction);
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(ENTRIES).delete(ranges(table));
    await complete;
  }
}
