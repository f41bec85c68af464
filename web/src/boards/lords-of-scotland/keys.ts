// The keys of the board, for the help sheet: `words(does)` says what they do.

export const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'lsb-key-arrows' },
  { keys: ['Enter', 'Space'], does: 'lsb-key-touch' },
  { keys: ['Esc'], does: 'lsb-key-back' },
  { keys: ['1', '…', '5'], does: 'lsb-key-number' },
  { keys: ['+', '-'], does: 'lsb-key-side' },
  { keys: ['P'], does: 'lsb-key-power' },
  { keys: ['X'], does: 'lsb-key-skip' },
  { keys: ['H'], does: 'lsb-key-hand' },
  { keys: ['R'], does: 'lsb-key-recruits' },
  { keys: ['S'], does: 'lsb-key-supporters' },
  { keys: ['A'], does: 'lsb-key-armies' },
  { keys: ['E'], does: 'lsb-key-explain' },
  { keys: ['U'], does: 'lsb-key-tracker' },
];
