// The keys of the board, for the help sheet: `words(does)` says what they do.

export const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'bgb-key-arrows' },
  { keys: ['Enter', 'Space'], does: 'bgb-key-touch' },
  { keys: ['N', 'S'], does: 'bgb-key-path' },
  { keys: ['1', '…', '16'], does: 'bgb-key-tile' },
  { keys: ['+', '−'], does: 'bgb-key-way' },
  { keys: ['T'], does: 'bgb-key-target' },
  { keys: ['G'], does: 'bgb-key-guard' },
  { keys: ['U'], does: 'bgb-key-memory' },
];
