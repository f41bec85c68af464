// Creates or joins a table and navigates to it. Games against bots are played on this device where it keeps tables; at a
// server a guest is made first if necessary.

import { api, ApiError } from './api.ts';
import { randomHex } from './fair.ts';
import { t } from './i18n.svelte.ts';
import { urgently } from './idle.ts';
import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import { server } from './server.svelte.ts';
import type { GameInfo, NewTable, QuickMatch, ServerInfo } from './wire.ts';

/** Whether this device keeps tables of a game. Their code comes when it is needed. */
async function staysHere(game: string): Promise<boolean> {
  const { local } = await import('../local/client.ts');
  return local.ready({ game });
}

/** Loads the code of a table, and of the board of a game. If that fails, the page says so when it is opened. */
async function loadTablePage(game?: string): Promise<void> {
  const parts = [import('../pages/TablePage.svelte'), ...(game ? [import('../boards/index.ts').then(({ board }) => board(game))] : [])];
  await Promise.allSettled(parts);
}

/** The number of rounds that a new table of a game suggests. */
export const usualRounds = (game: GameInfo, players: number): number => game.usual_rounds[players - game.min_players] ?? 1;

/** Starts a game, by default the first, with preset rules against the second-weakest bot. The player begins, so there is nothing
 *  to wait for. */
export function playNow(game?: string): Promise<void> {
  return urgently(startNow(game));
}

async function startNow(game?: string): Promise<void> {
  // The page of the table comes while the worker starts.
  void loadTablePage();
  void import('../local/client.ts').then(({ local }) => local.start());
  const { info } = (await import('../local/offer.json')).default;
  const name = game ?? info.games[0]!.name;
  void loadTablePage(name);
  const { games, levels } = (await staysHere(name)) ? (info as ServerInfo) : await server.load();
  const chosen = games.find((one) => one.name === name);
  const level = (levels[1] ?? levels[0])?.name ?? '';
  const rounds = chosen ? usualRounds(chosen, 2) : 1;
  await playBots({ game: name, options: { first: 'A' }, rounds, seats: [{ type: 'me' }, { type: 'bot', level }] });
}

/** Takes a free seat at a table of the server and navigates to it. */
export async function joinTable(id: string): Promise<void> {
  await me.ensureSignedIn();
  await api.command(id, { idempotency_key: randomHex(), type: 'sit' });
  router.go(`/t/${id}`);
}

/** Opens a table of one person and bots: on this device, else at the server. */
export async function playBots(table: NewTable): Promise<void> {
  if (await staysHere(table.game)) await playHere(table, table.seats.map(() => me.who?.player.name ?? t('local-player', { number: 1 })));
  else await createTable(table);
}

/** Opens a table on this device. Every seat `me` is a person here; `names` are those of the seats in order. */
export async function playHere(table: NewTable, names: string[]): Promise<void> {
  const { local } = await import('../local/client.ts');
  const { id } = await local.ask('create', { table: { ...table, chat: false, spectators: false }, names });
  router.go(`/t/${id}`);
}

/** Opens a table at the server. */
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
