// Verifies the shuffles of a finished table on the client, so that the server need not be trusted.

import { derive, shows } from './deals.ts';
import { commitment, parseHex, seed, type Memory } from './fair.ts';
import { seedsByRound, type GameRecord } from './record.ts';
import type { Fairness, Setup } from './wire.ts';

/** The result of one comparison; `ok` is null if there was nothing to compare with. */
export interface Check {
  what: 'commitment' | 'seed' | 'record' | 'deal' | 'remembered-commitment' | 'remembered-nonce' | 'remembered-deal';
  round: number | null;
  ok: boolean | null;
}

/** - proved: the deals that the player saw follow from a commitment and a nonce that this browser noted before them.
 *  - consistent: what the server says fits together, but something that this browser noted is missing.
 *  - wrong: something does not fit.
 *  - unknown: the secret is not published, or nothing was dealt. */
export type Verdict = 'proved' | 'consistent' | 'wrong' | 'unknown';

/** A finished table. */
export interface Played {
  fairness: Fairness;
  setup: Pick<Setup, 'game' | 'options' | 'players'>;
  /** The records of its rounds. */
  games: GameRecord[];
  /** The position after the deal of each round, as the server gives it. */
  deals: string[];
  /** The own seat, counted from 0. */
  seat: number | null;
}

/** Whether the headers of a record agree with the table. */
function agrees({ headers }: GameRecord, { commitment, secret, nonces }: Fairness): boolean {
  const said: [string, string | null][] = [
    ['Commitment', commitment], ['Secret', secret], ...nonces.map((nonce, at): [string, string] => [`Nonce${'ABCDE'[at]}`, nonce ?? '-']),
  ];
  return said.every(([key, value]) => !headers.has(key) || headers.get(key)?.toLowerCase() === value?.toLowerCase());
}

/** The options of each round. Later rounds begin with a seat that the rules name; nothing is drawn for it. */
function optionsOf(round: number, { setup, games }: Played, memory: Memory | null): Setup['options'] | null {
  const options = memory?.options ?? setup.options;
  if (round === 1) return options;
  try {
    const written = games.find(({ headers }) => headers.get('Round') === String(round))?.headers.get('Options');
    const { first } = JSON.parse(written ?? 'null') as Setup['options'];
    return typeof first === 'string' && /^[A-E]$/.test(first) ? { ...options, first } : null;
  } catch {
    return null;
  }
}

/** Checks a finished table: its fairness, its records, its deals, and what this browser remembers. */
export async function checkFairness(played: Played, memory: Memory | null): Promise<Check[]> {
  const { fairness, games, deals, seat, setup } = played;
  const { secret, nonces } = fairness;
  if (secret === null) return [];
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const checks: Check[] = [{ what: 'commitment', round: null, ok: same(await commitment(secret), fairness.commitment) }];
  checks.push({
    what: 'remembered-commitment', round: null, ok: memory ? same(memory.commitment, fairness.commitment) : null,
  });
  const mine = seat === null ? null : (nonces[seat] ?? null);
  const used = memory && seat !== null ? mine !== null && same(memory.nonce, mine) : null;
  checks.push({ what: 'remembered-nonce', round: null, ok: used === false && memory?.refused ? null : used });
  if (games.length) checks.push({ what: 'record', round: null, ok: games.every((game) => agrees(game, fairness)) });
  const written = seedsByRound(games);
  const rounds = Math.max(0, deals.length, ...written.keys(), ...Object.keys(memory?.deals ?? {}).map(Number));
  for (let round = 1; round <= rounds; round++) {
    const computed = await seed(secret, round, nonces);
    const said = written.get(round);
    checks.push({ what: 'seed', round, ok: said === undefined ? null : same(computed, said) });
    const options = optionsOf(round, played, memory);
    const derived = options && derive(setup.game, options, setup.players, parseHex(computed));
    const shown = deals[round - 1];
    checks.push({ what: 'deal', round, ok: derived === null || shown === undefined ? null : derived === shown });
    const seen = memory?.deals?.[round];
    checks.push({ what: 'remembered-deal', round, ok: derived === null || seen === undefined ? null : shows(seen, derived) });
  }
  return checks;
}

/** What the checks amount to. */
export function verdictOf(checks: Check[]): Verdict {
  if (checks.some(({ ok }) => ok === false)) return 'wrong';
  const remembered = checks.filter(({ what }) => what.startsWith('remembered-'));
  if (!remembered.some(({ what }) => what === 'remembered-deal')) return 'unknown';
  return remembered.every(({ ok }) => ok) ? 'proved' : 'consistent';
}
