// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { untilIdle, urgently } from './idle.ts';

test('a page is idle after what is urgent, also if that fails', async () => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  const events: string[] = [];
  let reject: (error: Error) => void = () => {};
  const work = urgently(new Promise<void>((_, fail) => (reject = fail))).catch(() => events.push('failed'));
  const idle = untilIdle().then(() => events.push('idle'));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(events).toEqual([]);
  reject(new Error('for the test'));
  await Promise.all([work, idle]);
  expect(events).toEqual(['failed', 'idle']);
});
