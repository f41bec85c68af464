// The lessons of all games, in the order in which they are offered: the game with most of them first. They lie beside the
// games, where the terminal reads them too.

import type { Lesson } from './types.ts';

const files = import.meta.glob<Omit<Lesson, 'game'>[]>('../../../games/*/lessons/lessons.json', { import: 'default', eager: true });

export const lessons: readonly Lesson[] = Object.entries(files)
  .map(([path, list]) => ({ game: path.split('/').at(-3) ?? '', list }))
  .sort((one, other) => other.list.length - one.list.length)
  .flatMap(({ game, list }) => list.map((lesson) => ({ ...lesson, game })));

/** The next lesson of the same game, or null after the last. */
export function lessonAfter({ id, game }: Lesson): Lesson | null {
  const same = lessons.filter((lesson) => lesson.game === game);
  return same[same.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}
