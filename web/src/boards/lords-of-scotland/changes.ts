// What changed from one position to the next.

import type { EventView, Phrase } from '../../lib/wire.ts';
import { soundsBetween, type Sound } from '../shared/sound.ts';
import { phaseKind, type Seat, type View } from './parse.ts';

const count = (view: View, of: 'armies' | 'hands' | 'victory'): number => view.seats.reduce((all, seat) => all + view[of][seat].length, 0);

export const changes = (before: View, after: View, me: Seat | null): Sound[] =>
  soundsBetween(before, after, me, () => {
    if (count(after, 'victory') > count(before, 'victory')) return 'claim';
    if (count(after, 'armies') !== count(before, 'armies')) return 'place';
    if (count(after, 'hands') > count(before, 'hands')) return 'draw';
    return phaseKind(before.phase) === 'flip' && phaseKind(after.phase) !== 'flip' ? 'place' : null;
  });

/** The cards that an action put somewhere. */
export function touchedCards(phrase: Phrase): string[] {
  const { card, clan } = phrase.args;
  if (/^ls-step-(swap|trade)/.test(phrase.key)) return [card, clan].filter((one) => one !== undefined);
  const one = card ?? clan;
  return one === undefined ? [] : [one];
}

/** The cards whose powers a turn has led through: what was mustered, and what was copied. */
export interface PowerChain {
  turn: number;
  cards: string[];
}

/** The chain after these events; each turn begins a new one. */
export function followPowers(before: PowerChain, events: readonly EventView[]): PowerChain {
  let chain = before;
  for (const event of events) {
    if (event.type !== 'acted') continue;
    if (event.turn !== chain.turn) chain = { turn: event.turn, cards: [] };
    const { card } = event.phrase.args;
    if (card && /^ls-step-(muster|copy)$/.test(event.phrase.key)) chain = { ...chain, cards: [...chain.cards, card] };
  }
  return chain;
}
