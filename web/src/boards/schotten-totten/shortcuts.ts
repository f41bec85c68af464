// The keys of this board alone; arrows, Enter and Escape are those of every board.

import type { Keyboard, Steps } from '../shared/keyboard.ts';

export interface Shortcuts {
  possible: () => ReadonlySet<string>;
  refuse: () => void;
  explain: (at: HTMLElement) => void;
  tracker: () => void;
}

export function shortcuts({ possible, refuse, explain, tracker }: Shortcuts): Keyboard['keys'] {
  const can = (start: string): string[] => [...possible()].filter((what) => what.startsWith(start));

  /** The only one is touched; of several the next is gone to. */
  function one(steps: Steps, start: string, shown: (what: string) => string): void {
    const some = can(start);
    if (!some.length) refuse();
    else if (some.length === 1) steps.touch(some[0]!);
    else {
      const at = some.findIndex((what) => shown(what) === steps.current());
      steps.go(steps.find(shown(some[(at + 1) % some.length]!)));
    }
  }

  const stone = (number: number) => (steps: Steps): void => {
    if (possible().has(`stone:${number}`)) steps.touch(`stone:${number}`);
    else steps.go(steps.find(`stone:${number}`));
  };
  return {
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), stone(index + 1)])),
    c: (steps) => one(steps, 'claim:', (what) => what.replace('claim:', 'stone:')),
    // Where nothing is left to draw, the turn is ended instead.
    d: (steps) => (possible().has('end') ? steps.touch('end') : one(steps, 'pile:', (what) => what)),
    e: (_, at) => explain(at),
    h: (steps) => steps.go(steps.named('hand:')[0]),
    p: (steps) => (possible().has('pass') ? steps.touch('pass') : refuse()),
    u: tracker,
  };
}
