// The connection to one table: its state, its events, and commands to it.
//
// A command is kept until the server answers `done` or `refused`. After a reconnect it is sent again with the same
// idempotency key, so that it takes effect exactly once.
//
// A page does not see the pings of the WebSocket protocol. So a quiet connection is checked with a message of its own;
// one that stays silent is dead. Silence is counted in ticks of a timer and not in time, since a page may be suspended.

import { api, ApiError } from './api.ts';
import { ServerTime } from './clock.ts';
import * as fair from './fair.ts';
import { applyPatch } from './patch.ts';
import type { Command, ConnectionCheck, EventView, TableRequest, Problem, State, ServerMessage } from './wire.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** A command that is unanswered for this long means that the connection is dead. */
const ANSWER_WITHIN = 8_000;
const LONGEST_WAIT = 15_000;
const TICK = 1_000;
/** A connection that is quiet for this many ticks is checked. */
const QUIET_TICKS = 4;
/** A connection that stays silent for this many ticks, although an answer is due, is dead. */
const SILENT_TICKS = 3;
/** An attempt to connect is given up after this many ticks. */
const CONNECT_TICKS = 6;

interface Pending {
  command: Command;
  answer: (problem: Problem | null) => void;
}

/** Milliseconds before the n-th attempt in a row: exponential backoff with jitter. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt) * (0.8 + 0.4 * chance);
}

export class Table {
  state = $state.raw<State | null>(null);
  events = $state.raw<EventView[]>([]);
  /** The events of the last update, for boards that animate them; empty after the first update. */
  last = $state.raw<EventView[]>([]);
  link = $state<Link>('connecting');
  /** Why the server refuses the connection. */
  problem = $state.raw<Problem | null>(null);
  present = $state.raw<string[]>([]);
  spectators = $state(0);
  /** The seats whose players left a rated game, so that the others can claim. */
  absent = $state.raw<string[]>([]);
  /** Whether a move waits for its answer. */
  busy = $state(false);
  /** Whether the browser says that it has no network. */
  offline = $state(false);
  readonly time = new ServerTime();

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Whether something was sent since the last message of the server. */
  #awaiting = false;
  /** Ticks since the last message of the server, since the answer is due, or since the attempt to connect. */
  #ticks = 0;

  constructor(readonly id: string) {}

  /** Connects and reconnects until `close`. */
  open(): void {
    addEventListener('online', this.#cameOnline);
    addEventListener('offline', this.#wentOffline);
    document.addEventListener('visibilitychange', this.#checkVisibility);
    this.#timer = setInterval(() => this.#tick(), TICK);
    this.offline = !navigator.onLine;
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#cameOnline);
    removeEventListener('offline', this.#wentOffline);
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#checkVisibility);
    this.link = 'closed';
    this.#drop();
    for (const { answer } of this.#pending.values()) answer({ code: 'closed', message: 'The table was left.' });
    this.#pending.clear();
  }

  /** Reconnects, because the identity of the viewer changed. */
  reconnect(): void {
    this.link = 'connecting';
    this.#connect();
  }

  /** Sends a request; resolves to null when it is done, else to the reason why not. */
  send(request: TableRequest): Promise<Problem | null> {
    const command = { idempotency_key: fair.randomHex().slice(0, 32), ...request } as Command;
    return new Promise((answer) => {
      this.#pending.set(command.idempotency_key, { command, answer });
      this.#updateBusy();
      this.#write(command);
    });
  }

  /** Makes moves in the current position. */
  act(actions: string[]): Promise<Problem | null> {
    return this.send({ type: 'act', at: this.state?.at ?? 0, actions });
  }

  #connect(): void {
    this.#drop();
    // `since` asks for events: all on the first connection, later only those that were missed.
    const since = this.events.at(-1)?.seq ?? 0;
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#listen(false);
    let open = false;
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#listen(false);
      if (!open) {
        open = true;
        this.#attempt = 0;
        this.link = 'open';
        this.offline = false;
        for (const { command } of this.#pending.values()) this.#write(command);
      }
      this.#receive(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      void this.#lost(open);
    };
  }

  /** The connection broke. If it was never open, the table may not exist or may not be visible to this viewer. */
  async #lost(stood: boolean): Promise<void> {
    clearTimeout(this.#watchdog);
    if (this.link === 'closed' || this.link === 'refused') return;
    this.link = 'lost';
    if (!stood) {
      try {
        await api.table(this.id);
      } catch (error) {
        if (error instanceof ApiError && [401, 403, 404, 410].includes(error.status)) {
          this.problem = error.problem;
          this.link = 'refused';
          return;
        }
      }
    }
    if (this.link === 'lost' && !this.#socket) this.#retryLater();
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++));
  }

  /** Counts silence from now on; `awaiting` says whether an answer is due. */
  #listen(awaiting: boolean): void {
    this.#awaiting = awaiting;
    this.#ticks = 0;
  }

  #tick(): void {
    this.#ticks += 1;
    if (this.link === 'open') {
      if (this.#awaiting && this.#ticks >= SILENT_TICKS) this.#giveUp();
      else if (!this.#awaiting && this.#ticks >= QUIET_TICKS) this.#check();
    } else if (this.#socket && this.#ticks >= CONNECT_TICKS) {
      this.#drop();
      this.link = 'lost';
      this.#retryLater();
    }
  }

  /** Asks the server for a sign of life. */
  #check(): void {
    if (this.link !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping' } satisfies ConnectionCheck));
    this.#listen(true);
  }

  /** The connection is dead: another one takes its place. */
  #giveUp(): void {
    this.link = 'lost';
    this.#connect();
  }

  #wentOffline = (): void => {
    this.offline = true;
    if (this.link !== 'open' && this.link !== 'connecting') return;
    this.#drop();
    this.link = 'lost';
    // The browser can be wrong: a server on this machine needs no network.
    this.#retryLater();
  };

  #cameOnline = (): void => {
    this.offline = false;
    this.#retryNow();
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network is back, so retry at once. An open connection with an unanswered command is probably dead too. */
  #retryNow = (): void => {
    if (this.link !== 'lost' && !(this.link === 'open' && this.#pending.size > 0)) return;
    this.link = 'lost';
    this.#attempt = 0;
    this.#connect();
  };

  /** A page that was suspended may hold a dead connection. */
  #checkVisibility = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
      return;
    }
    const slept = this.#hiddenSince !== null && Date.now() - this.#hiddenSince > 60_000;
    this.#hiddenSince = null;
    if (this.link === 'lost') this.#retryNow();
    else if (this.link === 'open' && slept) this.#connect();
    else if (!this.#awaiting) this.#check();
  };

  #write(command: Command): void {
    if (this.link !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(command));
    if (!this.#awaiting) this.#listen(true);
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (this.#pending.size > 0 && this.link === 'open') this.#giveUp();
    }, ANSWER_WITHIN);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.#update(message.events, message.state);
      case 'patch':
        // A patch for another state means that an update was missed: a new connection begins with the whole state.
        if (this.state?.seq !== message.base) return this.#connect();
        return this.#update(message.events, applyPatch(this.state, message.patch));
      case 'done':
        return this.#resolve(message.idempotency_key, null);
      case 'refused':
        // The state of a refusal can be older than an update that was sent before it.
        if (message.state && message.state.seq >= (this.state?.seq ?? 0)) this.#show(message.state);
        return this.#resolve(message.idempotency_key, message.problem);
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        this.absent = message.absent;
        return;
      case 'pong':
        return;
      case 'goodbye':
        // The server restarts: the close event follows, and then a reconnect.
        this.link = 'lost';
        return;
    }
  }

  #update(events: EventView[], state: State): void {
    const first = this.state === null;
    const known = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter((one) => one.seq > known);
    const gap = (fresh[0]?.seq ?? state.seq + 1) > known + 1;
    if (gap) void this.#fetchEvents();
    else this.events = [...this.events, ...fresh];
    this.last = first ? [] : fresh;
    this.#show(state);
  }

  /** The socket skipped events, so fetch all of them. */
  async #fetchEvents(): Promise<void> {
    try {
      const all = await api.events(this.id, 0);
      if ((all.at(-1)?.seq ?? 0) >= (this.events.at(-1)?.seq ?? 0)) this.events = all;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #show(state: State): void {
    this.time.sync(state.now, Date.now());
    this.state = state;
    this.#addNonce(state);
    this.#noteDeal(state);
  }

  /** A player at a waiting table adds a nonce to the shuffle. It is drawn after the server's commitment is known,
   *  and both are stored, so that the server cannot choose its secret afterwards. */
  #addNonce(state: State): void {
    const seat = state.seats.find((seat) => seat.seat === state.me);
    if (state.status !== 'waiting' || !seat || seat.ready) return;
    const asked = [...this.#pending.values()].some(({ command }) => command.type === 'ready');
    if (asked) return;
    const { commitment } = state.fairness;
    const kept = fair.loadNonce(this.id);
    const nonce = kept?.commitment === commitment ? kept.nonce : fair.randomHex();
    const noted = { commitment, nonce, options: state.setup.options };
    fair.storeNonce(this.id, noted);
    void this.send({ type: 'ready', nonce }).then((problem) => {
      if (problem && problem.code !== 'closed') fair.storeNonce(this.id, { ...noted, refused: true });
    });
  }

  /** Notes what the player sees right after a deal, for the check of the shuffle when the table is over. */
  #noteDeal({ me, status, ply, view, round, fairness }: State): void {
    if (me === null || status !== 'playing' || ply !== 0 || view === null) return;
    const noted = fair.loadNonce(this.id);
    if (noted?.commitment !== fairness.commitment || noted.deals?.[round] !== undefined) return;
    fair.storeNonce(this.id, { ...noted, deals: { ...noted.deals, [round]: view } });
  }

  #resolve(id: string | null, problem: Problem | null): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending || id === null) return;
    this.#pending.delete(id);
    if (this.#pending.size === 0) clearTimeout(this.#watchdog);
    this.#updateBusy();
    pending.answer(problem);
  }

  #updateBusy(): void {
    this.busy = [...this.#pending.values()].some(({ command }) => command.type === 'act');
  }
}
