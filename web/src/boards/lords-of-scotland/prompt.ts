// The sentence that says what is to be done.

import { describeWinner, winnerOf, type Situation } from '../shared/prompt.ts';
import { kinds, split } from '../shared/touch.ts';
import type { Words } from '../shared/words.ts';
import { won } from './army.ts';
import { cardName } from './names.ts';
import { claimsLeft, lineOf, phaseKind, phasePower, type Seat, type View } from './parse.ts';

export function sentence(words: Words, now: Situation<View>): string {
  const { view, me, chosen, possible, names } = now;
  if (!view) return words('lsb-do-not-started');
  if (view.phase === 'over' || now.ended) return ending(words, now);
  const kind = phaseKind(view.phase);
  if (now.busy && now.interactive && view.seat === me) return words('board-do-sending');
  if (!now.interactive || view.seat !== me || now.moves.length === 0)
    return words('lsb-do-wait', { name: names[view.seat] ?? '', phase: kind });
  if (chosen.length) return words('lsb-do-side', { card: cardName(words, split(chosen[0]!)[1]) });
  if (kind === 'power') return power(words, view, possible);
  if (kind === 'claim') return words('lsb-do-claim', { left: claimsLeft(view.phase) });
  if (kind === 'muster') return words('lsb-do-muster');
  if (kind === 'flip') return words('lsb-do-flip');
  const can = kinds(possible);
  return words(can.has('row') ? (can.has('hand') ? 'lsb-do-act' : 'lsb-do-recruit') : 'lsb-do-full');
}

function ending(words: Words, { view, me, outcome, names }: Situation<View>): string {
  const played = view!.phase === 'over';
  const winner = played || outcome ? winnerOf(outcome, view!.seat) : null;
  if (winner === null) return words('lsb-do-over');
  if (!played) return describeWinner(words, winner, me, names);
  return `${describeWinner(words, winner, me, names)} ${why(words, view!, winner as Seat)}`;
}

/** What decided it: the strength that was won, and where that is equal, the last skirmish (LS-E4). */
export function why(words: Words, view: View, winner: Seat): string {
  const first = won(view, winner);
  const next = Math.max(...view.seats.filter((seat) => seat !== winner).map((seat) => won(view, seat)));
  return first > next ? words('lsb-over-score', { first, next }) : words('lsb-over-tie', { strength: first, players: view.seats.length });
}

/** A power is to be used or left; a copied one can no longer be left. */
function power(words: Words, view: View, possible: ReadonlySet<string>): string {
  const line = phasePower(view.phase)!;
  const card = view.armies[view.seat].at(-1)!.card;
  const copied = lineOf(card) !== line;
  return words(`lsb-do-power-${line}`, {
    clan: cardName(words, card),
    copied: copied ? 'yes' : 'no',
    line: words(`ls-bloodline-${line}`),
    free: possible.has('skip') ? 'yes' : 'no',
  });
}
