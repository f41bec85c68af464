// Which side is ahead at a stone, from the claims that the server sends.

import type { Claim } from './claims.ts';
import type { Seat } from './parse.ts';

/** `sure`: it can be proved. Otherwise only this side is complete, and that may change. */
export interface Ahead {
  seat: Seat;
  sure: boolean;
}

export function ahead(claims: readonly Claim[], stone: number): Ahead | null {
  const here = claims.filter((claim) => claim.stone === stone);
  const sure = here.find((claim) => claim.claimable);
  if (sure) return { seat: sure.seat as Seat, sure: true };
  return here.length === 1 ? { seat: here[0]!.seat as Seat, sure: false } : null;
}
