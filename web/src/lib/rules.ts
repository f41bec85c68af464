// The rules of the games in the reader's language. They are long, so they are loaded on demand.

import type { Language } from './languages.ts';

const files = import.meta.glob<string>('../../../games/*/RULES.*.md', { query: '?raw', import: 'default' });

const lessons = import.meta.glob('../../../games/*/lessons/lessons.json');
/** Whether the tutorial teaches this game. Its first lesson has the name of the game. */
export const hasLesson = (game: string): boolean => `../../../games/${game}/lessons/lessons.json` in lessons;

export const games = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))];

/** The chapters, without the title and the links to other languages, which are for readers of the file itself. */
export function chapters(text: string): string {
  return text.slice(Math.max(0, text.search(/^## /m)));
}

export interface Rules {
  html: string;
  /** The chapters, to jump to. */
  contents: { id: string; title: string }[];
}

/**
 * Drawings are comments, so that readers of the file do not see codes: `<!-- draw: r3 r4 r5 -->` becomes an empty element for
 * `drawInto`. The words beside it say the same, so screen readers skip it.
 */
const markDrawings = (html: string): string => html.replace(/<!-- draw: ([\w -]+?) -->/g, '<span class="drawn" data-draw="$1" aria-hidden="true"></span>');

/** Gives every rule an anchor, its id in bold, and links all other mentions of rules to theirs. */
function linkRules(html: string): string {
  const rules = new Set([...html.matchAll(/<strong>([A-Z]{2}-[A-Z]\d+)<\/strong>/g)].map((match) => match[1]));
  return html.replace(/<strong>([A-Z]{2}-[A-Z]\d+)<\/strong>|\b[A-Z]{2}-[A-Z]\d+\b/g, (found, rule?: string) =>
    rule ? `<strong id="${rule}">${rule}</strong>` : rules.has(found) ? `<a href="#${found}">${found}</a>` : found,
  );
}

/** The anchor of a heading, as GitHub makes it, since the texts are also read there. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/<[^>]*>|[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
}

/**
 * The rules as HTML; null if the game is unknown. Tables are regions with the name `table` and a number. The text is part
 * of the project, so it needs no sanitizing.
 */
export async function loadRules(game: string, language: Language, table: string): Promise<Rules | null> {
  const file = files[`../../../games/${game}/RULES.${language}.md`];
  if (!file) return null;
  const [text, { marked }] = await Promise.all([file(), import('marked')]);
  // Wide tables scroll on their own; each has an accessible name.
  let tables = 0;
  const contents: Rules['contents'] = [];
  const html = linkRules(markDrawings(await marked.parse(chapters(text))))
    .replaceAll('<table>', () => `<div class="sideways" tabindex="0" role="region" aria-label="${table} ${++tables}"><table class="list">`)
    .replaceAll('</table>', '</table></div>')
    // An empty corner cell is no header.
    .replace(/<th[^>]*><\/th>/g, '<td></td>')
    .replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
      contents.push({ id: anchorOf(title), title: title.replace(/<[^>]*>/g, '') });
      return `<h2 id="${anchorOf(title)}">${title}</h2>`;
    });
  return { html, contents };
}
