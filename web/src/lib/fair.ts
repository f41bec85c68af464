// Verifies the shuffle on the client, so that the server need not be trusted. docs/fairness.md explains the scheme.

import { derive, shows } from './deals.ts';
import { seedsByRound, type GameRecord } from './record.ts';
import type { Fairness, Setup } from './wire.ts';

/** What this browser noted of a table. */
export interface Memory {
  commitment: string;
  nonce: string;
  /** The options of the table when the nonce was sent. */
  options?: Setup['options'];
  /** The server refused the nonce, for instance because another device of the player was faster. */
  refused?: boolean;
  /** What the player saw right after the deal of each round. */
  deals?: Record<number, string>;
}

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

export const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function parseHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
}

/** The commitment to a secret, which the server reveals at the end. */
export const commitment = (secret: string): Promise<string> => sha256(parseHex(secret));

/** The seed of a round, from the secret and the nonces of the seats. */
export function seed(secret: string, round: number, nonces: (string | null)[]): Promise<string> {
  const lines = ['marchstone-shuffle-1', secret.toLowerCase(), String(round), ...nonces.map((n) => n?.toLowerCase() ?? '-')];
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));
}

/** 32 random bytes in hexadecimal. */
export function randomHex(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

const key = (table: string) => `marchstone.nonce.${table}`;

/** Stores what was noted, so that the server cannot change it later. */
export function storeNonce(table: string, memory: Memory): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(memory));
  } catch {
    // Without storage the check reports that it has nothing to compare with.
  }
}

export function loadNonce(table: string): Memory | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
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
