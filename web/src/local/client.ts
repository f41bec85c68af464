// The worker of local tables, as pages use it. It is started by the first question or connection.

import { ApiError } from '../lib/api.ts';
import type { Problem, ServerMessage } from '../lib/wire.ts';
import type { FromWorker, Of, Question, Questions, ToWorker } from './protocol.ts';

/** What a connection to a local table receives. */
export interface Connection {
  receive(message: ServerMessage): void;
  refused(problem: Problem): void;
}

/** How a question is watched while a bot thinks about it. */
export interface Watch {
  /** Stops the thinking; the promise is rejected with an `AbortError`. */
  signal?: AbortSignal;
  /** How much is done, from 0 to 1. */
  progress?: (done: number) => void;
}

interface Asked {
  answer: (value: never) => void;
  fail: (error: unknown) => void;
  progress?: (done: number) => void;
}

/** The status that the same problem has at a server. */
const statusOf = ({ code }: Problem): number => (code === 'no-table' ? 404 : 409);

export class LocalTables {
  #worker: Worker | null = null;
  #started: Promise<boolean> | null = null;
  #number = 0;
  #asked = new Map<number, Asked>();
  #connections = new Map<number, Connection>();

  /** Whether tables of this game can be kept on this device: WebAssembly, workers and storage are there. Loads the game. */
  async ready(of: Of): Promise<boolean> {
    return (await this.start()) && this.ask('ready', of);
  }

  /** Starts the worker. Without it no table can be kept. */
  start(): Promise<boolean> {
    return (this.#started ??= new Promise((resolve) => {
      try {
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => (data.type === 'ready' ? resolve(data.ok) : this.#receive(data));
        worker.onerror = () => resolve(false);
        this.#worker = worker;
      } catch {
        resolve(false);
      }
    }));
  }

  /** Asks the worker. Problems are thrown as `ApiError`, as those of a server. */
  async ask<Q extends Question>(question: Q, ask: Questions[Q]['ask'], watch: Watch = {}): Promise<Questions[Q]['answer']> {
    if (!(await this.start())) throw new ApiError(0, { code: 'no-worker', message: 'This browser keeps no tables.' });
    watch.signal?.throwIfAborted();
    // Logs are not given up when the disk is full, if the browser agrees.
    if (question === 'create' || question === 'import') void navigator.storage?.persist?.();
    const number = ++this.#number;
    return new Promise((answer, fail) => {
      this.#asked.set(number, { answer, fail, progress: watch.progress });
      watch.signal?.addEventListener('abort', () => {
        if (!this.#asked.delete(number)) return;
        this.#post({ type: 'cancel', number });
        fail(watch.signal?.reason);
      });
      this.#post({ type: 'ask', number, question, with: ask });
    });
  }

  /** Whether bots pause before they act, as people do. They do unless a page says otherwise. */
  setPauses(pauses: boolean): void {
    void this.start().then(() => this.#post({ type: 'settings', pauses }));
  }

  connect(table: string, since: number, connection: Connection): number {
    const number = ++this.#number;
    this.#connections.set(number, connection);
    void this.start().then((ok) => {
      if (ok) this.#post({ type: 'connect', connection: number, table, since });
      else connection.refused({ code: 'no-worker', message: 'This browser keeps no tables.' });
    });
    return number;
  }

  /** Sends a message of a connection. */
  send(message: Extract<ToWorker, { connection: number }>): void {
    if (message.type === 'disconnect') this.#connections.delete(message.connection);
    this.#post(message);
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        return;
      case 'message':
        return this.#connections.get(message.connection)?.receive(message.message);
      case 'refused':
        return this.#connections.get(message.connection)?.refused(message.problem);
      case 'progress':
        return this.#asked.get(message.number)?.progress?.(message.done);
      case 'answer':
      case 'problem': {
        const asked = this.#asked.get(message.number);
        this.#asked.delete(message.number);
        if (message.type === 'answer') asked?.answer(message.answer as never);
        else asked?.fail(new ApiError(statusOf(message.problem), message.problem));
        return;
      }
    }
  }
}

export const local = new LocalTables();
