// Phrases of the server and the rules: a key and arguments, put into the reader's language.

import { SvelteMap } from 'svelte/reactivity';
import { t, words, type Arguments } from './i18n.svelte.ts';
import { findOfGame, findVariant, pieceNames, type Naming } from './naming.ts';
import type { Phrase, Problem } from './wire.ts';

/** How a board says a step of the rules; null leaves it to the rules. */
export type Saying = (phrase: Phrase, names: Record<string, string>, naming: Naming) => string | null;

/** The boards that name things differently from the rules, by game, once they are loaded. */
export const sayings = new SvelteMap<string, Saying>();

/** Arguments that hold cards and seats. Messages select by all others, so those keep their values. */
const CARDS = new Set(['card', 'cards', 'clan', 'blockers', 'missing']);
const SEATS = new Set(['seat', 'owner']);

/** The arguments of a phrase as its message shows them. A game may name values with `<prefix>-argument-<name>-<value>`. */
export function formatArguments(args: Phrase['args'], names: Record<string, string>, naming: Naming): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (SEATS.has(name)) return [name, names[value] ?? value];
      if (CARDS.has(name)) return [name, pieceNames(value.split(' '), naming)];
      // What looks like a number is one, so that messages can select by it.
      return [name, findOfGame(naming.game, `argument-${name}-${value}`) ?? (/^-?\d+$/.test(value) ? Number(value) : value)];
    }),
  );
}

/** The phrase in words, with the names of the edition that is played; null if this client does not know it. */
export function say(phrase: Phrase, names: Record<string, string>, naming: Naming): string | null {
  return findVariant(phrase.key, naming.variants, formatArguments(phrase.args, names, naming));
}

/** A step for the log, as the board of the game says it. */
export function sayStep(phrase: Phrase, names: Record<string, string>, naming: Naming): string | null {
  return sayings.get(naming.game)?.(phrase, names, naming) ?? say(phrase, names, naming);
}

/** Why a request was refused. The server's own message is the last resort, as it is English. */
export function describeProblem(problem: Problem, names: Record<string, string> = {}, naming: Naming | null = null): string {
  const reason = problem.phrase && naming ? say(problem.phrase, names, naming) : null;
  return reason ?? words.find(`problem-${problem.code}`) ?? (problem.message || t('problem-unknown'));
}
