// The text of a view as rows that can be read, without knowledge of the game.

import { t } from '../../lib/i18n.svelte.ts';
import { findOfGame, pieceName, type Naming } from '../../lib/naming.ts';

export interface Row {
  title: string;
  parts: string[];
}

/**
 * One row for each field of the view. A field has a row for each part if it has one for each seat, or if the game names
 * its parts with `<prefix>-field-<index>-<part>`.
 */
export function readFields(view: string, naming: Naming, names: Record<string, string>, seats: readonly string[]): Row[] {
  const length = codeLength(view, naming);
  return view.split(' ').slice(1).flatMap((field, index) => {
    const title = findOfGame(naming.game, `field-${index + 1}`) ?? '';
    const sections = field.split('/');
    const row = (section: string, name: string | undefined): Row => ({
      title: [title, name].filter(Boolean).join(' · '),
      parts: readParts(section, naming, length),
    });
    const own = sections.map((_, at) => findOfGame(naming.game, `field-${index + 1}-${at + 1}`));
    if (own.every((name) => name !== null)) return sections.map((section, at) => row(section, own[at]!));
    if (seats.length < 2 || sections.length !== seats.length) return [row(field, undefined)];
    return sections.map((section, at) => row(section, names[seats[at]!] ?? seats[at]));
  });
}

/** The length of the codes of pieces: one character if the game names pieces by one character, otherwise two. */
function codeLength(view: string, { game }: Naming): 1 | 2 {
  return [...view].some((character) => /\w/.test(character) && findOfGame(game, `card-${character}`) !== null) ? 1 : 2;
}

function readParts(text: string, naming: Naming, length: 1 | 2): string[] {
  return text.split(/[,+]/).filter((part) => part !== '-' && part !== '').flatMap((part) => readPart(part, naming, length));
}

/** A part is a code, several codes without a separator, hidden cards (`??`) or any other text. */
function readPart(part: string, naming: Naming, length: 1 | 2): string[] {
  // Parentheses mark what lies face down.
  if (/^\(?\?+\)?$/.test(part)) return [t('generic-hidden', { count: Math.ceil(part.replace(/[()]/g, '').length / length) })];
  const named = (code: string): string | null => {
    const name = pieceName(code, naming);
    return name === code ? findOfGame(naming.game, `card-${code}`) : name;
  };
  const whole = named(part);
  if (whole !== null) return [whole];
  const codes = (part.match(length === 1 ? /./g : /../g) ?? []).map(named);
  return codes.length * length === part.length && codes.every((name) => name !== null) ? codes : [part];
}
