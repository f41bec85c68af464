// The keys of this board alone; arrows, Enter and Escape are those of every board.

import type { Keyboard, Steps } from '../shared/keyboard.ts';

export interface Shortcuts {
  possible: () => ReadonlySet<string>;
  refuse: () => void;
  explain: (at: HTMLElement) => void;
  tracker: () => void;
}

export function shortcuts({ possible, refuse, explain, tracker }: Shortcuts): Keyboard['keys'] {
  const touch = (what: string) => (steps: Steps): void => (possible().has(what) ? steps.touch(what) : refuse());

  /** The first of a kind that can be touched, else the first; pressed again, the one after. */
  const to = (start: string) => (steps: Steps): void => {
    const named = steps.named(start);
    const legal = named.filter((element) => possible().has(element.dataset.nav!));
    const some = legal.length ? legal : named;
    const at = some.findIndex((element) => element.dataset.nav === steps.current());
    steps.go(some[(at + 1) % some.length]);
  };

  const number = (digit: string) => (steps: Steps): void => {
    const what = [`row:${digit}`, `supporter:${digit}`].find((one) => possible().has(one));
    if (what) steps.touch(what);
    else if (steps.find(`row:${digit}`)) steps.go(steps.find(`row:${digit}`));
    else refuse();
  };

  return {
    ...Object.fromEntries(['1', '2', '3', '4', '5'].map((digit) => [digit, number(digit)])),
    '+': touch('up'),
    '=': touch('up'),
    '-': touch('down'),
    p: touch('power'),
    x: touch('skip'),
    h: (steps) => steps.go(steps.named('hand:')[0]),
    r: to('row:'),
    s: to('supporter:'),
    a: to('army:'),
    e: (_, at) => explain(at),
    u: tracker,
  };
}

/** When a card or button has done its work, the focus goes on at what most likely comes next. */
export function home(targets: HTMLElement[]): HTMLElement | undefined {
  return ['button.strong', '.held', '.clan', '.card', '*'].map((kind) => targets.find((element) => element.matches(kind))).find(Boolean);
}
