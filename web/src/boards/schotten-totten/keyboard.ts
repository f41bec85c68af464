// The board by keyboard alone. One thing on it is in the order of the Tab key; the arrows go on from there.
// The letters work only while the board has the focus, so that they disturb nobody who types elsewhere.

import { steer, type Direction } from './steer.ts';
import { whatAt } from './targets.ts';

export interface Keyboard {
  possible: () => ReadonlySet<string>;
  pending: () => boolean;
  touch: (what: string) => boolean;
  /** Step back or close something; false if there was nothing. */
  escape: () => boolean;
  explain: (at: HTMLElement) => void;
  tracker: () => void;
  refuse: () => void;
  /** The focus rests on something, or has left it. */
  linger?: (at: HTMLElement | null) => void;
}

const REST = 700;
const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export function keyboard(root: HTMLElement, on: Keyboard): () => void {
  /** Where the focus is or was last, by name: the element itself may be drawn anew. */
  let current = '';
  let inside = false;

  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-nav]')];
  const find = (nav: string): HTMLElement | null => root.querySelector(`[data-nav="${nav}"]`);
  const targets = (): HTMLElement[] => all().filter((element) => whatAt(element, on.possible()) !== null);

  /** Exactly one element can be reached by Tab. */
  function tabs(): void {
    const elements = all();
    const stop = find(current) ?? elements.find((element) => element.dataset.nav!.startsWith('hand:')) ?? elements[0];
    for (const element of elements) {
      const wanted = element === stop ? 0 : -1;
      if (element.tabIndex !== wanted) element.tabIndex = wanted;
    }
    // What had the focus is gone (a card was played): it goes on at the same place.
    if (inside && stop && !root.contains(document.activeElement) && (document.activeElement === document.body || !document.activeElement))
      stop.focus({ preventScroll: true });
  }

  function go(element: HTMLElement | null | undefined): void {
    if (!element) return;
    current = element.dataset.nav!;
    tabs();
    element.focus();
  }

  function arrow(direction: Direction): void {
    const here = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : null;
    // In the middle of a move only what can come next is worth going to.
    const some = on.pending() ? targets() : [];
    const elements = (some.length ? some : all()).filter((element) => element !== here);
    if (!here) return go(elements[0]);
    const found = steer(here.getBoundingClientRect(), elements.map((element) => element.getBoundingClientRect()), direction);
    go(elements[found]);
  }

  /** After a touch the focus moves to what comes next. */
  function touch(what: string): void {
    const nav = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.nav : undefined;
    if (!on.touch(what)) return on.refuse();
    if (nav) current = nav;
    requestAnimationFrame(() => {
      if (on.pending()) go(nearest(targets()));
      else tabs();
    });
  }

  function nearest(elements: HTMLElement[]): HTMLElement | undefined {
    const here = document.activeElement?.getBoundingClientRect();
    if (!here) return elements[0];
    const away = (element: HTMLElement): number => {
      const box = element.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
    };
    return elements.sort((a, b) => away(a) - away(b))[0];
  }

  function claim(): void {
    const claims = [...on.possible()].filter((what) => what.startsWith('claim:'));
    if (claims.length === 1) touch(claims[0]!);
    else if (claims.length > 1) {
      const at = claims.indexOf(current.replace('stone:', 'claim:'));
      go(find(claims[(at + 1) % claims.length]!.replace('claim:', 'stone:')));
    } else on.refuse();
  }

  function draw(): void {
    const piles = [...on.possible()].filter((what) => what.startsWith('pile:'));
    if (piles.length === 1) touch(piles[0]!);
    else if (piles.length > 1) go(find(piles[current === piles[0] ? 1 : 0]!));
    else on.refuse();
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target instanceof HTMLElement ? event.target : null;
    if (at?.matches('input, textarea, select, [contenteditable]')) return;
    const direction = ARROWS[event.key];
    if (direction) arrow(direction);
    else if (event.key === 'Escape' || event.key === 'Backspace') {
      const before = current;
      if (!on.escape()) return;
      requestAnimationFrame(() => {
        const held = root.querySelector<HTMLElement>('[data-nav][aria-pressed="true"]') ?? find(origin ?? before);
        if (held) go(held);
      });
    } else if ((event.key === 'Enter' || event.key === ' ') && at?.dataset.nav) {
      const what = whatAt(at, on.possible());
      // What means nothing as a touch is left to the click: it may open an explanation.
      if (!what) return;
      if (at.dataset.nav.startsWith('hand:')) origin = at.dataset.nav;
      touch(what);
    } else if (/^[1-9]$/.test(event.key)) {
      if (on.possible().has(`stone:${event.key}`)) touch(`stone:${event.key}`);
      else go(find(`stone:${event.key}`));
    } else if (event.key === 'c') claim();
    else if (event.key === 'd') draw();
    else if (event.key === 'e') {
      if (at) on.explain(at);
    } else if (event.key === 'h') go(all().find((element) => element.dataset.nav!.startsWith('hand:')));
    else if (event.key === 'u') on.tracker();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  let origin: string | null = null;

  let resting = 0;
  function rest(at: HTMLElement | null): void {
    clearTimeout(resting);
    // Only for those who came by keyboard: a click says for itself what it wants.
    const there = at?.matches(':focus-visible') ? at : null;
    // Always later: the focus may be leaving a card that is just being taken away.
    resting = window.setTimeout(() => on.linger?.(there), there ? REST : 0);
  }

  function focusin(event: FocusEvent): void {
    inside = true;
    rest(event.target instanceof HTMLElement && event.target.dataset.nav ? event.target : null);
    const nav = event.target instanceof HTMLElement ? event.target.dataset.nav : undefined;
    if (nav) {
      current = nav;
      tabs();
    }
  }
  function focusout(event: FocusEvent): void {
    rest(null);
    // A card that is played vanishes with the focus on it: that is not leaving the board.
    const gone = event.target instanceof Element && !event.target.isConnected;
    if (!gone && !(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) inside = false;
  }

  // Whatever draws the board anew, there is always one way in.
  const watch = new MutationObserver(() => tabs());
  watch.observe(root, { subtree: true, childList: true });
  tabs();
  root.addEventListener('keydown', key);
  root.addEventListener('focusin', focusin);
  root.addEventListener('focusout', focusout);
  return () => {
    clearTimeout(resting);
    watch.disconnect();
    root.removeEventListener('keydown', key);
    root.removeEventListener('focusin', focusin);
    root.removeEventListener('focusout', focusout);
  };
}
