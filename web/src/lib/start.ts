// Creates or joins a table, signing in as a guest first if necessary, and navigates to it.

import { api, Trouble } from './api.ts';
import { draw } from './fair.ts';
import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import type { NewTable, QuickMatch, ServerInfo } from './wire.ts';

/** Starts the first game of the server with preset rules against the second-weakest bot. */
export async function playNow({ games, levels }: Pick<ServerInfo, 'games' | 'levels'>): Promise<void> {
  const level = (levels[1] ?? levels[0])?.name ?? '';
  await make({ game: games[0]?.name ?? '', seats: [{ type: 'me' }, { type: 'bot', level }] });
}

export async function make(table: NewTable): Promise<void> {
  await me.someone();
  // The same idempotency key returns the same table.
  const named = { ...table, idempotency_key: draw() };
  const { id } = await twice(() => api.create(named));
  router.go(`/t/${id}`);
}

export async function quick(wish: QuickMatch): Promise<void> {
  await me.someone();
  // A player who already waits for this match keeps waiting.
  const { id } = await twice(() => api.quick(wish));
  router.go(`/t/${id}`);
}

/** Repeats an idempotent request once if its answer was lost. */
async function twice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((trouble: unknown) => {
    if (trouble instanceof Trouble && trouble.status === 0) return ask();
    throw trouble;
  });
}
