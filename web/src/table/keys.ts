// The keys of every table, wherever the focus is. Boards must not use them.

export const KEYS = [
  ['?', 'key-help'],
  ['b', 'key-rules'],
  ['l', 'key-log'],
  ['/', 'key-chat'],
  ['i', 'key-hint'],
] as const;

export type Key = (typeof KEYS)[number][0];
