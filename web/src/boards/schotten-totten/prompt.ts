// The sentence that says what is to be done.

import type { Move } from '../../lib/wire.ts';
import { describeWinner, winnerOf, type Situation } from '../shared/prompt.ts';
import { capital, type Words } from '../shared/words.ts';
import { cardName } from './names.ts';
import { isClan, stepsLeft, type View } from './parse.ts';
import { forced, kinds, split, type Touches } from '../shared/touch.ts';

export function sentence(words: Words, now: Situation<View>): string {
  const { view, me, chosen, possible, names } = now;
  if (!view) return words('stb-do-not-started');
  if (view.phase === 'over' || now.ended) return ending(words, now);
  if (now.busy && now.interactive && view.seat === me) return words('board-do-sending');
  if (!now.interactive || view.seat !== me || now.moves.length === 0) {
    const key = view.phase === 'play' ? 'stb-do-wait' : 'stb-do-wait-draw';
    return words(key, { name: names[view.seat ?? ''] ?? '' });
  }
  return chosen.length ? step(words, view, chosen, possible) : first(words, view, now.moves, possible);
}

function ending(words: Words, { view, me, outcome, names }: Situation<View>): string {
  const played = view!.phase === 'over';
  if (!played && !outcome) return words('board-why-over');
  const winner = winnerOf(outcome, view!.seat);
  if (winner === null) return words('stb-do-over-draw');
  if (!played) return describeWinner(words, winner, me, names);
  return [describeWinner(words, winner, me, names), why(words, view!, winner)].filter(Boolean).join(' ');
}

/** The stones that decided it: three side by side (ST-E1), else all that the winner has. */
export function decidingStones(view: View, winner: string): number[] {
  const owned = view.stones.filter((stone) => stone.owner === winner).map((stone) => stone.number);
  const three = owned.find((stone) => owned.includes(stone + 1) && owned.includes(stone + 2));
  if (three !== undefined) return [three, three + 1, three + 2];
  return owned;
}

/** What decided it, in a sentence. */
export function why(words: Words, view: View, winner: string): string {
  const deciding = decidingStones(view, winner);
  const [first = 0, second = 0, third = 0] = deciding;
  if (deciding.length === 3 && third === first + 2) return words('stb-over-three', { first, second, third });
  if (deciding.length >= 5) return words('stb-over-five', { count: deciding.length });
  // Nothing more could be played.
  const others = view.stones.filter((stone) => stone.owner && stone.owner !== winner).length;
  return deciding.length > others ? words('stb-over-most', { count: deciding.length, others }) : '';
}

/** Nothing is chosen yet. */
function first(words: Words, view: View, moves: readonly Move[], possible: ReadonlySet<string>): string {
  const can = kinds(possible);
  if (view.phase.startsWith('recruit')) return words('stb-do-recruit', { left: stepsLeft(view.phase) });
  if (view.phase.startsWith('return')) return words('stb-do-return', { left: stepsLeft(view.phase) });
  const only = forced(moves);
  if (only) return words(only.touches[0] === 'end' ? 'stb-do-ending' : 'stb-do-drawing');
  if (can.has('pass')) return words(can.has('hand') ? 'stb-do-pass' : 'stb-do-pass-only', { why: whyPass(view) });
  if (can.has('hand')) return words(can.has('claim') ? 'stb-do-play-claim' : 'stb-do-play');
  if (can.has('claim')) return words(can.has('pile') ? 'stb-do-claim' : 'stb-do-claim-end');
  if (can.has('pile')) return words(possible.has('pile:clan') && possible.has('pile:tactic') ? 'stb-do-draw-which' : 'stb-do-draw');
  return words('stb-do-end');
}

/** ST-T2: no clan card in hand, or no room for one. */
const whyPass = (view: View): string => (view.hands[view.seat!].some(isClan) ? 'room' : 'hand');

/** In the middle of a move. */
function step(words: Words, view: View, chosen: Touches, possible: ReadonlySet<string>): string {
  const can = kinds(possible);
  const card = split(chosen.at(-1)!)[1];
  const name = capital(cardName(words, card, view.rules.edition));
  if (can.has('card')) return words(card === 'ST' ? 'stb-do-pick-own' : 'stb-do-pick-other', { card: name });
  if (can.has('discard')) return words('stb-do-move-discard', { card: name });
  if (chosen.length > 1) return words('stb-do-move', { card: name });
  return words(isClan(card) || /^[JS]/.test(card) ? 'stb-do-place' : 'stb-do-mode', { card: name });
}
