// Tables on this device, as a second page of the same browser sees them.

import { expect, type Page } from '@playwright/test';
import type { Question, Questions, ToWorker } from '../src/local/protocol.ts';
import type { State } from '../src/lib/wire.ts';

/** The script of the worker that keeps the tables; the page must have started one. */
async function workerScript(page: Page): Promise<string> {
  const find = () => page.workers().map((worker) => worker.url()).find((url) => /\/assets\/worker-worker-/.test(url));
  await expect.poll(find, { message: 'the page keeps tables in a worker' }).toBeDefined();
  return find()!;
}

/** Asks a worker of its own. */
export async function askWorker<Q extends Question>(page: Page, question: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
  const script = await workerScript(page);
  return page.evaluate(
    async ({ script, question, ask }) => {
      const kept = globalThis as { tables?: Worker; asked?: number };
      const worker = (kept.tables ??= new Worker(script, { type: 'module' }));
      const number = (kept.asked = (kept.asked ?? 0) + 1);
      return new Promise<never>((answer, fail) => {
        worker.addEventListener('message', function listen({ data }) {
          if (data.number !== number) return;
          worker.removeEventListener('message', listen);
          if (data.type === 'answer') answer(data.answer as never);
          else fail(new Error(`${question}: ${JSON.stringify(data.problem)}`));
        });
        worker.postMessage({ type: 'ask', number, question, with: ask } as ToWorker);
      });
    },
    { script, question, ask },
  );
}

export const loadLocalState = (page: Page, table: string): Promise<State> => askWorker(page, 'table', { table });
