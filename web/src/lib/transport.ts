// How a page reaches a table: a server's socket, or the worker that keeps the tables of this device. Both carry the same
// messages; nothing above knows which one it is.

import type { Command, Problem, ServerMessage } from './wire.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** What a transport tells. */
export interface Listener {
  /** The number of the last event that is known: the next connection begins after it. */
  known(): number;
  receive(message: ServerMessage): void;
  /** `problem` says why the connection is refused. */
  linked(link: Link, problem: Problem | null): void;
  /** Whether the browser says that it has no network. */
  wentOffline(offline: boolean): void;
}

/** The connection to one table. The first message of each connection is an `update` with the whole state. */
export interface Transport {
  /** Connects, and reconnects until `close`. */
  open(listener: Listener): void;
  close(): void;
  /** Connects again: the viewer is another one, or a message was missed. */
  reconnect(): void;
  /** Sends a command, after a break again, until `done` or `refused` answers it. */
  send(command: Command): void;
  /** At a table of this device: the person in this seat looks at the screen from now on; nobody, if the table is covered.
   *  An `update` with all events, as this viewer saw them, follows. */
  look?(seat: string | null): void;
}
