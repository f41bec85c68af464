// The entries of the log as the board names things: its tiles have no numbers, and its gates have names.

import { formatMessage } from '../../lib/i18n.svelte.ts';
import type { Saying } from '../../lib/phrases.ts';
import type { Naming } from '../../lib/naming.ts';
import type { TouchNaming } from '../shared/touch-text.ts';
import { describePhrase } from './describe.ts';
import { spaceOfTouch } from './names.ts';

const USUAL_TOWERS = 4;
const towersOf = (naming: Naming): number => Number(naming.options?.towers ?? USUAL_TOWERS);

export const saying: Saying = (phrase, names, naming) => {
  return describePhrase(formatMessage, phrase, names[phrase.args.seat ?? ''] ?? '', towersOf(naming)) || null;
};

export const namingTouch: TouchNaming = (touch, naming) => spaceOfTouch(formatMessage, touch, towersOf(naming));
