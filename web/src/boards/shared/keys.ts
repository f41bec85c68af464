// Rows of the key help that several boards share.

export interface KeyRow {
  keys: readonly string[];
  /** The message that says what the keys do. */
  does: string;
}

export const MOVING_KEYS: readonly KeyRow[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'board-key-arrows' },
  { keys: ['Enter', 'Space'], does: 'board-key-touch' },
];

export const CARD_KEYS: readonly KeyRow[] = [
  { keys: ['Esc'], does: 'board-key-back' },
  { keys: ['E'], does: 'board-key-explain' },
  { keys: ['H'], does: 'board-key-hand' },
  { keys: ['U'], does: 'board-key-tracker' },
];
