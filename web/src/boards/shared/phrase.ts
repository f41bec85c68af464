// Phrases of the rules in words: seats by name, cards by name, numbers as numbers.

import type { Phrase } from '../../lib/wire.ts';
import type { Words } from './words.ts';

const SEATS = new Set(['seat', 'owner']);
const CARDS = new Set(['card', 'clan']);

/** A phrase as a sentence. */
export function describePhrase(words: Words, phrase: Phrase, names: Record<string, string>, name: (card: string) => string): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(phrase.args))
    args[key] =
      SEATS.has(key) ? (names[value] ?? value)
      : CARDS.has(key) ? name(value)
      : /^\d+$/.test(value) ? Number(value)
      : value;
  return `${words(phrase.key, args)}.`;
}
