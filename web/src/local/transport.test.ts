// @vitest-environment jsdom
// A table of this device, with a worker that the test plays.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from '../lib/table.svelte.ts';
import type { EventView, Problem, ServerMessage, State } from '../lib/wire.ts';
import type { Connection } from './client.ts';
import type { ToWorker } from './protocol.ts';

const worker = vi.hoisted(() => ({
  connections: [] as { table: string; since: number; connection: Connection }[],
  sent: [] as ToWorker[],
}));
vi.mock('./client.ts', () => ({
  local: {
    connect: (table: string, since: number, connection: Connection) => worker.connections.push({ table, since, connection }),
    send: (message: ToWorker) => worker.sent.push(message),
    setPauses: () => {},
  },
}));

const state = (change: Partial<State> = {}): State =>
  ({
    table: 'local-1', seq: 1, now: 0, status: 'playing', me: 'A', at: 4, turn: 'A', moves: [], seats: [{ seat: 'A', ready: true }],
    fairness: { commitment: 'c0', nonces: [null], secret: null }, ...change,
  }) as State;
const event = (seq: number, seat = 'A'): EventView => ({ seq, at: 0, seat, type: 'left' });
const update = (events: EventView[], change: Partial<State> = {}): ServerMessage => ({ type: 'update', events, state: state(change) });

let table: Table;
const deliver = (message: ServerMessage) => worker.connections.at(-1)!.connection.receive(message);
beforeEach(async () => {
  worker.connections.length = 0;
  worker.sent.length = 0;
  table = new Table('local-1');
  table.open();
  await vi.waitFor(() => expect(worker.connections).toHaveLength(1));
});

describe('a table of this device', () => {
  it('is open from the first message on, and needs no network', () => {
    expect([table.link, table.offline]).toEqual(['connecting', false]);
    deliver(update([event(1)]));
    expect([table.link, table.state?.seq, table.events.length]).toEqual(['open', 1, 1]);
  });

  it('carries commands and their answers', async () => {
    deliver(update([event(1)]));
    const answer = table.act(['r5@1']);
    const [sent] = worker.sent;
    if (sent?.type !== 'command') throw new Error('no command');
    expect(sent.command).toMatchObject({ type: 'act', at: 4, actions: ['r5@1'] });
    deliver({ type: 'done', idempotency_key: sent.command.idempotency_key, seq: 2 });
    expect(await answer).toBeNull();
  });

  it('forgets what one person saw when another one looks', () => {
    deliver(update([event(1), event(2, 'A')], { seq: 2 }));
    table.look('B');
    expect(worker.sent).toContainEqual({ type: 'look', connection: expect.anything(), seat: 'B' });
    // A change that was on its way is for the other viewer.
    deliver({ type: 'patch', events: [event(3)], base: 2, patch: { seq: 3, now: 1, turn: 'B' } });
    expect(table.state?.seq).toBe(2);
    deliver(update([event(1), event(2, 'B'), event(3, 'B')], { seq: 3, me: 'B' }));
    expect(table.events.map(({ seat }) => seat)).toEqual(['A', 'B', 'B']);
    expect([table.state?.me, table.last]).toEqual(['B', []]);
  });

  it('says why there is no such table', () => {
    const problem: Problem = { code: 'no-table', message: 'there is none' };
    worker.connections[0]!.connection.refused(problem);
    expect([table.link, table.problem]).toEqual(['refused', problem]);
  });

  it('begins again with the whole state when a message was missed', () => {
    deliver(update([event(1)]));
    deliver({ type: 'patch', events: [event(3)], base: 2, patch: { seq: 3, now: 1 } });
    expect(worker.connections.map(({ since }) => since)).toEqual([0, 1]);
    deliver(update([event(2), event(3)], { seq: 3 }));
    expect(table.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});
