// What the server and the rules tell: a key and what it speaks of, put into the reader's language.

import { bloodline, card, cards, FACES, type Book } from './cards.ts';
import { t, words, type Arguments } from './i18n.svelte.ts';
import type { Phrase, Problem } from './wire.ts';

/** Arguments that hold cards, seats and bloodlines; messages choose by all the others, so those stay as they are. */
const CARDS = new Set(['card', 'clan', 'blockers', 'missing']);
const SEATS = new Set(['seat', 'owner']);

export function spoken(args: Phrase['args'], names: Record<string, string>, book: Book): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (SEATS.has(name)) return [name, names[value] ?? value];
      if (CARDS.has(name)) return [name, cards(value.split(' '), book)];
      if (name === 'power') return [name, bloodline(value) ?? card(value, book)];
      // The symbols are drawn, not lettered: they are called as the board calls them. Messages choose by the neutral one.
      if (name === 'face') return [name, value === 'n' ? value : (words.find(`bgb-face-${value}`) ?? FACES[value] ?? value)];
      // What looks like a number is one, so that messages can choose by it.
      return [name, /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

/** The phrase in words; null if this client does not know it. */
export function say(phrase: Phrase, names: Record<string, string>, book: Book): string | null {
  return words.find(phrase.key, spoken(phrase.args, names, book));
}

/** Why something was not done. The server's own words are the last resort, as they are English. */
export function excuse(problem: Problem, names: Record<string, string> = {}, book: Book | null = null): string {
  const told = problem.phrase && book ? say(problem.phrase, names, book) : null;
  return told ?? words.find(`problem-${problem.code}`) ?? (problem.message || t('problem-unknown'));
}
