// One table as this page shows it: its state, its events, and commands to it. A transport carries the messages.

import { api, ApiError } from './api.ts';
import { ServerTime } from './clock.ts';
import * as fair from './fair.ts';
import { isLocal } from './local-id.ts';
import { applyPatch } from './patch.ts';
import { SocketTransport } from './socket.ts';
import type { Link, Listener, Transport } from './transport.ts';
import { WorkerTransport } from '../local/transport.ts';
import type { Command, EventView, TableRequest, Problem, State, ServerMessage } from './wire.ts';

interface Pending {
  command: Command;
  answer: (problem: Problem | null) => void;
}

/** The transport to a table, by its id. */
const transportTo = (id: string): Transport => (isLocal(id) ? new WorkerTransport(id) : new SocketTransport(id));

export class Table {
  state = $state.raw<State | null>(null);
  events = $state.raw<EventView[]>([]);
  /** The events of the last update, for boards that animate them; empty after the first update. */
  last = $state.raw<EventView[]>([]);
  link = $state<Link>('connecting');
  /** Why the connection is refused. */
  problem = $state.raw<Problem | null>(null);
  #present = $state.raw<string[]>([]);
  spectators = $state(0);
  /** The seats whose players left a rated game, so that the others can claim. */
  absent = $state.raw<string[]>([]);
  /** Whether a move waits for its answer. */
  busy = $state(false);
  /** Whether the browser says that it has no network. */
  offline = $state(false);
  readonly time = new ServerTime();

  #transport: Transport;
  #pending = new Map<string, Pending>();
  /** Whether the next update is the first of another viewer: what the last one saw is forgotten. */
  #otherViewer = false;

  constructor(readonly id: string) {
    this.#transport = transportTo(id);
  }

  /** Whether the player of a seat is at the table. Those at this device are. */
  isHere(seat: string): boolean {
    return isLocal(this.id) || this.#present.includes(seat);
  }

  /** Connects and reconnects until `close`. */
  open(): void {
    const listener: Listener = {
      known: () => this.events.at(-1)?.seq ?? 0,
      receive: (message) => this.#receive(message),
      linked: (link, problem) => {
        this.link = link;
        this.problem = problem;
      },
      wentOffline: (offline) => (this.offline = offline),
    };
    this.#transport.open(listener);
  }

  close(): void {
    this.link = 'closed';
    this.#transport.close();
    for (const { answer } of this.#pending.values()) answer({ code: 'closed', message: 'The table was left.' });
    this.#pending.clear();
  }

  /** Reconnects, because the identity of the viewer changed. */
  reconnect(): void {
    this.#transport.reconnect();
  }

  /** Whether several people share this screen, so that `look` says who looks at it. */
  get canLook(): boolean {
    return this.#transport.look !== undefined;
  }

  /** The person in this seat looks at the screen; nobody, if the table is covered. */
  look(seat: string | null): void {
    this.#otherViewer = true;
    this.#transport.look?.(seat);
  }

  /** Sends a request; resolves to null when it is done, else to the reason why not. */
  send(request: TableRequest): Promise<Problem | null> {
    const command = { idempotency_key: fair.randomHex().slice(0, 32), ...request } as Command;
    return new Promise((answer) => {
      this.#pending.set(command.idempotency_key, { command, answer });
      this.#updateBusy();
      this.#transport.send(command);
    });
  }

  /** Makes moves in the current position. */
  act(actions: string[]): Promise<Problem | null> {
    return this.send({ type: 'act', at: this.state?.at ?? 0, actions });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.#update(message.events, message.state);
      case 'patch':
        if (this.#otherViewer) return;
        // A patch for another state means that an update was missed: a new connection begins with the whole state.
        if (this.state?.seq !== message.base) return this.#transport.reconnect();
        return this.#update(message.events, applyPatch(this.state, message.patch));
      case 'done':
        return this.#resolve(message.idempotency_key, null);
      case 'refused':
        // The state of a refusal can be older than an update that was sent before it.
        if (message.state && message.state.seq >= (this.state?.seq ?? 0)) this.#show(message.state);
        return this.#resolve(message.idempotency_key, message.problem);
      case 'presence':
        this.#present = message.seats;
        this.spectators = message.spectators;
        this.absent = message.absent;
        return;
      case 'pong':
      case 'goodbye':
        return;
    }
  }

  #update(events: EventView[], state: State): void {
    const first = this.state === null || this.#otherViewer;
    if (this.#otherViewer) this.events = [];
    this.#otherViewer = false;
    const known = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter((one) => one.seq > known);
    const gap = (fresh[0]?.seq ?? state.seq + 1) > known + 1;
    if (gap) void this.#fetchEvents();
    else this.events = [...this.events, ...fresh];
    this.last = first ? [] : fresh;
    this.#show(state);
  }

  /** The connection skipped events, so fetch all of them. */
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

  /** A player at a waiting table adds a nonce to the shuffle. It is drawn after the commitment of the table is known,
   *  and both are stored, so that the secret cannot be chosen afterwards. */
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
    this.#updateBusy();
    pending.answer(problem);
  }

  #updateBusy(): void {
    this.busy = [...this.#pending.values()].some(({ command }) => command.type === 'act');
  }
}
