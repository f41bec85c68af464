// All lessons, in the order in which they are offered.

import type { Lesson } from '../types.ts';
import { bergues, berguesJunior } from './bergues.ts';
import { lordsOfScotland } from './lords-of-scotland.ts';
import { schottenTotten } from './schotten-totten.ts';

export const lessons: readonly Lesson[] = [schottenTotten, lordsOfScotland, berguesJunior, bergues];
