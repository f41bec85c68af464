// The keys of the board, for the help.

import { CARD_KEYS, MOVING_KEYS, type KeyRow } from '../shared/keys.ts';

export const keys: readonly KeyRow[] = [
  ...MOVING_KEYS,
  { keys: ['1', '…', '5'], does: 'lsb-key-number' },
  { keys: ['+', '-'], does: 'lsb-key-side' },
  { keys: ['P'], does: 'lsb-key-power' },
  { keys: ['X'], does: 'lsb-key-skip' },
  { keys: ['R'], does: 'lsb-key-recruits' },
  { keys: ['S'], does: 'lsb-key-supporters' },
  { keys: ['A'], does: 'lsb-key-armies' },
  ...CARD_KEYS,
];
