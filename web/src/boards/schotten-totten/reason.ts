// Why a stone can or cannot be claimed, in a sentence for this viewer.

import type { Claim } from './claims.ts';
import { describeClosed } from './closed.ts';
import { phrase, phraseArgs } from './rich.ts';
import type { Seat, Stone } from './parse.ts';
import type { SchottenBoard } from './controller.svelte.ts';

export type Verdicts = Partial<Record<Seat, Claim>>;

export function verdicts(claims: readonly Claim[], stone: number): Verdicts {
  const found: Verdicts = {};
  for (const claim of claims) if (claim.stone === stone) found[claim.seat as Seat] ??= claim;
  return found;
}

export function reason(table: SchottenBoard, stone: Stone, known: Verdicts): string {
  const { words, me, names } = table;
  if (stone.owner) return describeClosed(table, stone, table.proofs.get(stone.number) ?? known[stone.owner] ?? null);
  const complete = (seat: Seat): boolean => stone.sides[seat].length === stone.room;
  // The own side first, unless only the other one is complete.
  const seat = complete(table.bottom) ? table.bottom : complete(table.top) ? table.top : null;
  if (seat === null) {
    const own = me && known[me];
    return own ? phrase(words, own.reason, names) : words('stb-why-open');
  }
  const claim = known[seat];
  if (!claim) return words('stb-loading');
  // The rules address the player who claims; about another player the board has its own texts. The cards that rule out
  // better replies are drawn below, so the sentence does not list them.
  const said = claim.reason.key === 'st-claim-ruled-out' ? { ...claim.reason, key: 'st-claim-unbeatable' } : claim.reason;
  if (seat === me) return phrase(words, said, names);
  const key = said.key.replace(/^st-claim-/, 'stb-why-');
  return words(key, { ...phraseArgs(said, names), name: names[seat] ?? seat });
}
