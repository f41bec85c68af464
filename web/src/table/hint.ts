// A hint for the player at a table.

import { api } from '../lib/api.ts';
import { isLocal } from '../lib/local-id.ts';
import type { Hint, State } from '../lib/wire.ts';
import { local, type Watch } from '../local/client.ts';

/** The level that gives hints, also at servers. */
const LEVEL = 'laird';

/** Asks for a hint. At a table of the server that allows hints, the worker studies the player's view, if there is one; it knows the newest
 *  rules only, and not every game. */
export async function askHint({ table, setup: { game }, view, rules, can_hint }: State, watch: Watch): Promise<Hint> {
  const canStudy = !isLocal(table) && can_hint && rules === 'current' && view !== null && (await local.ready({ game }));
  const study = canStudy ? await local.ask('study', { request: { position: view, level: LEVEL } }, watch).catch(() => null) : null;
  watch.signal?.throwIfAborted();
  return study?.hint ?? api.hint(table, watch);
}
