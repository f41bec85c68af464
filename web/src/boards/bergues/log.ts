// The entries of the log as the board names things: its tiles have no numbers, and its gates have names.

import { formatMessage } from '../../lib/i18n.svelte.ts';
import type { Saying } from '../../lib/phrases.ts';
import { describePhrase } from './describe.ts';

const USUAL_TOWERS = 4;

export const saying: Saying = (phrase, names, naming) => {
  const towers = Number(naming.options?.towers ?? USUAL_TOWERS);
  return describePhrase(formatMessage, phrase, names[phrase.args.seat ?? ''] ?? '', towers) || null;
};
