// The scheme of fair shuffles on the client: commitments, seeds, nonces, and what this browser notes before a deal.
// docs/fairness.md explains it; fair-check.ts checks a finished table.

import type { Setup } from './wire.ts';

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
