// Phrases of the rules in words: seats by name, cards by name, numbers as numbers.

import type { Phrase } from '../../lib/wire.ts';
import type { Words } from './words.ts';

const SEATS = new Set(['seat', 'owner']);
const CARDS = new Set(['card', 'cards', 'clan', 'blockers', 'missing']);

type Namer = (card: string) => string;

export function formatPhrase(words: Words, phrase: Phrase, names: Record<string, string>, name: Namer): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(phrase.args))
    args[key] =
      SEATS.has(key) ? (names[value] ?? value)
      : CARDS.has(key) ? value.split(' ').map(name).join(', ')
      : /^\d+$/.test(value) ? Number(value)
      : value;
  return words(phrase.key, args);
}

/** A phrase about an action as a sentence. */
export const describePhrase = (words: Words, phrase: Phrase, names: Record<string, string>, name: Namer): string =>
  `${formatPhrase(words, phrase, names, name)}.`;
