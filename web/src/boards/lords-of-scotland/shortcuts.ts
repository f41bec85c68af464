// The keys of this board.

import type { Keyboard } from '../shared/keyboard.ts';
import { cardShortcuts, touchOr, type Shortcut, type Shortcuts } from '../shared/shortcuts.ts';

export function shortcuts(context: Shortcuts): Keyboard['keys'] {
  const { possible, refuse } = context;
  const touch = touchOr(context);

  /** Moves the focus to the first thing of a kind, if possible one that can be touched; pressed again, to the next. */
  const goTo = (kind: string): Shortcut => (steps) => {
    const named = steps.named(kind);
    const legal = named.filter((element) => possible().has(element.dataset.nav!));
    const some = legal.length ? legal : named;
    const at = some.findIndex((element) => element.dataset.nav === steps.current());
    steps.go(some[(at + 1) % some.length]);
  };

  const number = (digit: string): Shortcut => (steps) => {
    const what = [`row:${digit}`, `supporter:${digit}`].find((one) => possible().has(one));
    if (what) steps.touch(what);
    else if (steps.find(`row:${digit}`)) steps.go(steps.find(`row:${digit}`));
    else refuse();
  };

  return {
    ...cardShortcuts(context),
    ...Object.fromEntries([...'12345'].map((digit) => [digit, number(digit)])),
    '+': touch('up'),
    '=': touch('up'),
    '-': touch('down'),
    p: touch('power'),
    x: touch('skip'),
    r: goTo('row:'),
    s: goTo('supporter:'),
    a: goTo('army:'),
  };
}

/** Where the focus goes when a card or button has done its work: to what most likely comes next. */
export function findNextFocus(targets: HTMLElement[]): HTMLElement | undefined {
  return ['button.strong', '.held', '.clan', '.card', '*'].map((kind) => targets.find((element) => element.matches(kind))).find(Boolean);
}
