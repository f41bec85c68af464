// The connection to one table: what is there, what happened, and what we ask of it.
//
// A command is kept until the server has said `done` or `refused`. When the connection breaks it is sent again
// with the same id, so that no click is lost and none is done twice.

import { api, Trouble } from './api.ts';
import { ServerTime } from './clock.ts';
import * as fair from './fair.ts';
import type { Command, EventView, TableRequest, Problem, State, ServerMessage } from './wire.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** An unanswered command after this long means that the connection is dead, though nobody said so. */
const ANSWER_WITHIN = 8_000;
const LONGEST_WAIT = 15_000;

interface Pending {
  command: Command;
  answer: (problem: Problem | null) => void;
}

/** How long to wait before the n-th attempt in a row: doubling, and never all clients at the same moment. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt) * (0.8 + 0.4 * chance);
}

export class Table {
  state = $state.raw<State | null>(null);
  news = $state.raw<EventView[]>([]);
  /** What the last update brought, for boards that show how it came about; nothing on the first look. */
  last = $state.raw<EventView[]>([]);
  link = $state<Link>('connecting');
  /** Why there is nothing to connect to. */
  problem = $state.raw<Problem | null>(null);
  present = $state.raw<string[]>([]);
  spectators = $state(0);
  /** Whether a move is on its way. */
  busy = $state(false);
  readonly time = new ServerTime();

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;

  constructor(readonly id: string) {}

  /** Connects, and stays connected until `close`. */
  open(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#visible);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#visible);
    this.link = 'closed';
    this.#drop();
    for (const { answer } of this.#pending.values()) answer({ code: 'closed', message: 'The table was left.' });
    this.#pending.clear();
  }

  /** Connects anew, because we are somebody else now. */
  again(): void {
    this.link = 'connecting';
    this.#connect();
  }

  /** Asks something of the table; null when it is done, else why not. */
  send(order: TableRequest): Promise<Problem | null> {
    const command = { idempotency_key: fair.draw().slice(0, 32), ...order } as Command;
    return new Promise((answer) => {
      this.#pending.set(command.idempotency_key, { command, answer });
      this.#count();
      this.#write(command);
    });
  }

  /** Makes moves in the position that is shown. */
  act(actions: string[]): Promise<Problem | null> {
    return this.send({ type: 'act', at: this.state?.at ?? 0, actions });
  }

  #connect(): void {
    this.#drop();
    // With `since` the news come too: from the beginning on the first time, later only what was missed.
    const since = this.news.at(-1)?.seq ?? 0;
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    let heard = false;
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      if (!heard) {
        heard = true;
        this.#attempt = 0;
        this.link = 'open';
        for (const { command } of this.#pending.values()) this.#write(command);
      }
      this.#hear(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      void this.#lost(heard);
    };
  }

  /** The connection broke. If it never stood, perhaps there is no such table, or not for us. */
  async #lost(stood: boolean): Promise<void> {
    clearTimeout(this.#watchdog);
    if (this.link === 'closed' || this.link === 'refused') return;
    this.link = 'lost';
    if (!stood) {
      try {
        await api.table(this.id);
      } catch (trouble) {
        if (trouble instanceof Trouble && [401, 403, 404, 410].includes(trouble.status)) {
          this.problem = trouble.problem;
          this.link = 'refused';
          return;
        }
      }
    }
    if (this.link !== 'lost' || this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network is back: no use in waiting. An open line with something unanswered is probably dead, too. */
  #hurry = (): void => {
    if (this.link !== 'lost' && !(this.link === 'open' && this.#pending.size > 0)) return;
    this.link = 'lost';
    this.#attempt = 0;
    this.#connect();
  };

  /** A page that slept may hold a connection that is long dead. */
  #visible = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
      return;
    }
    const slept = this.#hiddenSince !== null && Date.now() - this.#hiddenSince > 60_000;
    this.#hiddenSince = null;
    if (this.link === 'lost') this.#hurry();
    else if (this.link === 'open' && slept) this.#connect();
  };

  #write(command: Command): void {
    if (this.link !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(command));
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (this.#pending.size === 0 || this.link !== 'open') return;
      this.link = 'lost';
      this.#connect();
    }, ANSWER_WITHIN);
  }

  #hear(told: ServerMessage): void {
    switch (told.type) {
      case 'update':
        return this.#update(told.events, told.state);
      case 'done':
        return this.#answer(told.idempotency_key, null);
      case 'refused':
        if (told.state) this.#show(told.state);
        return this.#answer(told.idempotency_key, told.problem);
      case 'presence':
        this.present = told.seats;
        this.spectators = told.spectators;
        return;
      case 'goodbye':
        // The server restarts; the close follows, and then we come again.
        this.link = 'lost';
        return;
    }
  }

  #update(news: EventView[], state: State): void {
    const first = this.state === null;
    const known = this.news.at(-1)?.seq ?? 0;
    const fresh = news.filter((one) => one.seq > known);
    const gap = (fresh[0]?.seq ?? state.seq + 1) > known + 1;
    if (gap) void this.#fetchNews();
    else this.news = [...this.news, ...fresh];
    this.last = first ? [] : fresh;
    this.#show(state);
  }

  /** Too much was missed for the socket to tell; ask for all of it. */
  async #fetchNews(): Promise<void> {
    try {
      const all = await api.events(this.id, 0);
      if ((all.at(-1)?.seq ?? 0) >= (this.news.at(-1)?.seq ?? 0)) this.news = all;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
    }
  }

  #show(state: State): void {
    this.time.heard(state.now, Date.now());
    this.state = state;
    this.#addNonce(state);
  }

  /** Who sits at a waiting table adds to the shuffle. It is drawn after the promise of the server was seen,
   *  and both are kept, so that the server cannot choose its secret to fit. */
  #addNonce(state: State): void {
    const seat = state.seats.find((seat) => seat.seat === state.me);
    if (state.status !== 'waiting' || !seat || seat.ready) return;
    const asked = [...this.#pending.values()].some(({ command }) => command.type === 'ready');
    if (asked) return;
    const { commitment } = state.fairness;
    const kept = fair.recall(this.id);
    const nonce = kept?.commitment === commitment ? kept.nonce : fair.draw();
    fair.remember(this.id, { commitment, nonce });
    void this.send({ type: 'ready', nonce });
  }

  #answer(id: string | null, problem: Problem | null): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending || id === null) return;
    this.#pending.delete(id);
    if (this.#pending.size === 0) clearTimeout(this.#watchdog);
    this.#count();
    pending.answer(problem);
  }

  #count(): void {
    this.busy = [...this.#pending.values()].some(({ command }) => command.type === 'act');
  }
}
