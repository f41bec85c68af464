// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import { make, quick } from './start.ts';
import type { NewTable } from './wire.ts';

const table: NewTable = { game: 'bergues', seats: [{ type: 'me' }, { type: 'anyone' }] };
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const words = () =>
  vi.mocked(fetch).mock.calls.map(([, request]) => (JSON.parse(request?.body as string) as NewTable).idempotency_key);

describe('a table that is made', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn());
    vi.spyOn(me, 'someone').mockResolvedValue(undefined as never);
    vi.spyOn(router, 'go').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is asked for again with the same word if the answer was lost', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new Error('down')).mockReturnValueOnce(answer({ id: 'x', seat: 'A' }));
    await make(table);
    expect(router.go).toHaveBeenCalledExactlyOnceWith('/t/x');
    const [first, second, ...more] = words();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect([second, more]).toEqual([first, []]);
  });

  it('is looked for again if the answer was lost', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new Error('down')).mockReturnValueOnce(answer({ id: 'z', seat: 'B' }));
    await quick({ game: 'bergues' });
    expect(router.go).toHaveBeenCalledExactlyOnceWith('/t/z');
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.mocked(fetch).mockReturnValueOnce(answer({ code: 'too-many', message: '' }, 429));
    await expect(quick({ game: 'bergues' })).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is asked for once if the server says no, and has a word of its own', async () => {
    vi.mocked(fetch).mockReturnValueOnce(answer({ code: 'too-many', message: '' }, 429));
    await expect(make(table)).rejects.toThrow();
    vi.mocked(fetch).mockReturnValueOnce(answer({ id: 'y', seat: 'A' }));
    await make(table);
    const [first, second, ...more] = words();
    expect(more).toEqual([]);
    expect(first).not.toBe(second);
  });
});
