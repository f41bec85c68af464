// The puzzles: one line each, fields separated by tabs (crates/puzzles). A puzzle shows what a seat could see, nothing else.

export const GRADES = ['lamb', 'drover', 'piper', 'laird', 'beyond'] as const;
export type Grade = (typeof GRADES)[number];

export interface Puzzle {
  /** What it is about: the message `<prefix>-theme-<theme>` of the game. */
  theme: string;
  /** The weakest level that solves it. */
  grade: Grade;
  /** What the deciding seat sees, in notation. */
  view: string;
  /** The actions that were compared, best first, each with its winning chance from 0 to 1. */
  actions: { action: string; chance: number }[];
}

export interface Collection {
  name: string;
  game: string;
  options: Record<string, string | number | boolean>;
}

export const COLLECTIONS: readonly Collection[] = [
  { name: 'schotten-totten', game: 'schotten-totten', options: {} },
  { name: 'schotten-totten-tactics', game: 'schotten-totten', options: { tactics: true } },
  { name: 'lords-of-scotland', game: 'lords-of-scotland', options: {} },
  { name: 'bergues', game: 'bergues', options: {} },
];

const FILES: Record<string, string> = {
  'schotten-totten': 'schotten-totten/puzzles/base', 'schotten-totten-tactics': 'schotten-totten/puzzles/tactics',
  'lords-of-scotland': 'lords-of-scotland/puzzles/two', bergues: 'bergues/puzzles/two',
};
const texts = import.meta.glob<string>('../../../games/*/puzzles/*.txt', { query: '?raw', import: 'default' });

export function readPuzzles(text: string): Puzzle[] {
  return text.split('\n').filter(Boolean).map((line) => {
    const [theme = '', grade = '', view = '', ...actions] = line.split('\t');
    return {
      theme, view, grade: GRADES.find((known) => known === grade) ?? 'beyond',
      actions: actions.map((field) => {
        const at = field.lastIndexOf('=');
        return { action: field.slice(0, at), chance: Number(field.slice(at + 1)) / 1000 };
      }),
    };
  });
}

export async function loadPuzzles({ name }: Collection): Promise<Puzzle[]> {
  return readPuzzles((await texts[`../../../games/${FILES[name]}.txt`]?.()) ?? '');
}

const gcd = (one: number, two: number): number => (two === 0 ? one : gcd(two, one % two));

/** The UTC days since 1 January 1970: the same for all readers, and for the terminal. */
export const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000);

/** The index of the puzzle of a day, the same for everybody; each comes once before any comes again (`of_the_day` in crates/puzzles). */
export function ofTheDay(day: number, count: number): number {
  if (count < 1) return 0;
  let stride = Math.floor((count * 5) / 8);
  while (gcd(stride, count) !== 1) stride += 1;
  return (((day % count) * stride) % count);
}


