// Names of cards and formations.

import type { Words } from '../shared/words.ts';
import { isClan, isHidden, isTactic, type CardCode, type View } from './parse.ts';

export type Edition = View['rules']['edition'];

/** The name of a card: "red 5", "Mud Fight". */
export function cardName(words: Words, card: CardCode, edition: Edition): string {
  if (isHidden(card)) return words('stb-card-hidden', { kind: isTactic(card) ? 'tactic' : 'clan' });
  if (isClan(card)) return words('st-card', { suit: card[0]!, rank: card[1]! });
  // The Traitor has one name in all editions.
  return words(`st-card-${card}`, undefined, edition === 'classic' && card !== 'TR' ? 'classic' : undefined);
}

/** What a tactic card does. Only the Traitor does something else in the classic edition. */
export function tacticHelp(words: Words, card: CardCode, edition: Edition): string {
  return words(`st-tactic-${card}-help`, undefined, edition === 'classic' && card === 'TR' ? 'classic' : undefined);
}

export function cardList(words: Words, cards: readonly CardCode[], edition: Edition): string {
  return cards.length ? cards.map((card) => cardName(words, card, edition)).join(', ') : words('board-cards-none');
}

/** The name of a formation of `size` cards. */
export function formationName(words: Words, formation: string, size: number, edition: Edition): string {
  if (edition === 'classic') return words(`st-formation-${formation}`, undefined, 'classic');
  if (formation === 'kind') return words('st-formation-kind', undefined, size === 4 ? 'four' : 'three');
  return words(`st-formation-${formation}`);
}
