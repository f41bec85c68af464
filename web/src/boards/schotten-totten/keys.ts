// The keys of the board, for the help.

import { CARD_KEYS, MOVING_KEYS, type KeyRow } from '../shared/keys.ts';

export const keys: readonly KeyRow[] = [
  ...MOVING_KEYS,
  { keys: ['1', '…', '9'], does: 'stb-key-stone' },
  { keys: ['C'], does: 'stb-key-claim' },
  { keys: ['D'], does: 'stb-key-draw' },
  { keys: ['P'], does: 'stb-key-pass' },
  ...CARD_KEYS,
];
