// Sentences with cards: cards pass through Fluent between two private-use characters and become pieces that can be
// drawn.

import type { Phrase } from '../../lib/wire.ts';
import type { Words } from '../shared/words.ts';

export type Piece = { text: string } | { card: string };

const OPEN = '\uE000';
const CLOSE = '\uE001';

export const marked = (cards: string): string => cards.split(' ').map((card) => OPEN + card + CLOSE).join(' ');

export function pieces(text: string): Piece[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(OPEN) ? { card: part.slice(1, -1) } : { text: part }));
}

/** A sentence for screen readers, with the names of the cards. */
export function spoken(text: string, name: (card: string) => string): string {
  return pieces(text.replaceAll(`${CLOSE} ${OPEN}`, `${CLOSE}, ${OPEN}`))
    .map((piece) => ('card' in piece ? name(piece.card) : piece.text))
    .join('');
}

const CARDS = new Set(['missing', 'blockers', 'card', 'cards']);

/** The arguments of a phrase: numbers as numbers, cards marked, seats by name. */
export function phraseArgs(phrase: Phrase, names: Record<string, string>): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(phrase.args))
    args[key] = /^\d+$/.test(value) ? Number(value) : CARDS.has(key) ? marked(value) : key === 'owner' ? (names[value] ?? value) : value;
  return args;
}

export function phrase(words: Words, said: Phrase, names: Record<string, string>): string {
  return words(said.key, phraseArgs(said, names));
}
