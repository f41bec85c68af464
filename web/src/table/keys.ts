// The keys of every table, wherever the focus is. Boards must not use them.

export const KEYS = [
  ['?', 'key-help'],
  ['o', 'key-aid'],
  ['b', 'key-rules'],
  ['l', 'key-log'],
  ['/', 'key-chat'],
  ['i', 'key-hint'],
  ['.', 'key-next'],
] as const;

/** The parts of the help. */
export type HelpPart = 'aid' | 'rules' | 'signs' | 'keys';

export type Key = (typeof KEYS)[number][0];
