// The transport to a table of this device. Its worker lives as long as the page, so a connection does not break.

import type { Listener, Transport } from '../lib/transport.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Command } from '../lib/wire.ts';
import type { LocalTables } from './client.ts';

export class WorkerTransport implements Transport {
  #listener: Listener | null = null;
  #tables: LocalTables | null = null;
  #connection: number | null = null;
  /** Commands sent before the worker was loaded. */
  #early: Command[] = [];

  constructor(readonly id: string) {}

  open(listener: Listener): void {
    this.#listener = listener;
    // The code for tables on this device comes when it is needed.
    void import('./client.ts').then(({ local }) => {
      this.#tables = local;
      local.setPauses(settings.preferences.pace !== 'fast');
      this.#connect();
      for (const command of this.#early.splice(0)) this.send(command);
    });
  }

  close(): void {
    this.#listener?.linked('closed', null);
    this.#listener = null;
    this.#disconnect();
  }

  reconnect(): void {
    this.#disconnect();
    this.#connect();
  }

  send(command: Command): void {
    if (this.#tables === null || this.#connection === null) this.#early.push(command);
    else this.#tables.send({ type: 'command', connection: this.#connection, command });
  }

  look(seat: string | null): void {
    if (this.#connection !== null) this.#tables?.send({ type: 'look', connection: this.#connection, seat });
  }

  #connect(): void {
    const listener = this.#listener;
    if (this.#tables === null || listener === null) return;
    let open = false;
    this.#connection = this.#tables.connect(this.id, listener.known(), {
      receive: (message) => {
        if (!open) listener.linked('open', null);
        open = true;
        listener.receive(message);
      },
      refused: (problem) => listener.linked('refused', problem),
    });
  }

  #disconnect(): void {
    if (this.#connection !== null) this.#tables?.send({ type: 'disconnect', connection: this.#connection });
    this.#connection = null;
  }
}
