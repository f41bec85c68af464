// Cards and other pieces by name. The wire has codes (`r5`, `J1`, `sA`); people read words.

import { t, words } from './i18n.svelte.ts';

/** What decides how pieces are called: the game, and for Schotten Totten the edition. */
export interface Book {
  game: string;
  classic: boolean;
}

export function book(setup: { game: string; options: Record<string, string | number | boolean> }): Book {
  return { game: setup.game, classic: setup.options.edition === 'classic' };
}

/** The bloodlines of Lords of Scotland by their letters. */
export function bloodline(letter: string): string | null {
  return words.find(`ls-bloodline-${letter}`);
}

/** The strength of a clan of Lords of Scotland; both Bruces have twelve. */
export function strength(code: string): number {
  return code[0] === 'b' ? 12 : parseInt(code.slice(1), 16);
}

/** One card in words, or the code itself if it is none of this game. */
export function card(code: string, book: Book): string {
  if (book.game === 'schotten-totten') {
    if (/^[roygbp][1-9]$/.test(code)) {
      return t('card-clan', { colour: t(`st-colour-${code[0]}`), value: Number(code[1]) });
    }
    return (book.classic ? words.find(`st-card-${code}.classic`) : null) ?? words.find(`st-card-${code}`) ?? code;
  }
  const line = bloodline(code[0] ?? '');
  if (book.game === 'lords-of-scotland' && line && /^.[1-9ABC]$/.test(code)) return `${line} ${strength(code)}`;
  return code;
}

/** What stands for the symbols on the tiles of Bergues; a neutral face is empty. */
export const FACES: Record<string, string> = { a: '◆', b: '●', c: '▲', d: '■', e: '★', f: '✚', g: '☾', n: '' };

/** Several cards, as a list of the reader's language. */
export function cards(codes: string[], book: Book): string {
  return new Intl.ListFormat(words.language, { type: 'unit', style: 'short' }).format(codes.map((code) => card(code, book)));
}
