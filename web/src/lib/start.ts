// Creates or joins a table, signing in as a guest first if necessary, and navigates to it.

import { api, ApiError } from './api.ts';
import { randomHex } from './fair.ts';
import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import type { NewTable, QuickMatch, ServerInfo } from './wire.ts';

/** Starts the first game of the server. */
export async function playNow({ games, levels }: Pick<ServerInfo, 'games' | 'levels'>): Promise<void> {
  await playGame({ levels }, games[0]?.name ?? '');
}

/** Starts a game with preset rules against the second-weakest bot. The player begins, so there is nothing to wait for. */
export async function playGame({ levels }: Pick<ServerInfo, 'levels'>, game: string): Promise<void> {
  const level = (levels[1] ?? levels[0])?.name ?? '';
  await createTable({ game, options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'bot', level }] });
}

/** Takes a free seat at a table and navigates to it. */
export async function joinTable(id: string): Promise<void> {
  await me.ensureSignedIn();
  await api.command(id, { idempotency_key: randomHex(), type: 'sit' });
  router.go(`/t/${id}`);
}

export async function createTable(table: NewTable): Promise<void> {
  await me.ensureSignedIn();
  // The same idempotency key returns the same table.
  const named = { ...table, idempotency_key: randomHex() };
  const { id } = await retryOnce(() => api.create(named));
  router.go(`/t/${id}`);
}

export async function findMatch(wish: QuickMatch): Promise<void> {
  await me.ensureSignedIn();
  // A player who already waits for this match keeps waiting.
  const { id } = await retryOnce(() => api.quick(wish));
  router.go(`/t/${id}`);
}

/** Repeats an idempotent request once if its answer was lost. */
async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 0) return ask();
    throw error;
  });
}
