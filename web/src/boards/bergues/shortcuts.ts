// The keys of this board.

import type { Keyboard } from '../shared/keyboard.ts';
import { touchOrGo, type Shortcut } from '../shared/shortcuts.ts';

export interface Shortcuts {
  possible: () => ReadonlySet<string>;
  memory: () => void;
  explain: (at: HTMLElement) => void;
  /** The space of the guard that has to walk, else of the viewer's guard. */
  guard: () => number | null;
}

/** Milliseconds within which digits form one number. */
const TYPING = 900;

export function shortcuts({ possible, memory, explain, guard }: Shortcuts): Keyboard['keys'] {
  let typed = '';
  let typedAt = 0;
  const digit = (key: string): Shortcut => (steps) => {
    const now = performance.now();
    typed = now - typedAt < TYPING && steps.find(`tile:${typed}${key}`) ? typed + key : key;
    typedAt = now;
    steps.go(steps.find(`tile:${typed}`));
  };
  return {
    ...Object.fromEntries([...'0123456789'].map((key) => [key, digit(key)])),
    '+': (steps) => steps.touch('way:cw'),
    '=': (steps) => steps.touch('way:cw'),
    '-': (steps) => steps.touch('way:ccw'),
    n: touchOrGo(possible, 'path:N'),
    s: touchOrGo(possible, 'path:S'),
    t: (steps) => steps.go(steps.targets()[0]),
    g: (steps) => steps.go(guard() === null ? null : steps.find(`space:${guard()}`)),
    e: (_, at) => explain(at),
    u: memory,
  };
}

/** Whether the arrow keys visit only what can be touched: when few elements can be. */
export function narrow(possible: ReadonlySet<string>, here: HTMLElement | null): boolean {
  const few = [...possible].some((what) => what.startsWith('way:') || what.startsWith('path:'));
  return few && here?.dataset.touch?.split(' ').some((what) => possible.has(what)) === true;
}
