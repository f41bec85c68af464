// @vitest-environment jsdom
// The connection against a server that breaks, forgets and repeats.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNonce } from './fair.ts';
import { backoff } from './socket.ts';
import { Table } from './table.svelte.ts';
import type { Command, EventView, State, ServerMessage } from './wire.ts';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 1;
  sent: Command[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server sends a message. */
  deliver(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The connection breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const commitment = 'c0'.repeat(32);
const state = (change: Partial<State> = {}): State =>
  ({
    table: 'tt', seq: 1, now: Date.now(), status: 'playing', me: 'A', at: 4, turn: 'A', moves: [],
    seats: [{ seat: 'A', ready: true }, { seat: 'B', ready: true }], fairness: { commitment, nonces: [null, null], secret: null },
    ...change,
  }) as State;
const event = (seq: number): EventView => ({ seq, at: 0, seat: 'A', type: 'left' });
const update = (list: EventView[], change: Partial<State> = {}): ServerMessage => ({ type: 'update', events: list, state: state(change) });

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new Error('down'))));
  localStorage.clear();
  FakeSocket.all = [];
  table = new Table('tt');
  table.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who is here', () => {
  it('is what the server says', () => {
    expect(table.isHere('A')).toBe(false);
    FakeSocket.last.deliver({ type: 'presence', seats: ['A'], spectators: 0, absent: [] });
    expect(['A', 'B'].map((seat) => table.isHere(seat))).toEqual([true, false]);
  });

  it('is everybody at a table of this device', () => {
    expect(new Table('local-0123456789abcdef').isHere('B')).toBe(true);
  });
});

describe('the connection', () => {
  it('requests all events first, and after a break only the missed ones', async () => {
    expect(FakeSocket.last.url.href).toContain('/api/tables/tt/socket?since=0');
    expect(FakeSocket.last.url.protocol).toBe('ws:');
    FakeSocket.last.deliver(update([event(1), event(2)], { seq: 2 }));
    expect(table.link).toBe('open');
    expect(table.last).toEqual([]); // events before the first update are not new

    FakeSocket.last.break();
    expect(table.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url.href).toContain('since=2');
    FakeSocket.last.deliver(update([event(3)], { seq: 3 }));
    expect(table.events.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(table.last.map((one) => one.seq)).toEqual([3]);
  });

  it('adds no event twice', () => {
    FakeSocket.last.deliver(update([event(1), event(2)], { seq: 2 }));
    FakeSocket.last.deliver(update([event(2), event(3)], { seq: 3 }));
    expect(table.events.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(table.last.map((one) => one.seq)).toEqual([3]);
  });

  it('fetches the log when the socket skipped events', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify([event(1), event(2), event(3)])));
    FakeSocket.last.deliver(update([], { seq: 3 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.events.map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it('applies patches to the state it has', () => {
    FakeSocket.last.deliver(update([], { seq: 3, turn: 'A' }));
    const { seats } = table.state!;
    FakeSocket.last.deliver({
      type: 'patch', events: [event(4)], base: 3, patch: { seq: 4, now: 5, turn: null, seats: [1, 0] },
    });
    expect(table.state).toMatchObject({ seq: 4, now: 5, turn: null, at: 4, seats: [seats[1], seats[0]] });
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('reconnects for the whole state when it missed an update', () => {
    FakeSocket.last.deliver(update([event(1)], { seq: 1 }));
    FakeSocket.last.deliver({ type: 'patch', events: [event(3)], base: 2, patch: { seq: 3, now: 5, turn: 'B' } });
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url.href).toContain('since=1');
    expect(table.state).toMatchObject({ seq: 1, turn: 'A' });
    FakeSocket.last.deliver(update([event(2), event(3)], { seq: 3, turn: 'B' }));
    expect(table.state).toMatchObject({ seq: 3, turn: 'B' });
    expect(table.events.map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it('ignores the state of a refusal that is older than its own', () => {
    FakeSocket.last.deliver(update([], { seq: 3 }));
    const problem = { code: 'stale', message: 'the table has changed' };
    FakeSocket.last.deliver({ type: 'refused', idempotency_key: 'x', problem, state: state({ seq: 2 }) });
    expect(table.state?.seq).toBe(3);
  });

  it('waits longer and longer, but never for ever', () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(20, 1)).toBeCloseTo(18_000);
    expect(backoff(20, 0)).toBeCloseTo(12_000);
  });

  it('comes again at once when the network is back', async () => {
    FakeSocket.last.deliver(update([]));
    FakeSocket.last.break();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is lost at once when the network is gone', async () => {
    FakeSocket.last.deliver(update([]));
    dispatchEvent(new Event('offline'));
    expect(table.link).toBe('lost');
    expect(table.offline).toBe(true);
    // The browser can be wrong, so it tries nevertheless.
    await vi.advanceTimersByTimeAsync(700);
    FakeSocket.last.deliver(update([]));
    expect([table.link, table.offline]).toEqual(['open', false]);
  });

  it('is checked when it is quiet, and lost when the check stays unanswered', async () => {
    FakeSocket.last.deliver(update([]));
    await vi.advanceTimersByTimeAsync(4000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.deliver({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(FakeSocket.last.sent).toHaveLength(2);
    expect(table.link).toBe('open');
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.link).toBe('lost');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is not checked while messages come', async () => {
    for (let second = 0; second < 9; second++) {
      FakeSocket.last.deliver({ type: 'presence', seats: ['A'], spectators: 0, absent: [] });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('is lost soon after a command that is not answered', async () => {
    FakeSocket.last.deliver(update([]));
    void table.act(['r5@1']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.link).toBe('lost');
    expect(table.busy).toBe(true);
  });

  it('gives up an attempt that hangs', async () => {
    FakeSocket.last.deliver(update([]));
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(8000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('is checked when the page comes into view', () => {
    FakeSocket.last.deliver(update([]));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  });

  it('reconnects an open connection with an unanswered command when the network is back', () => {
    FakeSocket.last.deliver(update([]));
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
    void table.act(['r5@1']);
    const { idempotency_key } = FakeSocket.last.sent[0]!;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.deliver(update([]));
    expect(FakeSocket.last.sent.map((command) => command.idempotency_key)).toEqual([idempotency_key]);
  });

  it('gives up where there is no such table, and says why', async () => {
    const problem = { code: 'no-table', message: 'there is no such table' };
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(problem), { status: 404 }));
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.link).toBe('refused');
    expect(table.problem).toEqual(problem);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('keeps trying when the server does not answer', async () => {
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('stays closed once it was closed', async () => {
    FakeSocket.last.deliver(update([]));
    table.close();
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('commands', () => {
  it('are answered', async () => {
    FakeSocket.last.deliver(update([]));
    const answer = table.act(['r5@1']);
    expect(table.busy).toBe(true);
    const [command] = FakeSocket.last.sent;
    expect(command).toMatchObject({ type: 'act', at: 4, actions: ['r5@1'] });
    FakeSocket.last.deliver({ type: 'done', idempotency_key: command!.idempotency_key, seq: 2 });
    expect(await answer).toBeNull();
    expect(table.busy).toBe(false);
  });

  it('are sent again with the same id after a break, and only until they are answered', async () => {
    FakeSocket.last.deliver(update([]));
    const answer = table.act(['r5@1']);
    const { idempotency_key } = FakeSocket.last.sent[0]!;
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.last.sent).toEqual([]); // not before the server has spoken
    FakeSocket.last.deliver(update([]));
    expect(FakeSocket.last.sent.map((command) => command.idempotency_key)).toEqual([idempotency_key]);
    FakeSocket.last.deliver({ type: 'done', idempotency_key, seq: 2 });
    expect(await answer).toBeNull();

    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(700);
    FakeSocket.last.deliver(update([]));
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('made while there is no connection wait for it, in order', async () => {
    FakeSocket.last.deliver(update([]));
    FakeSocket.last.break();
    void table.send({ type: 'say', text: 'one' });
    void table.send({ type: 'say', text: 'two' });
    await vi.advanceTimersByTimeAsync(700);
    FakeSocket.last.deliver(update([]));
    expect(FakeSocket.last.sent).toMatchObject([{ text: 'one' }, { text: 'two' }]);
  });

  it('reconnect when they stay unanswered', async () => {
    FakeSocket.last.deliver(update([]));
    void table.act(['r5@1']);
    await vi.advanceTimersByTimeAsync(8000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.deliver(update([]));
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it('that are refused say why, and show the table as it is', async () => {
    FakeSocket.last.deliver(update([]));
    const answer = table.act(['r5@1']);
    const problem = { code: 'stale', message: 'another position' };
    FakeSocket.last.deliver({ type: 'refused', idempotency_key: FakeSocket.last.sent[0]!.idempotency_key, problem, state: state({ at: 9 }) });
    expect(await answer).toEqual(problem);
    expect(table.state?.at).toBe(9);
  });
});

describe('before the deal', () => {
  const waiting = (ready: boolean): Partial<State> =>
    ({ status: 'waiting', setup: { options: { first: 'random' } as State['setup']['options'] } as State['setup'], seats: [{ seat: 'A', ready }, { seat: 'B', ready: false }] }) as Partial<State>;

  it('adds a nonce after it saw the promise, once, and remembers both', () => {
    FakeSocket.last.deliver(update([], waiting(false)));
    FakeSocket.last.deliver(update([], waiting(false)));
    const sent = FakeSocket.last.sent;
    expect(sent).toHaveLength(1);
    const [command] = sent;
    if (command?.type !== 'ready') throw new Error('not ready');
    expect(command.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(loadNonce('tt')).toEqual({ commitment, nonce: command.nonce, options: { first: 'random' } });
  });

  it('adds no nonce for others, or when it is ready', () => {
    FakeSocket.last.deliver(update([], { ...waiting(false), me: null }));
    FakeSocket.last.deliver(update([], waiting(true)));
    expect(FakeSocket.last.sent).toEqual([]);
    expect(loadNonce('tt')).toBeNull();
  });

  it('notes what was dealt, once in each round', () => {
    FakeSocket.last.deliver(update([], waiting(false)));
    FakeSocket.last.deliver(update([], { round: 1, ply: 0, view: 'first' }));
    FakeSocket.last.deliver(update([], { round: 1, ply: 1, view: 'moved' }));
    FakeSocket.last.deliver(update([], { round: 1, ply: 0, view: 'taken back' }));
    FakeSocket.last.deliver(update([], { round: 2, ply: 0, view: 'second' }));
    expect(loadNonce('tt')?.deals).toEqual({ 1: 'first', 2: 'second' });
  });

  it('notes no deal of a table for which it noted no commitment', () => {
    FakeSocket.last.deliver(update([], { round: 1, ply: 0, view: 'first' }));
    expect(loadNonce('tt')).toBeNull();
  });

  it('notes that the server refused the nonce', async () => {
    FakeSocket.last.deliver(update([], waiting(false)));
    const key = FakeSocket.last.sent[0]!.idempotency_key;
    FakeSocket.last.deliver({ type: 'refused', idempotency_key: key, problem: { code: 'already-ready', message: '' } } as ServerMessage);
    await vi.waitFor(() => expect(loadNonce('tt')?.refused).toBe(true));
  });

  it('draws a new nonce for another commitment', () => {
    localStorage.setItem('marchstone.nonce.tt', JSON.stringify({ commitment: 'other', nonce: '11' }));
    FakeSocket.last.deliver(update([], waiting(false)));
    expect(loadNonce('tt')?.nonce).toMatch(/^[0-9a-f]{64}$/);
  });
});
