// @vitest-environment jsdom
// The connection against a server that breaks, forgets and repeats.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall } from './fair.ts';
import { backoff, Table } from './table.svelte.ts';
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
  /** The server says something. */
  tell(told: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  /** The line breaks. */
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
const news = (seq: number): EventView => ({ seq, at: 0, seat: 'A', type: 'left' });
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

describe('the connection', () => {
  it('asks for everything first, and after a break only for what was missed', async () => {
    expect(FakeSocket.last.url.href).toContain('/api/tables/tt/socket?since=0');
    expect(FakeSocket.last.url.protocol).toBe('ws:');
    FakeSocket.last.tell(update([news(1), news(2)], { seq: 2 }));
    expect(table.link).toBe('open');
    expect(table.last).toEqual([]); // what lies there already did not just happen

    FakeSocket.last.break();
    expect(table.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url.href).toContain('since=2');
    FakeSocket.last.tell(update([news(3)], { seq: 3 }));
    expect(table.news.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(table.last.map((one) => one.seq)).toEqual([3]);
  });

  it('does not tell the same news twice', () => {
    FakeSocket.last.tell(update([news(1), news(2)], { seq: 2 }));
    FakeSocket.last.tell(update([news(2), news(3)], { seq: 3 }));
    expect(table.news.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(table.last.map((one) => one.seq)).toEqual([3]);
  });

  it('fetches the log when the socket could not tell all of it', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify([news(1), news(2), news(3)])));
    FakeSocket.last.tell(update([], { seq: 3 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.news.map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it('waits longer and longer, but never for ever', () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(20, 1)).toBeCloseTo(18_000);
    expect(backoff(20, 0)).toBeCloseTo(12_000);
  });

  it('comes again at once when the network is back', async () => {
    FakeSocket.last.tell(update([]));
    FakeSocket.last.break();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not trust an old line with something unanswered when the network is back', () => {
    FakeSocket.last.tell(update([]));
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
    void table.act(['r5@1']);
    const { idempotency_key } = FakeSocket.last.sent[0]!;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.tell(update([]));
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

  it('does not give up when nobody answers at all', async () => {
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('stays closed once it was closed', async () => {
    FakeSocket.last.tell(update([]));
    table.close();
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('commands', () => {
  it('are answered', async () => {
    FakeSocket.last.tell(update([]));
    const answer = table.act(['r5@1']);
    expect(table.busy).toBe(true);
    const [command] = FakeSocket.last.sent;
    expect(command).toMatchObject({ type: 'act', at: 4, actions: ['r5@1'] });
    FakeSocket.last.tell({ type: 'done', idempotency_key: command!.idempotency_key, seq: 2 });
    expect(await answer).toBeNull();
    expect(table.busy).toBe(false);
  });

  it('are sent again with the same id after a break, and only until they are answered', async () => {
    FakeSocket.last.tell(update([]));
    const answer = table.act(['r5@1']);
    const { idempotency_key } = FakeSocket.last.sent[0]!;
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.last.sent).toEqual([]); // not before the server has spoken
    FakeSocket.last.tell(update([]));
    expect(FakeSocket.last.sent.map((command) => command.idempotency_key)).toEqual([idempotency_key]);
    FakeSocket.last.tell({ type: 'done', idempotency_key, seq: 2 });
    expect(await answer).toBeNull();

    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(700);
    FakeSocket.last.tell(update([]));
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('made while there is no connection wait for it, in order', async () => {
    FakeSocket.last.tell(update([]));
    FakeSocket.last.break();
    void table.send({ type: 'say', text: 'one' });
    void table.send({ type: 'say', text: 'two' });
    await vi.advanceTimersByTimeAsync(700);
    FakeSocket.last.tell(update([]));
    expect(FakeSocket.last.sent).toMatchObject([{ text: 'one' }, { text: 'two' }]);
  });

  it('that nobody answers show that the line is dead', async () => {
    FakeSocket.last.tell(update([]));
    void table.act(['r5@1']);
    await vi.advanceTimersByTimeAsync(8000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.tell(update([]));
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it('that are refused say why, and show the table as it is', async () => {
    FakeSocket.last.tell(update([]));
    const answer = table.act(['r5@1']);
    const problem = { code: 'stale', message: 'another position' };
    FakeSocket.last.tell({ type: 'refused', idempotency_key: FakeSocket.last.sent[0]!.idempotency_key, problem, state: state({ at: 9 }) });
    expect(await answer).toEqual(problem);
    expect(table.state?.at).toBe(9);
  });
});

describe('before the deal', () => {
  const waiting = (ready: boolean): Partial<State> =>
    ({ status: 'waiting', seats: [{ seat: 'A', ready }, { seat: 'B', ready: false }] }) as Partial<State>;

  it('adds a nonce after it saw the promise, once, and remembers both', () => {
    FakeSocket.last.tell(update([], waiting(false)));
    FakeSocket.last.tell(update([], waiting(false)));
    const sent = FakeSocket.last.sent;
    expect(sent).toHaveLength(1);
    const [command] = sent;
    if (command?.type !== 'ready') throw new Error('not ready');
    expect(command.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(recall('tt')).toEqual({ commitment, nonce: command.nonce });
  });

  it('adds nothing for others, or when it is ready', () => {
    FakeSocket.last.tell(update([], { ...waiting(false), me: null }));
    FakeSocket.last.tell(update([], waiting(true)));
    expect(FakeSocket.last.sent).toEqual([]);
    expect(recall('tt')).toBeNull();
  });

  it('draws anew when the promise is another', () => {
    localStorage.setItem('marchstone.nonce.tt', JSON.stringify({ commitment: 'other', nonce: '11' }));
    FakeSocket.last.tell(update([], waiting(false)));
    expect(recall('tt')?.nonce).toMatch(/^[0-9a-f]{64}$/);
  });
});
