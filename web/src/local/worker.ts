// The home of the tables of this device: a worker of the page that owns the WebAssembly and the logs. Everything that happens at
// a table is stored before it is shown.

import { newLocalId } from '../lib/local-id.ts';
import type { Problem, ServerMessage } from '../lib/wire.ts';
import { Bots } from './bots.ts';
import { Home, Refusal, type Chance, type Decided, type Row } from './home.ts';
import type { FromWorker, Question, Questions, ToWorker } from './protocol.ts';
import { Conflict, Store } from './store.ts';
import { THINKING_TIME, Thinking, type Watch } from './thinking.ts';
import { compile, instantiate, loadFiles } from './wasm.ts';

/** How often a command is decided again because another page wrote first. */
const ATTEMPTS = 5;

const tell = (message: FromWorker): void => postMessage(message);

function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const chance = (): Chance => ({ now: Date.now(), id: newLocalId(), secret: randomHex() });

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  return { code: 'not-stored', message: String(error) };
}

class Worker {
  /** The tables that are loaded, each with the end of the queue of its work. */
  #loaded = new Map<string, Promise<unknown>>();
  #connections = new Map<number, string>();
  #asked = new Map<number, AbortController>();
  /** Tells other pages of this browser that a log has grown. */
  #others = new BroadcastChannel('marchstone-tables');
  readonly bots: Bots;

  constructor(readonly home: Home, readonly store: Store, readonly thinking: Thinking) {
    this.bots = new Bots({
      thinking,
      isWatched: (table) => [...this.#connections.values()].includes(table),
      next: (table) => this.#queue(table, async () => {
        await this.#catchUp(table);
        return home.ask('bot', { table, seed: randomHex() });
      }),
      prepare: (table) => this.#queue(table, () => {
        if (thinking.isPrepared || !home.ask('state', { table }).seats.some(({ who }) => who?.type === 'bot')) return;
        // The question of a hint names the net; there is none before the deal or after the end.
        try {
          void thinking.prepare(home.ask('hint', { table }).task.net);
        } catch {}
      }),
      act: (table, at, reports) => this.#queue(table, async () => {
        const { action } = home.ask('merge', { reports });
        await this.#change(table, () => home.ask('bot-acts', { table, at, action, now: Date.now() }));
      }),
    });
    this.#others.onmessage = ({ data }: MessageEvent<{ table: string; removed?: boolean }>) => {
      if (!this.#loaded.has(data.table)) return;
      if (data.removed) this.#forget(data.table);
      else void this.#queue(data.table, () => this.#catchUp(data.table)).then(() => this.bots.wake(data.table), () => {});
    };
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'settings':
        this.bots.pauses = message.pauses;
        return;
      case 'ask':
        void this.#ask(message.number, message.question, message.with);
        return;
      case 'cancel':
        this.#asked.get(message.number)?.abort();
        return;
      case 'connect':
        void this.#connect(message.connection, message.table, message.since);
        return;
      case 'disconnect':
        return this.#disconnect(message.connection);
      case 'look':
        return this.#inTable(message.connection, async (table) => {
          this.#deliver(table, [this.home.ask('look', { table, seat: message.seat })]);
        });
      case 'command':
        return this.#inTable(message.connection, async (table) => {
          const { connection, command } = message;
          const refuse = (error: unknown): void => {
            const refused: ServerMessage = { type: 'refused', idempotency_key: command.idempotency_key, problem: problemOf(error) };
            tell({ type: 'message', connection, message: refused });
          };
          await this.#change(table, () => this.home.ask('command', { table, command, chance: chance() })).catch(refuse);
          this.bots.wake(table);
        });
    }
  }

  /** Works at the table of a connection, after what was begun before. */
  #inTable(connection: number, work: (table: string) => Promise<void>): void {
    const table = this.#connections.get(connection);
    if (table === undefined) return;
    this.#queue(table, () => work(table)).catch((error: unknown) => tell({ type: 'refused', connection, problem: problemOf(error) }));
  }

  /** Loads a table if necessary, and works at it after what was begun before. */
  #queue<T>(table: string, work: () => T | Promise<T>): Promise<T> {
    const before = this.#loaded.get(table);
    const ready = before ? before.catch(() => {}) : this.#load(table);
    const result = ready.then(work);
    this.#loaded.set(table, result);
    if (!before) ready.catch(() => this.#loaded.delete(table));
    return result;
  }

  async #load(table: string): Promise<void> {
    const [row, entries] = await Promise.all([this.store.row(table), this.store.entries(table)]);
    if (!row) throw new Refusal({ code: 'no-table', message: 'There is no such table on this device.' });
    this.home.ask('load', { row, entries });
  }

  #forget(table: string): void {
    this.#loaded.delete(table);
    this.home.ask('unload', { table });
    const problem = { code: 'no-table', message: 'There is no such table on this device.' };
    for (const [connection, at] of this.#connections) {
      if (at === table) tell({ type: 'refused', connection, problem });
    }
  }

  /** Decides, stores, and only then commits and shows. If another page wrote first, it decides again. */
  async #change(table: string, decide: () => Decided): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { changes, message } = decide();
      if (message) return this.#deliver(table, [message]);
      if (!changes?.length) return;
      try {
        await this.store.write(changes);
      } catch (error) {
        this.home.ask('discard', { table });
        if (!(error instanceof Conflict)) throw error;
        await this.#catchUp(table);
        continue;
      }
      this.#deliver(table, this.home.ask('commit', { table }));
      this.#others.postMessage({ table });
      return;
    }
    throw new Refusal({ code: 'stale', message: 'Another page plays at this table.' });
  }

  /** Reads what other pages have written. */
  async #catchUp(table: string): Promise<void> {
    const { seq } = this.home.ask('state', { table });
    const entries = await this.store.entries(table, seq);
    if (entries.length) this.#deliver(table, this.home.ask('follow', { table, entries }));
  }

  #deliver(table: string, messages: ServerMessage[]): void {
    for (const [connection, at] of this.#connections) {
      if (at === table) for (const message of messages) tell({ type: 'message', connection, message });
    }
  }

  async #connect(connection: number, table: string, since: number): Promise<void> {
    this.#connections.set(connection, table);
    try {
      await this.#queue(table, async () => {
        await this.#catchUp(table);
        tell({ type: 'message', connection, message: this.home.ask('update', { table, since }) });
      });
      this.bots.wake(table);
    } catch (error) {
      this.#connections.delete(connection);
      tell({ type: 'refused', connection, problem: problemOf(error) });
    }
  }

  #disconnect(connection: number): void {
    const table = this.#connections.get(connection);
    this.#connections.delete(connection);
    if (table !== undefined && ![...this.#connections.values()].includes(table)) this.bots.stop(table);
  }

  async #ask(number: number, question: Question, what: Questions[Question]['ask']): Promise<void> {
    const controller = new AbortController();
    this.#asked.set(number, controller);
    const watch: Watch = { signal: controller.signal, progress: (done) => tell({ type: 'progress', number, done }) };
    try {
      tell({ type: 'answer', number, answer: await this.#answer(question, what, watch) });
    } catch (error) {
      if (!controller.signal.aborted) tell({ type: 'problem', number, problem: problemOf(error) });
    } finally {
      this.#asked.delete(number);
    }
  }

  async #answer(question: Question, what: Questions[Question]['ask'], watch: Watch): Promise<Questions[Question]['answer']> {
    const { home, store } = this;
    const asked = { question, ...what } as { [Q in Question]: { question: Q } & Questions[Q]['ask'] }[Question];
    switch (asked.question) {
      case 'server':
        return home.ask('server', {});
      case 'tables':
        return (await store.rows()).map(({ overview }: Row) => overview);
      case 'create':
      case 'import': {
        const { id, seat, changes } = asked.question === 'create'
          ? home.ask('create', { table: asked.table, names: asked.names, chance: chance() })
          : home.ask('import', { record: asked.record, chance: chance() });
        await store.write(changes);
        return { id, seat };
      }
      case 'remove':
        await store.remove(asked.table);
        if (this.#loaded.has(asked.table)) this.#forget(asked.table);
        this.#others.postMessage({ table: asked.table, removed: true });
        return null;
      case 'study': {
        const { study, task } = home.ask('study', { request: asked.request });
        if (!task) return study;
        const reports = await this.thinking.think(task, THINKING_TIME, watch);
        return { ...study, hint: home.ask('advise', { reports, moves: study.moves, record: task.record }) };
      }
      case 'review': {
        const { net } = home.ask('review', { request: asked.request });
        return this.thinking.review(asked.request, net, watch);
      }
      case 'hint': {
        const { table } = asked;
        const { task, moves } = await this.#queue(table, () => home.ask('hint', { table }));
        return home.ask('advise', { reports: await this.thinking.think(task, THINKING_TIME, watch), moves, record: task.record });
      }
      case 'table':
        return this.#queue(asked.table, () => home.ask('state', { table: asked.table }));
      case 'events':
        return this.#queue(asked.table, () => home.ask('events', asked));
      case 'explain':
        return this.#queue(asked.table, () => home.ask('explain', asked));
      case 'record':
        return this.#queue(asked.table, () => home.ask('record', asked));
      case 'replay':
        return this.#queue(asked.table, () => home.ask('replay', asked));
    }
  }
}

async function start(): Promise<Worker> {
  const [store, files] = await Promise.all([Store.open(), loadFiles()]);
  const module = await compile(files);
  const { exports } = await instantiate(files, module);
  return new Worker(new Home(exports), store, new Thinking(files, module));
}

const started = start();
started.then(
  () => tell({ type: 'ready', ok: true }),
  () => tell({ type: 'ready', ok: false }),
);
onmessage = ({ data }: MessageEvent<ToWorker>) => void started.then((worker) => worker.receive(data), () => {});
