// A board by keyboard alone. One thing on it is in the order of the Tab key; the arrows go on from there. The letters
// work only while the board has the focus, so that they disturb nobody who types elsewhere.

import { tick } from 'svelte';
import { keepFocus } from './focus.ts';
import { steer, type Direction } from './steer.ts';
import { whatAt } from './targets.ts';

/** What the keys of a board do with. */
export interface Steps {
  /** Where the focus is or was last, by name. */
  current(): string;
  find(nav: string): HTMLElement | null;
  /** All things whose name begins so. */
  named(start: string): HTMLElement[];
  /** Those that can be touched now. */
  targets(): HTMLElement[];
  go(element: HTMLElement | null | undefined): void;
  touch(what: string): void;
}

export interface Keyboard {
  possible: () => ReadonlySet<string>;
  touch: (what: string) => boolean;
  /** Says that this cannot be touched. */
  refuse: () => void;
  /** What the letters, digits and signs of this board do. `at` has the focus. */
  keys: Readonly<Record<string, (steps: Steps, at: HTMLElement) => void>>;
  /** A move is begun, and something has to come next. */
  pending?: () => boolean;
  /** Whether the arrows go among what can be touched only. */
  narrow?: (here: HTMLElement | null) => boolean;
  /** Where to begin, and to go on when what had the focus is gone: one of what can be touched. */
  home?: (targets: HTMLElement[]) => HTMLElement | undefined;
  /** Step back or close something; false if there was nothing. */
  escape?: () => boolean;
  /** The focus rests on something, or has left it. */
  linger?: (at: HTMLElement | null) => void;
}

const REST = 700;
const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const kindOf = (nav: string): string => nav.replace(/:.*/, ':');

export function keyboard(root: HTMLElement, on: Keyboard): () => void {
  /** Where the focus is or was last, by name (the element itself may be drawn anew) and by its place among its like. */
  let current = '';
  let place = 0;
  /** What a move began with: taking it back leads there. */
  let origin = '';

  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-nav]')];
  const named = (start: string): HTMLElement[] => all().filter((element) => element.dataset.nav!.startsWith(start));
  const find = (nav: string): HTMLElement | null => root.querySelector(`[data-nav="${nav}"]`);
  const targets = (): HTMLElement[] => all().filter((element) => whatAt(element, on.possible()) !== null);
  const focused = (): HTMLElement | null =>
    document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : null;

  function remember(nav: string): void {
    current = nav;
    place = Math.max(0, named(kindOf(nav)).findIndex((element) => element.dataset.nav === nav));
  }

  /** Where the focus belongs: at the same thing, else at what lies there now, else at the beginning. */
  function stop(): HTMLElement | undefined {
    const same = find(current);
    if (same) return same;
    const home = on.home?.(targets());
    if (home) return home;
    const like = named(kindOf(current || 'hand:'));
    return like[Math.min(place, like.length - 1)] ?? named('hand:')[0] ?? targets()[0] ?? all()[0];
  }

  /** Exactly one element can be reached by Tab. */
  function tabs(): void {
    const reached = stop();
    for (const element of all()) {
      const wanted = element === reached ? 0 : -1;
      if (element.tabIndex !== wanted) element.tabIndex = wanted;
    }
  }

  function go(element: HTMLElement | null | undefined, quietly = false): void {
    if (!element) return;
    remember(element.dataset.nav!);
    tabs();
    element.focus({ preventScroll: quietly });
  }

  function arrow(direction: Direction): void {
    const here = focused();
    // In the middle of a move only what can come next is worth going to.
    const some = on.pending?.() || on.narrow?.(here) ? targets() : [];
    const elements = (some.length ? some : all()).filter((element) => element !== here);
    if (!here) return go(elements[0]);
    const found = steer(here.getBoundingClientRect(), elements.map((element) => element.getBoundingClientRect()), direction);
    go(elements[found]);
  }

  /** After a touch the focus moves to what comes next. */
  function touch(what: string): void {
    const nav = focused()?.dataset.nav;
    if (!on.touch(what)) return on.refuse();
    if (nav) remember(nav);
    void tick().then(() => {
      if (on.pending?.()) go(nearest(targets()));
      else tabs();
    });
  }

  function nearest(elements: HTMLElement[]): HTMLElement | undefined {
    const here = focused()?.getBoundingClientRect();
    if (!here) return elements[0];
    const away = (element: HTMLElement): number => {
      const box = element.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
    };
    return elements.sort((a, b) => away(a) - away(b))[0];
  }

  function back(): boolean {
    const before = origin || current;
    if (!on.escape?.()) return false;
    void tick().then(() => go(root.querySelector<HTMLElement>('[data-nav][aria-pressed="true"]') ?? find(before)));
    return true;
  }

  const steps: Steps = { current: () => current, find, named, targets, go, touch };

  /** Whether the key meant something here. */
  function does(event: KeyboardEvent, at: HTMLElement): boolean {
    const direction = ARROWS[event.key];
    const own = Object.hasOwn(on.keys, event.key) ? on.keys[event.key] : undefined;
    if (direction) arrow(direction);
    else if (event.key === 'Escape' || event.key === 'Backspace') return back();
    else if (event.key === 'Enter' || event.key === ' ') {
      const what = at.dataset.nav ? whatAt(at, on.possible()) : null;
      // What means nothing as a touch is left to the click: it may open an explanation.
      if (!what) return false;
      if (event.repeat) return true;
      if (!on.pending?.()) origin = at.dataset.nav!;
      touch(what);
    } else if (own) {
      if (!event.repeat) own(steps, at);
    } else return false;
    return true;
  }

  function key(event: KeyboardEvent, at = event.target): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(at instanceof HTMLElement)) return;
    if (at.matches('input, textarea, select, [contenteditable]') || !does(event, at)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A key that came while the focus was lost: it is the board's, but nothing is touched that was not seen before. */
  function strayed(event: KeyboardEvent): void {
    if (!focus.lost() || event.defaultPrevented) return;
    const same = find(current) !== null;
    go(stop(), true);
    if (same || !['Enter', ' '].includes(event.key)) key(event, document.activeElement);
  }

  let resting = 0;
  function rest(at: HTMLElement | null): void {
    if (!on.linger) return;
    clearTimeout(resting);
    // Only for those who came by keyboard: a click says for itself what it wants.
    const there = at?.matches(':focus-visible') ? at : null;
    // Always later: the focus may be leaving a card that is just being taken away.
    resting = window.setTimeout(() => on.linger?.(there), there ? REST : 0);
  }
  function focusin(event: FocusEvent): void {
    const at = event.target instanceof HTMLElement && event.target.dataset.nav ? event.target : null;
    rest(at);
    if (!at) return;
    remember(at.dataset.nav!);
    tabs();
  }

  // Whatever draws the board anew, there is always one way in.
  const watch = new MutationObserver(tabs);
  watch.observe(root, { subtree: true, childList: true });
  tabs();
  const focus = keepFocus(root, () => go(stop(), true));
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('keydown', key, { signal });
  root.addEventListener('focusin', focusin, { signal });
  root.addEventListener('focusout', () => rest(null), { signal });
  document.addEventListener('keydown', strayed, { signal });
  return () => {
    clearTimeout(resting);
    watch.disconnect();
    focus.end();
    listening.abort();
  };
}
