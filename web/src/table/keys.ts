// The keys that work at every table, wherever the focus is. No board may use them for something else.

export const KEYS = [
  ['?', 'key-help'],
  ['b', 'key-rules'],
  ['l', 'key-log'],
  ['/', 'key-chat'],
  ['i', 'key-hint'],
] as const;

export type Key = (typeof KEYS)[number][0];
