// Names of cards and formations.

import type { Words } from '../shared/words.ts';
import { isClan, isHidden, isTactic, type CardCode, type View } from './parse.ts';

export type Edition = View['rules']['edition'];

/** The words with the names of an edition: the attribute `classic` of a message in the classic edition, if it has one. */
export function inEdition(words: Words, edition: Edition): Words {
  if (edition !== 'classic') return words;
  return (key, args, attr) => {
    if (attr !== undefined) return words(key, args, attr);
    const text = words(key, args, 'classic');
    // A message without that attribute is answered with its key.
    return text === `${key}.classic` ? words(key, args) : text;
  };
}

/** The name of a card: "red 5", "Mud Fight". */
export function cardName(words: Words, card: CardCode, edition: Edition): string {
  if (isHidden(card)) return words('stb-card-hidden', { kind: isTactic(card) ? 'tactic' : 'clan' });
  if (isClan(card)) return words('st-card', { suit: card[0]!, rank: card[1]! });
  return inEdition(words, edition)(`st-card-${card}`);
}

/** What a tactic card does. */
export const tacticHelp = (words: Words, card: CardCode, edition: Edition): string => inEdition(words, edition)(`st-tactic-${card}-help`);

export function cardList(words: Words, cards: readonly CardCode[], edition: Edition): string {
  return cards.length ? cards.map((card) => cardName(words, card, edition)).join(', ') : words('board-cards-none');
}

/** The name of a formation of `size` cards. */
export function formationName(words: Words, formation: string, size: number, edition: Edition): string {
  if (edition === 'classic') return words(`st-formation-${formation}`, undefined, 'classic');
  if (formation === 'kind') return words('st-formation-kind', undefined, size === 4 ? 'four' : 'three');
  return words(`st-formation-${formation}`);
}
