// Names of pieces. The wire has codes (`r5`, `J1`, `sA`); the texts of each game say how they are called:
// `<prefix>-card-<code>` names one piece, `<prefix>-card` a piece such as `r5` by `$suit` and `$rank`.

import { words, type Arguments } from './i18n.svelte.ts';

/** What names depend on: the game, and the options of the table, since editions name pieces differently. */
export interface Naming {
  game: string;
  /** The values of options that are words; a message may have an attribute of that name. */
  variants: string[];
  options?: Record<string, string | number | boolean>;
}

export function namingOf(setup: { game: string; options: Record<string, string | number | boolean> }): Naming {
  return { game: setup.game, variants: Object.values(setup.options).filter((value) => typeof value === 'string'), options: setup.options };
}

/** A message of the game itself, by its key without the prefix. */
export function findOfGame(game: string, key: string, args?: Record<string, string | number>): string | null {
  const prefix = words.prefixOf(game);
  return prefix === null ? null : words.find(`${prefix}-${key}`, args);
}

/** A message of the board of a game. */
export function findOfBoard(game: string, key: string, args?: Record<string, string | number>): string | null {
  const prefix = words.prefixOf(game);
  return prefix === null ? null : words.find(`${prefix}b-${key}`, args);
}

/** A message as the options of the table say it: its attribute for one of the variants, else its value. */
export function findVariant(key: string, variants: readonly string[], args?: Arguments): string | null {
  for (const variant of variants) {
    const text = words.find(`${key}.${variant}`, args);
    if (text !== null) return text;
  }
  return words.find(key, args);
}

/** The name of a piece, or its code if it has none. */
export function pieceName(code: string, { game, variants }: Naming): string {
  const prefix = words.prefixOf(game);
  const named = prefix === null ? null : findVariant(`${prefix}-card-${code}`, variants);
  return named ?? nameByParts(code, game) ?? code;
}

function nameByParts(code: string, game: string): string | null {
  return /^[a-z][0-9A-Z]{1,2}$/.test(code) ? findOfGame(game, 'card', { suit: code[0]!, rank: code.slice(1) }) : null;
}

/** Several pieces as a list in the reader's language. */
export function pieceNames(codes: string[], naming: Naming): string {
  return new Intl.ListFormat(words.language, { type: 'unit', style: 'short' }).format(codes.map((code) => pieceName(code, naming)));
}
