// Who is ahead at a stone, from what the server says can be claimed. Nothing is guessed here.

import type { Claim } from './claims.ts';
import type { Seat } from './parse.ts';

/** `sure`: it can be proved. Otherwise this side is complete and the other one is not, which may change. */
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
