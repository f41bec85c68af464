// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import { server } from './server.svelte.ts';
import { createTable, findMatch, playNow } from './start.ts';
import type { NewTable } from './wire.ts';

const table: NewTable = { game: 'bergues', seats: [{ type: 'me' }, { type: 'anyone' }] };
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const keys = () =>
  vi.mocked(fetch).mock.calls.map(([, request]) => (JSON.parse(request?.body as string) as NewTable).idempotency_key);

describe('a table that is made', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn());
    vi.spyOn(me, 'ensureSignedIn').mockResolvedValue(undefined as never);
    vi.spyOn(router, 'go').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is requested again with the same idempotency key if the answer was lost', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new Error('down')).mockReturnValueOnce(answer({ id: 'x', seat: 'A' }));
    await createTable(table);
    expect(router.go).toHaveBeenCalledExactlyOnceWith('/t/x');
    const [first, second, ...more] = keys();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect([second, more]).toEqual([first, []]);
  });

  it('is looked for again if the answer was lost', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new Error('down')).mockReturnValueOnce(answer({ id: 'z', seat: 'B' }));
    await findMatch({ game: 'bergues' });
    expect(router.go).toHaveBeenCalledExactlyOnceWith('/t/z');
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.mocked(fetch).mockReturnValueOnce(answer({ code: 'too-many', message: '' }, 429));
    await expect(findMatch({ game: 'bergues' })).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('has the usual number of rounds of its game at a touch of its picture', async () => {
    const game = (name: string, usual_rounds: number[]) => ({ name, min_players: 2, max_players: 4, options: [], matches: true, usual_rounds, listed: true });
    const info = { games: [game('schotten-totten', [1]), game('bergues', [2, 1, 1])], levels: [{ name: 'lamb' }, { name: 'drover' }] };
    vi.spyOn(server, 'load').mockResolvedValue(info as never);
    const sent = () => vi.mocked(fetch).mock.calls.map(([, request]) => JSON.parse(request?.body as string) as NewTable).map(({ game, rounds }) => [game, rounds]);
    for (const name of [undefined, 'bergues']) {
      vi.mocked(fetch).mockReturnValueOnce(answer({ id: 'x', seat: 'A' }));
      await playNow(name);
    }
    expect(sent()).toEqual([['schotten-totten', 1], ['bergues', 2]]);
  });

  it('is requested once if the server refuses, and has its own idempotency key', async () => {
    vi.mocked(fetch).mockReturnValueOnce(answer({ code: 'too-many', message: '' }, 429));
    await expect(createTable(table)).rejects.toThrow();
    vi.mocked(fetch).mockReturnValueOnce(answer({ id: 'y', seat: 'A' }));
    await createTable(table);
    const [first, second, ...more] = keys();
    expect(more).toEqual([]);
    expect(first).not.toBe(second);
  });
});
