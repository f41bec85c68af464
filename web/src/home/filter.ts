// Filters of the lobby.

import type { TableOverview } from '../lib/wire.ts';

export type Kind = 'all' | 'friendly' | 'rated';

/** The tables of a game (all if it is empty) and a kind. */
export function filter(tables: readonly TableOverview[], game: string, kind: Kind): TableOverview[] {
  return tables.filter(({ setup }) => (game === '' || setup.game === game) && (kind === 'all' || setup.rated === (kind === 'rated')));
}

/** The games that have tables, in the order of the server. */
export function gamesOf(tables: readonly TableOverview[], order: readonly string[]): string[] {
  const place = (game: string) => (order.includes(game) ? order.indexOf(game) : order.length);
  return [...new Set(tables.map(({ setup }) => setup.game))].sort((a, b) => place(a) - place(b));
}
