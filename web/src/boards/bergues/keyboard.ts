// The board by keyboard alone. One thing on it is in the order of the Tab key; the arrows go on from there.
// The letters work only while the board has the focus, so that they disturb nobody who types elsewhere.

import { steer, type Direction } from '../schotten-totten/steer.ts';
import { whatAt } from '../schotten-totten/targets.ts';

export interface Keyboard {
  possible: () => ReadonlySet<string>;
  touch: (what: string) => boolean;
  memory: () => void;
  /** The space of the viewer's guard, or of the one that is to walk. */
  guard: () => number | null;
  refuse: () => void;
}

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** The digits of a number come one after the other. */
const TYPING = 900;

export function keyboard(root: HTMLElement, on: Keyboard): () => void {
  /** Where the focus is or was last, by name. */
  let current = '';
  let typed = '';
  let typedAt = 0;

  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-nav]')];
  const find = (nav: string): HTMLElement | null => root.querySelector(`[data-nav="${nav}"]`);
  const targets = (): HTMLElement[] => all().filter((element) => whatAt(element, on.possible()) !== null);

  /** Exactly one element can be reached by Tab: where the focus was, or what can be touched. */
  function tabs(): void {
    const elements = all();
    const stop = find(current) ?? targets()[0] ?? elements[0];
    for (const element of elements) {
      const wanted = element === stop ? 0 : -1;
      if (element.tabIndex !== wanted) element.tabIndex = wanted;
    }
  }

  function go(element: HTMLElement | null | undefined): void {
    if (!element) return;
    current = element.dataset.nav!;
    tabs();
    element.focus();
  }

  function arrow(direction: Direction): void {
    const here = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : null;
    const can = on.possible();
    // Where only few things can be touched, the arrows go between those.
    const some = [...can].some((what) => what.startsWith('way:') || what.startsWith('path:')) ? targets() : [];
    const elements = (some.length && here && some.includes(here) ? some : all()).filter((element) => element !== here);
    if (!here?.dataset.nav) return go(targets()[0] ?? elements[0]);
    const found = steer(here.getBoundingClientRect(), elements.map((element) => element.getBoundingClientRect()), direction);
    go(elements[found]);
  }

  function touch(what: string): void {
    if (!on.touch(what)) on.refuse();
  }

  function digit(key: string): void {
    const now = performance.now();
    typed = now - typedAt < TYPING && find(`tile:${typed}${key}`) ? typed + key : key;
    typedAt = now;
    go(find(`tile:${typed}`));
  }

  function path(side: string): void {
    if (on.possible().has(`path:${side}`)) touch(`path:${side}`);
    else go(find(`path:${side}`));
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target instanceof HTMLElement ? event.target : null;
    if (at?.matches('input, textarea, select, [contenteditable]')) return;
    const direction = ARROWS[event.key];
    if (direction) arrow(direction);
    else if ((event.key === 'Enter' || event.key === ' ') && at?.dataset.nav) {
      const what = whatAt(at, on.possible());
      // What means nothing as a touch is left to the click: it says what is there.
      if (!what) return;
      touch(what);
    } else if (/^[0-9]$/.test(event.key)) digit(event.key);
    else if (event.key === '+' || event.key === '=') touch('way:cw');
    else if (event.key === '-') touch('way:ccw');
    else if (event.key === 'n') path('N');
    else if (event.key === 's') path('S');
    else if (event.key === 't') go(targets()[0]);
    else if (event.key === 'g') {
      const space = on.guard();
      if (space !== null) go(find(`space:${space}`));
    } else if (event.key === 'u') on.memory();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function focusin(event: FocusEvent): void {
    const nav = event.target instanceof HTMLElement ? event.target.dataset.nav : undefined;
    if (!nav) return;
    current = nav;
    tabs();
  }

  // Whatever draws the board anew, there is always one way in.
  const watch = new MutationObserver(() => tabs());
  watch.observe(root, { subtree: true, childList: true });
  tabs();
  root.addEventListener('keydown', key);
  root.addEventListener('focusin', focusin);
  return () => {
    watch.disconnect();
    root.removeEventListener('keydown', key);
    root.removeEventListener('focusin', focusin);
  };
}
