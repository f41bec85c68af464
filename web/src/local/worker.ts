// The home of the tables of this device: a worker of the page that owns the logs and, for each game in use, its WebAssembly.
// Everything that happens at a table is stored before it is shown.

import { checkFairness } from '../lib/fair-check.ts';
import { newLocalId } from '../lib/local-id.ts';
import type { Problem, ServerMessage } from '../lib/wire.ts';
import { Bots } from './bots.ts';
import { Games, type Game } from './games.ts';
import { Refusal, type Chance, type Decided, type Row } from './home.ts';
import type { FromWorker, Question, Questions, ToWorker } from './protocol.ts';
import { Conflict, Store } from './store.ts';
import { THINKING_TIME, type Watch } from './thinking.ts';
import { loadFiles } from './wasm.ts';

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

/** The work at a table comes in a queue. */
interface Loaded {
  game: Promise<Game>;
  last: Promise<unknown>;
}

class Worker {
  /** The tables that are loaded. */
  #loaded = new Map<string, Loaded>();
  #connections = new Map<number, string>();
  #asked = new Map<number, AbortController>();
  /** Tells other pages of this browser that a log has grown. */
  #others = new BroadcastChannel('marchstone-tables');
  readonly bots: Bots;

  constructor(readonly games: Games, readonly store: Store) {
    this.bots = new Bots({
      isWatched: (table) => [...this.#connections.values()].includes(table),
      next: (table) => this.#queue(table, async (game) => {
        await this.#catchUp(table, game);
        return game.home.ask('bot', { table, seed: randomHex() });
      }),
      // Outside the queue: people act meanwhile.
      think: async (table, task, signal) => (await this.#queue(table, ({ thinking }) => thinking)).think(task, THINKING_TIME, { signal }),
      prepare: (table) => this.#queue(table, ({ home, thinking }) => {
        const nets = home.ask('nets', { table });
        if (nets) void thinking.prepare(nets);
      }),
      act: (table, at, reports) => this.#queue(table, async (game) => {
        const { action } = game.home.ask('merge', { reports });
        await this.#change(table, game, () => game.home.ask('bot-acts', { table, at, action, now: Date.now() }));
      }),
    });
    this.#others.onmessage = ({ data }: MessageEvent<{ table: string; removed?: boolean }>) => {
      if (!this.#loaded.has(data.table)) return;
      if (data.removed) void this.#forget(data.table);
      else void this.#queue(data.table, (game) => this.#catchUp(data.table, game)).then(() => this.bots.wake(data.table), () => {});
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
        return this.#inTable(message.connection, async (table, { home }) => {
          this.#deliver(table, [home.ask('look', { table, seat: message.seat })]);
        });
      case 'command':
        return this.#inTable(message.connection, async (table, game) => {
          const { connection, command } = message;
          const refuse = (error: unknown): void => {
            const refused: ServerMessage = { type: 'refused', idempotency_key: command.idempotency_key, problem: problemOf(error) };
            tell({ type: 'message', connection, message: refused });
          };
          await this.#change(table, game, () => game.home.ask('command', { table, command, chance: chance() })).catch(refuse);
          this.bots.wake(table);
        });
    }
  }

  /** Works at the table of a connection, after what was begun before. */
  #inTable(connection: number, work: (table: string, game: Game) => Promise<void>): void {
    const table = this.#connections.get(connection);
    if (table === undefined) return;
    this.#queue(table, (game) => work(table, game)).catch((error: unknown) => tell({ type: 'refused', connection, problem: problemOf(error) }));
  }

  /** Loads a table if necessary, and works at it after what was begun before. */
  #queue<T>(table: string, work: (game: Game) => T | Promise<T>): Promise<T> {
    let loaded = this.#loaded.get(table);
    if (!loaded) {
      const game = this.#load(table);
      loaded = { game, last: game };
      this.#loaded.set(table, loaded);
      game.catch(() => this.#loaded.delete(table));
    }
    const { game, last } = loaded;
    const result = last.catch(() => {}).then(() => game).then(work);
    loaded.last = result;
    return result;
  }

  async #load(table: string): Promise<Game> {
    const [row, entries] = await Promise.all([this.store.row(table), this.store.entries(table)]);
    if (!row) throw new Refusal({ code: 'no-table', message: 'There is no such table on this device.' });
    const game = await this.games.load({ game: row.overview.setup.game });
    game.home.ask('load', { row, entries });
    return game;
  }

  async #forget(table: string): Promise<void> {
    const loaded = this.#loaded.get(table);
    this.#loaded.delete(table);
    const problem = { code: 'no-table', message: 'There is no such table on this device.' };
    for (const [connection, at] of this.#connections) {
      if (at === table) tell({ type: 'refused', connection, problem });
    }
    (await loaded?.game.catch(() => null))?.home.ask('unload', { table });
  }

  /** Decides, stores, and only then commits and shows. If another page wrote first, it decides again. */
  async #change(table: string, game: Game, decide: () => Decided): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { changes, message } = decide();
      if (message) return this.#deliver(table, [message]);
      if (!changes?.length) return;
      try {
        await this.store.write(changes);
      } catch (error) {
        game.home.ask('discard', { table });
        if (!(error instanceof Conflict)) throw error;
        await this.#catchUp(table, game);
        continue;
      }
      this.#deliver(table, game.home.ask('commit', { table }));
      this.#others.postMessage({ table });
      return;
    }
    throw new Refusal({ code: 'stale', message: 'Another page plays at this table.' });
  }

  /** Reads what other pages have written. */
  async #catchUp(table: string, { home }: Game): Promise<void> {
    const { seq } = home.ask('state', { table });
    const entries = await this.store.entries(table, seq);
    if (entries.length) this.#deliver(table, home.ask('follow', { table, entries }));
  }

  #deliver(table: string, messages: ServerMessage[]): void {
    for (const [connection, at] of this.#connections) {
      if (at === table) for (const message of messages) tell({ type: 'message', connection, message });
    }
  }

  async #connect(connection: number, table: string, since: number): Promise<void> {
    this.#connections.set(connection, table);
    try {
      await this.#queue(table, async (game) => {
        await this.#catchUp(table, game);
        tell({ type: 'message', connection, message: game.home.ask('update', { table, since }) });
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
    const { games, store } = this;
    const asked = { question, ...what } as { [Q in Question]: { question: Q } & Questions[Q]['ask'] }[Question];
    switch (asked.question) {
      case 'ready':
        return games.has(asked) && games.load(asked).then(() => true, () => false);
      case 'tables':
        return (await store.rows()).map(({ overview }: Row) => overview);
      case 'create':
      case 'import': {
        const { id, seat, changes } = asked.question === 'create'
          ? (await games.load(asked.table)).home.ask('create', { table: asked.table, names: asked.names, chance: chance() })
          : (await games.load(asked)).home.ask('import', { record: asked.record, chance: chance() });
        await store.write(changes);
        return { id, seat };
      }
      case 'remove':
        await store.remove(asked.table);
        await this.#forget(asked.table);
        this.#others.postMessage({ table: asked.table, removed: true });
        return null;
      case 'study': {
        const { home, thinking } = await games.load(asked.request);
        const { study, task } = home.ask('study', { request: asked.request });
        if (!task) return study;
        const reports = await thinking.think(task, THINKING_TIME, watch);
        return { ...study, hint: home.ask('advise', { reports, moves: study.moves, record: task.record }) };
      }
      case 'review': {
        const { home, thinking } = await games.load(asked.request);
        const { nets } = home.ask('review', { request: asked.request });
        return thinking.review(asked.request, nets, watch);
      }
      case 'fairness':
        return checkFairness(asked.played, asked.memory);
      case 'hint': {
        const { table } = asked;
        const { home, thinking, task, moves } = await this.#queue(table, (game) => ({ ...game, ...game.home.ask('hint', { table }) }));
        return home.ask('advise', { reports: await thinking.think(task, THINKING_TIME, watch), moves, record: task.record });
      }
      case 'table':
        return this.#queue(asked.table, ({ home }) => home.ask('state', { table: asked.table }));
      case 'events':
        return this.#queue(asked.table, ({ home }) => home.ask('events', asked));
      case 'explain':
        return this.#queue(asked.table, ({ home }) => home.ask('explain', asked));
      case 'record':
        return this.#queue(asked.table, ({ home }) => home.ask('record', asked));
      case 'replay':
        return this.#queue(asked.table, ({ home }) => home.ask('replay', asked));
    }
  }
}

async function start(): Promise<Worker> {
  // Browsers have locks, without which two pages would let a bot act twice, for pages from https or localhost only.
  if (!isSecureContext) throw new Error('the page does not come over a secure connection');
  const [store, files] = await Promise.all([Store.open(), loadFiles()]);
  return new Worker(new Games(files), store);
}

const started = start();
started.then(
  () => tell({ type: 'ready', ok: true }),
  () => tell({ type: 'ready', ok: false }),
);
onmessage = ({ data }: MessageEvent<ToWorker>) => void started.then((worker) => worker.receive(data), () => {});
