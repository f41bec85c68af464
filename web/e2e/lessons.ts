// The lessons as the pages have them, read from the files beside the games.

import { readFileSync } from 'node:fs';
import type { Lesson } from '../src/tutorial/types.ts';

export const lessonsOf = (game: string): Lesson[] =>
  (JSON.parse(readFileSync(new URL(`../../games/${game}/lessons/lessons.json`, import.meta.url), 'utf8')) as Lesson[]).map((lesson) => ({ ...lesson, game }));
