// The behaviour suite that server and terminal pass, against the worker: a Rust program runs the tests, and this page carries
// out its requests.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import type { NewTable, State, TableRequest } from '../src/lib/wire.ts';
import { expect, test } from './table.ts';
import { ask, startWorker } from './worker.ts';

const PROGRAM = process.env.MARCHSTONE_SUITE ?? resolve(import.meta.dirname, '../../target/debug/examples/suite');

type Request =
  | { do: 'open'; table: NewTable }
  | { do: 'command'; table: string; seat: string; request: TableRequest }
  | { do: 'state'; table: string; seat: string }
  | { do: 'settle'; table: string }
  | { do: 'reload' }
  | { do: 'end'; tests: number; failed: string[] };

/** Connects to a table, lets a seat look at it, sends a command if there is one, and returns the code of a refusal. */
function at(page: Page, table: string, seat: string, request: TableRequest | null): Promise<string | null> {
  return page.evaluate(async ([table, seat, request]) => {
    const { worker, post } = window.tables;
    const connection = Math.floor(performance.now() * 1000);
    const key = `suite ${connection}`;
    let updates = 0;
    const done = new Promise<string | null>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        if (data.connection !== connection || data.type !== 'message') return;
        const { message } = data;
        if (message.type === 'update') updates += 1;
        // The first update answers `connect`, the second one `look`.
        const looked = request === null && updates === 2;
        if (!looked && message.idempotency_key !== key) return;
        worker.removeEventListener('message', listen);
        resolve(message.type === 'refused' ? message.problem.code : null);
      };
      worker.addEventListener('message', listen);
    });
    post({ type: 'connect', connection, table, since: 0 });
    post({ type: 'look', connection, seat });
    if (request) post({ type: 'command', connection, command: { idempotency_key: key, ...request } });
    const code = await done;
    post({ type: 'disconnect', connection });
    return code;
  }, [table, seat, request] as const);
}

test('the worker passes the suite of table behaviour', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await startWorker(page);
  const state = (table: string): Promise<State> => ask(page, 'table', { table });
  const carryOut = async (request: Request): Promise<unknown> => {
    switch (request.do) {
      case 'open':
        return (await ask(page, 'create', { table: request.table, names: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'] })).id;
      case 'command':
        return at(page, request.table, request.seat, request.request);
      case 'state':
        await at(page, request.table, request.seat, null);
        return state(request.table);
      case 'settle':
        // Bots play while a page shows their table.
        await page.evaluate((table) => window.tables.post({ type: 'connect', connection: 1, table, since: 0 }), request.table);
        await expect.poll(async () => {
          const { status, turn, seats } = await state(request.table);
          const seat = seats.find((one) => one.seat === turn);
          return status !== 'playing' || (seat?.who?.type === 'player' && !seat.gone);
        }, { intervals: [5, 10, 20] }).toBe(true);
        return null;
      case 'reload':
        await page.reload();
        await startWorker(page);
        return null;
      case 'end':
        return null;
    }
  };
  const program = spawn(PROGRAM, { stdio: ['pipe', 'pipe', 'inherit'] });
  let end: Request | null = null;
  for await (const line of createInterface({ input: program.stdout })) {
    const request = JSON.parse(line) as Request;
    if (request.do === 'end') end = request;
    else program.stdin.write(`${JSON.stringify(await carryOut(request))}\n`);
  }
  expect(end).toMatchObject({ do: 'end', failed: [] });
  expect((end as unknown as { tests: number }).tests).toBeGreaterThan(25);
});
