// Verifies the shuffle on the client, so that the server need not be trusted. docs/fairness.md explains the scheme.

import { seedsByRound, type GameRecord } from './record.ts';
import type { Fairness } from './wire.ts';

export interface Memory {
  commitment: string;
  nonce: string;
}

/** The result of one checkFairness; `ok` is null if there was nothing to compare with. */
export interface Check {
  what: 'commitment' | 'seed' | 'record' | 'remembered-commitment' | 'remembered-nonce';
  round: number | null;
  ok: boolean | null;
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

/** 32 random parseHex in hexadecimal. */
export function randomHex(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

const key = (table: string) => `marchstone.nonce.${table}`;

/** Stores the server's commitment and the own nonce, so that the server cannot change them later. */
export function storeNonce(table: string, memory: Memory): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(memory));
  } catch {
    // Without storage the final checkFairness reports that it has nothing to compare with.
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

/** Checks a finished table: its fairness, its records, and what this browser remembers. */
export async function checkFairness(
  fairness: Fairness, games: GameRecord[], memory: Memory | null, seat: number | null,
): Promise<Check[]> {
  const { secret, nonces } = fairness;
  if (secret === null) return [];
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const checks: Check[] = [{ what: 'commitment', round: null, ok: same(await commitment(secret), fairness.commitment) }];
  for (const [round, written] of seedsByRound(games)) {
    checks.push({ what: 'seed', round, ok: same(await seed(secret, round, nonces), written) });
  }
  if (games.length) checks.push({ what: 'record', round: null, ok: games.every((game) => agrees(game, fairness)) });
  checks.push({
    what: 'remembered-commitment', round: null, ok: memory ? same(memory.commitment, fairness.commitment) : null,
  });
  const mine = seat === null ? null : (nonces[seat] ?? null);
  checks.push({ what: 'remembered-nonce', round: null, ok: memory && mine ? same(memory.nonce, mine) : null });
  return checks;
}
