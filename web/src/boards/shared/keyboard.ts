// Keyboard control of a board. One element is in the tab order, and the arrow keys move the focus from there (roving
// tabindex). Letters work only while the board has the focus.

import { tick } from 'svelte';
import { keepFocus } from './focus.ts';
import { steer, type Direction } from './steer.ts';
import { whatAt } from './targets.ts';

/** What the keys of a board can use. */
export interface Steps {
  /** The name of the element that has or last had the focus. */
  current(): string;
  find(nav: string): HTMLElement | null;
  /** All elements whose name has this prefix. */
  named(start: string): HTMLElement[];
  /** The elements that can be touched now. */
  targets(): HTMLElement[];
  go(element: HTMLElement | null | undefined): void;
  touch(what: string): void;
}

export interface Keyboard {
  possible: () => ReadonlySet<string>;
  touch: (what: string) => boolean;
  /** Announces that a touch is not possible. */
  refuse: () => void;
  /** The letters, digits and signs of the board. `at` has the focus. */
  keys: Readonly<Record<string, (steps: Steps, at: HTMLElement) => void>>;
  /** Whether a move is begun. */
  pending?: () => boolean;
  /** Whether the arrow keys visit only what can be touched. */
  narrow?: (here: HTMLElement | null) => boolean;
  /** The target to focus first, and when the focused element is gone. */
  home?: (targets: HTMLElement[]) => HTMLElement | undefined;
  /** Steps back or closes something; false if there was nothing. */
  escape?: () => boolean;
  /** The focus rests on an element, or has left it. */
  linger?: (at: HTMLElement | null) => void;
}

const REST = 700;
const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const kindOf = (nav: string): string => nav.replace(/:.*/, ':');

export function keyboard(root: HTMLElement, on: Keyboard): () => void {
  /** The focused element by its name, since it may be rendered again, and by its index among elements of its kind. */
  let current = '';
  let place = 0;
  /** The name of the element that a move began with; taking it back leads there. */
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

  /** The element for the tab order: the same as before, else the one at its place, else the first. */
  function stop(): HTMLElement | undefined {
    const same = find(current);
    if (same) return same;
    const home = on.home?.(targets());
    if (home) return home;
    const like = named(kindOf(current || 'hand:'));
    return like[Math.min(place, like.length - 1)] ?? named('hand:')[0] ?? targets()[0] ?? all()[0];
  }

  /** Makes exactly one element reachable by Tab. */
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
    // During a move the arrow keys visit only what can come next.
    const some = on.pending?.() || on.narrow?.(here) ? targets() : [];
    const elements = (some.length ? some : all()).filter((element) => element !== here);
    if (!here) return go(elements[0]);
    const found = steer(here.getBoundingClientRect(), elements.map((element) => element.getBoundingClientRect()), direction);
    go(elements[found]);
  }

  /** Touches, then moves the focus to what comes next. */
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

  /** Handles a key; false if it means nothing here. */
  function does(event: KeyboardEvent, at: HTMLElement): boolean {
    const direction = ARROWS[event.key];
    const own = Object.hasOwn(on.keys, event.key) ? on.keys[event.key] : undefined;
    if (direction) arrow(direction);
    else if (event.key === 'Escape' || event.key === 'Backspace') return back();
    else if (event.key === 'Enter' || event.key === ' ') {
      const what = at.dataset.nav ? whatAt(at, on.possible()) : null;
      // Otherwise the click that follows may open an explanation.
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

  /** Handles a key while the focus is lost. Enter and Space touch only an element that had the focus before. */
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
    // Only for keyboard focus; a click has its own effect.
    const there = at?.matches(':focus-visible') ? at : null;
    // Deferred, since the focus may be leaving a card that is being removed.
    resting = window.setTimeout(() => on.linger?.(there), there ? REST : 0);
  }
  function focusin(event: FocusEvent): void {
    const at = event.target instanceof HTMLElement && event.target.dataset.nav ? event.target : null;
    rest(at);
    if (!at) return;
    remember(at.dataset.nav!);
    tabs();
  }

  // Restores the tab order after each change of the elements.
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
