// Keys that several boards have; arrows, Enter and Escape belong to every board (keyboard.ts).

import type { Keyboard, Steps } from './keyboard.ts';

export interface Shortcuts {
  possible: () => ReadonlySet<string>;
  refuse: () => void;
  explain: (at: HTMLElement) => void;
  tracker: () => void;
}

export type Shortcut = (steps: Steps) => void;

/** The keys of boards with a hand of cards. */
export const cardShortcuts = ({ explain, tracker }: Shortcuts): Keyboard['keys'] => ({
  e: (_, at) => explain(at),
  h: (steps) => steps.go(steps.named('hand:')[0]),
  u: tracker,
});

/** Touches a thing, or says that it cannot be touched now. */
export const touchOr = ({ possible, refuse }: Pick<Shortcuts, 'possible' | 'refuse'>) => (what: string): Shortcut => (steps) =>
  possible().has(what) ? steps.touch(what) : refuse();

/** Touches a thing, or moves the focus there if it cannot be touched. */
export const touchOrGo = (possible: () => ReadonlySet<string>, what: string): Shortcut => (steps) =>
  possible().has(what) ? steps.touch(what) : steps.go(steps.find(what));
