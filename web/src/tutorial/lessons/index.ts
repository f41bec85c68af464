// All lessons, in the order in which they are offered.

import type { Lesson } from '../types.ts';
import { schottenTotten } from './schotten-totten.ts';

export const lessons: readonly Lesson[] = [schottenTotten];
