// The keys of this board.

import type { Keyboard, Steps } from '../shared/keyboard.ts';
import { cardShortcuts, touchOr, touchOrGo, type Shortcuts } from '../shared/shortcuts.ts';

export function shortcuts(context: Shortcuts): Keyboard['keys'] {
  const { possible, refuse } = context;

  /** Touches the only possible thing of a kind; of several, the focus goes to the next. */
  function touchOnly(steps: Steps, kind: string, shown: (what: string) => string): void {
    const some = [...possible()].filter((what) => what.startsWith(kind));
    if (!some.length) refuse();
    else if (some.length === 1) steps.touch(some[0]!);
    else {
      const at = some.findIndex((what) => shown(what) === steps.current());
      steps.go(steps.find(shown(some[(at + 1) % some.length]!)));
    }
  }

  return {
    ...cardShortcuts(context),
    ...Object.fromEntries([...'123456789'].map((digit) => [digit, touchOrGo(possible, `stone:${digit}`)])),
    c: (steps) => touchOnly(steps, 'claim:', (what) => what.replace('claim:', 'stone:')),
    // Where nothing is left to draw, it ends the turn.
    d: (steps) => (possible().has('end') ? steps.touch('end') : touchOnly(steps, 'pile:', (what) => what)),
    p: touchOr(context)('pass'),
  };
}
