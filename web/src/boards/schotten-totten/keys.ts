// The keys of the board, for the help sheet: `words(does)` says what they do.

export const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'stb-key-arrows' },
  { keys: ['Enter', 'Space'], does: 'stb-key-touch' },
  { keys: ['Esc'], does: 'stb-key-back' },
  { keys: ['1', '…', '9'], does: 'stb-key-stone' },
  { keys: ['C'], does: 'stb-key-claim' },
  { keys: ['D'], does: 'stb-key-draw' },
  { keys: ['P'], does: 'stb-key-pass' },
  { keys: ['E'], does: 'stb-key-explain' },
  { keys: ['H'], does: 'stb-key-hand' },
  { keys: ['U'], does: 'stb-key-tracker' },
];
