// The WebSocket of a table at a server.
//
// A command is kept until the server answers `done` or `refused`. After a reconnect it is sent again with the same
// idempotency key, so that it takes effect exactly once.
//
// A page does not see the pings of the WebSocket protocol. So a quiet connection is checked with a message of its own;
// one that stays silent is dead. Silence is counted in ticks of a timer and not in time, since a page may be suspended.

import { api, ApiError } from './api.ts';
import { addressOf } from './base.ts';
import type { Link, Listener, Transport } from './transport.ts';
import { PROTOCOL, type Command, type ConnectionCheck, type Problem, type ServerMessage } from './wire.ts';

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

/** Milliseconds before the n-th attempt in a row: exponential backoff with jitter. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt) * (0.8 + 0.4 * chance);
}

export class SocketTransport implements Transport {
  #listener: Listener | null = null;
  #link: Link = 'connecting';
  #socket: WebSocket | null = null;
  /** Commands without an answer, by their keys. */
  #unanswered = new Map<string, Command>();
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

  open(listener: Listener): void {
    this.#listener = listener;
    addEventListener('online', this.#cameOnline);
    addEventListener('offline', this.#wentOffline);
    document.addEventListener('visibilitychange', this.#checkVisibility);
    this.#timer = setInterval(() => this.#tick(), TICK);
    listener.wentOffline(!navigator.onLine);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#cameOnline);
    removeEventListener('offline', this.#wentOffline);
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#checkVisibility);
    this.#setLink('closed');
    this.#drop();
    this.#unanswered.clear();
  }

  reconnect(): void {
    this.#setLink('connecting');
    this.#connect();
  }

  send(command: Command): void {
    this.#unanswered.set(command.idempotency_key, command);
    this.#write(command);
  }

  #setLink(link: Link, problem: Problem | null = null): void {
    this.#link = link;
    this.#listener?.linked(link, problem);
  }

  #connect(): void {
    this.#drop();
    // `since` asks for events: all on the first connection, later only those that were missed.
    const since = this.#listener?.known() ?? 0;
    const url = new URL(addressOf(`/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}&protocol=${PROTOCOL}`), location.href);
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
        this.#setLink('open');
        this.#listener?.wentOffline(false);
        for (const command of this.#unanswered.values()) this.#write(command);
      }
      this.#receive(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      void this.#lost(open);
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') {
      if (message.idempotency_key !== null) this.#unanswered.delete(message.idempotency_key);
      if (this.#unanswered.size === 0) clearTimeout(this.#watchdog);
    }
    // The server restarts: the close event follows, and then a reconnect.
    if (message.type === 'goodbye') this.#setLink('lost');
    this.#listener?.receive(message);
  }

  /** The connection broke. If it was never open, the table may not exist or may not be visible to this viewer. */
  async #lost(stood: boolean): Promise<void> {
    clearTimeout(this.#watchdog);
    if (this.#link === 'closed' || this.#link === 'refused') return;
    this.#setLink('lost');
    if (!stood) {
      try {
        await api.table(this.id);
      } catch (error) {
        if (error instanceof ApiError && ([401, 403, 404, 410].includes(error.status) || error.problem.code === 'other-protocol')) {
          this.#setLink('refused', error.problem);
          return;
        }
      }
    }
    if (this.#link === 'lost' && !this.#socket) this.#retryLater();
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
    if (this.#link === 'open') {
      if (this.#awaiting && this.#ticks >= SILENT_TICKS) this.#giveUp();
      else if (!this.#awaiting && this.#ticks >= QUIET_TICKS) this.#check();
    } else if (this.#socket && this.#ticks >= CONNECT_TICKS) {
      this.#drop();
      this.#setLink('lost');
      this.#retryLater();
    }
  }

  /** Asks the server for a sign of life. */
  #check(): void {
    if (this.#link !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping' } satisfies ConnectionCheck));
    this.#listen(true);
  }

  /** The connection is dead: another one takes its place. */
  #giveUp(): void {
    this.#setLink('lost');
    this.#connect();
  }

  #wentOffline = (): void => {
    this.#listener?.wentOffline(true);
    if (this.#link !== 'open' && this.#link !== 'connecting') return;
    this.#drop();
    this.#setLink('lost');
    // The browser can be wrong: a server on this machine needs no network.
    this.#retryLater();
  };

  #cameOnline = (): void => {
    this.#listener?.wentOffline(false);
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
    if (this.#link !== 'lost' && !(this.#link === 'open' && this.#unanswered.size > 0)) return;
    this.#setLink('lost');
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
    if (this.#link === 'lost') this.#retryNow();
    else if (this.#link === 'open' && slept) this.#connect();
    else if (!this.#awaiting) this.#check();
  };

  #write(command: Command): void {
    if (this.#link !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(command));
    if (!this.#awaiting) this.#listen(true);
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (this.#unanswered.size > 0 && this.#link === 'open') this.#giveUp();
    }, ANSWER_WITHIN);
  }
}
