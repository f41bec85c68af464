// The keys of the board, for the help.

import { MOVING_KEYS, type KeyRow } from '../shared/keys.ts';

export const keys: readonly KeyRow[] = [
  ...MOVING_KEYS,
  { keys: ['N', 'S'], does: 'bgb-key-path' },
  { keys: ['1', '…', '16'], does: 'bgb-key-tile' },
  { keys: ['+', '−'], does: 'bgb-key-way' },
  { keys: ['T'], does: 'bgb-key-target' },
  { keys: ['G'], does: 'bgb-key-guard' },
  { keys: ['E'], does: 'board-key-explain' },
  { keys: ['U'], does: 'bgb-key-memory' },
];
