// What the rules say about the stones, as this board needs it.

import type { Annotation, Evidence, Phrase } from '../../lib/wire.ts';

/** A complete side of a stone, or the best that can be made of it. */
export interface Lineup {
  formation: string;
  sum: number;
  cards: string[];
}

/** Whether a seat can claim a stone, and why. */
export interface Claim {
  stone: number;
  seat: string;
  claimable: boolean;
  own: Lineup | null;
  best_reply: Lineup | null;
  ruled_out_by: string[];
  reason: Phrase;
  rule: string;
}

const lineup = (evidence: Evidence | undefined): Lineup | null =>
  evidence?.facts.formation === undefined
    ? null
    : { formation: String(evidence.facts.formation), sum: Number(evidence.facts.sum), cards: evidence.pieces };

export function claimOf({ touch, seat, phrase, rule, evidence, action }: Annotation): Claim {
  const of = (role: string): Evidence | undefined => evidence.find((one) => one.role === role);
  return {
    stone: Number(touch.replace('stone:', '')),
    seat: seat ?? '',
    claimable: action !== null,
    own: lineup(of('own')),
    best_reply: lineup(of('best-reply')),
    ruled_out_by: of('ruled-out-by')?.pieces ?? [],
    reason: phrase,
    rule,
  };
}

export const claimsOf = (annotations: readonly Annotation[]): Claim[] =>
  annotations.filter(({ touch }) => touch.startsWith('stone:')).map(claimOf);
