// The text of a view as rows that can be read, without knowledge of the game.

import { t } from '../../lib/i18n.svelte.ts';
import { findOfGame, pieceName, type Naming } from '../../lib/naming.ts';

export interface Row {
  title: string;
  parts: string[];
}

/** One row for each field of the view; fields with a part for each seat have a row for each seat. */
export function readFields(view: string, naming: Naming, names: Record<string, string>, seats: readonly string[]): Row[] {
  return view.split(' ').slice(1).flatMap((field, index) => {
    const title = findOfGame(naming.game, `field-${index + 1}`) ?? '';
    const sections = field.split('/');
    if (seats.length < 2 || sections.length !== seats.length) return [{ title, parts: readParts(field, naming) }];
    return sections.map((section, at) => ({
      title: [title, names[seats[at]!] ?? seats[at]].filter(Boolean).join(' · '),
      parts: readParts(section, naming),
    }));
  });
}

function readParts(text: string, naming: Naming): string[] {
  return text.split(/[,+]/).filter((part) => part !== '-' && part !== '').flatMap((part) => readPart(part, naming));
}

/** A part is a code, several codes of two characters, hidden cards (`??`) or any other text. */
function readPart(part: string, naming: Naming): string[] {
  // Parentheses mark what lies face down.
  if (/^\(?\?+\)?$/.test(part)) return [t('generic-hidden', { count: Math.ceil(part.replace(/[()]/g, '').length / 2) })];
  const named = (code: string): string | null => {
    const name = pieceName(code, naming);
    return name === code ? null : name;
  };
  const whole = named(part);
  if (whole !== null) return [whole];
  const codes = (part.match(/../g) ?? []).map(named);
  return codes.length * 2 === part.length && codes.every((name) => name !== null) ? codes : [part];
}
