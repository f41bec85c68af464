// What happened, from the words of the rules.

import type { EventView, Phrase } from '../../lib/wire.ts';
import type { Words } from '../shared/words.ts';
import { cardName } from './names.ts';

/** A sentence about what was done, with names instead of letters and codes. */
export function told(words: Words, phrase: Phrase, names: Record<string, string>): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(phrase.args))
    args[key] =
      key === 'seat' || key === 'owner' ? (names[value] ?? value)
      : key === 'card' || key === 'clan' ? cardName(words, value)
      : /^\d+$/.test(value) ? Number(value)
      : value;
  return `${words(phrase.key, args)}.`;
}

/** The cards that an action put somewhere: the ones to look at. */
export function touchedCards(phrase: Phrase): string[] {
  const { card, clan } = phrase.args;
  if (/^ls-told-(swap|trade)/.test(phrase.key)) return [card, clan].filter((one) => one !== undefined);
  const one = card ?? clan;
  return one === undefined ? [] : [one];
}

export interface Chain {
  turn: number;
  /** The cards of this turn: what was mustered, and what was copied. */
  cards: string[];
}

/** The chain of powers that a turn has led through so far. */
export function chain(before: Chain, news: readonly EventView[]): Chain {
  let now = before;
  for (const one of news) {
    if (one.type !== 'acted') continue;
    if (one.turn !== now.turn) now = { turn: one.turn, cards: [] };
    const { card } = one.phrase.args;
    if (card && /^ls-told-(muster|copy)$/.test(one.phrase.key)) now = { ...now, cards: [...now.cards, card] };
  }
  return now;
}
