// The workers of local tables, spoken to directly: the files of the build in a real browser.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Report, Task } from '../src/local/home.ts';
import type { FromWorker, Question, Questions, ToWorker } from '../src/local/protocol.ts';
import type { Limit } from '../src/local/thinker.ts';
import type { ServerMessage } from '../src/lib/wire.ts';
import type { Files } from '../src/local/wasm.ts';

export const DIST = resolve(import.meta.dirname, '../dist');

/** The path of a file of the build, by the beginning and the end of its name. */
export function asset(part: string, extension: string): string {
  // Compressed files lie there in one or two forms.
  const all = new Set(readdirSync(join(DIST, 'assets')).map((name) => name.replace(/\.(br|gz)$/, '')));
  const names = [...all].filter((name) => name.includes(part) && name.endsWith(extension));
  if (names.length !== 1) throw new Error(`${names.length} files for ${part}`);
  return `assets/${names[0]}`;
}

export const files = (): Files => JSON.parse(readFileSync(join(DIST, 'local.json'), 'utf8')) as Files;

declare global {
  interface Window {
    tables: { worker: Worker; messages: ServerMessage[]; ask(question: string, what: unknown): Promise<unknown>; post(message: unknown): void };
  }
}

/** Starts the worker of the page. */
export async function startWorker(page: Page): Promise<void> {
  await page.evaluate(async (url) => {
    const worker = new Worker(url, { type: 'module' });
    const asked = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
    const messages: unknown[] = [];
    let number = 0;
    await new Promise<void>((ready, failed) => {
      worker.onmessage = ({ data }) => {
        if (data.type === 'ready') return data.ok ? ready() : failed(new Error('the worker keeps no tables'));
        if (data.type === 'message') messages.push(data.message);
        if (data.type === 'refused') messages.push(data);
        if (data.type === 'answer') asked.get(data.number)?.resolve(data.answer);
        if (data.type === 'problem') asked.get(data.number)?.reject(new Error(data.problem.code));
      };
    });
    const post = (message: unknown) => worker.postMessage(message);
    const ask = (question: string, what: unknown) =>
      new Promise((resolve, reject) => {
        asked.set(++number, { resolve, reject });
        post({ type: 'ask', number, question, with: what });
      });
    window.tables = { worker, messages: messages as never, ask, post };
    post({ type: 'settings', pauses: false });
  }, `/${asset('worker-worker-', '.js')}`);
}

/** Asks the worker of the page. */
export function ask<Q extends Question>(page: Page, question: Q, what: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
  return page.evaluate(([question, what]) => window.tables.ask(question, what), [question, what] as const) as Promise<Questions[Q]['answer']>;
}

export const post = (page: Page, message: ToWorker): Promise<void> => page.evaluate((message) => window.tables.post(message), message);

export type { FromWorker };

/** What the program for comparisons prints. */
export interface Decision {
  task: Task;
  limit: Limit;
  report: Report;
}

const PROGRAM = process.env.MARCHSTONE_DECISIONS ?? resolve(import.meta.dirname, '../../target/debug/examples/decisions');

/** Decisions as this machine makes them. */
export function nativeDecisions(count: number): Decision[] {
  const { stdout, status } = spawnSync(PROGRAM, ['play', String(count)], { encoding: 'utf8', maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`${PROGRAM} ended with ${status}`);
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as Decision);
}

/** What is measured: the thoughts of one bot in one kind of game, as a worker gets them. */
export interface Row {
  name: string;
  thoughts: string[];
  /** Whether decisions are counted, not iterations. */
  bare: boolean;
}

export function nativeRows(): Row[] {
  const { stdout } = spawnSync(PROGRAM, ['rows'], { encoding: 'utf8', maxBuffer: 1 << 30 });
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as Row);
}

/** Iterations or decisions per second on this machine. */
export function nativeSpeed(row: Row, millis: number): number {
  const { stdout } = spawnSync(PROGRAM, ['speed', String(millis)], { encoding: 'utf8', input: JSON.stringify(row) });
  return Number(stdout);
}
