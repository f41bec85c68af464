// The keys of this game alone. Arrows, Enter, Escape and the keys that all boards have come after these.

export interface Shortcuts {
  possible: () => ReadonlySet<string>;
  touch: (what: string) => boolean;
  refuse: () => void;
}

/** What a key touches, if that is possible: the first of these that is. */
const TOUCHES: Record<string, (key: string) => string[]> = {
  '+': () => ['up'],
  '-': () => ['down'],
  p: () => ['power'],
  x: () => ['skip'],
};
const PLACES: Record<string, string> = { r: 'row:', s: 'supporter:', a: 'army:' };

export function shortcuts(root: HTMLElement, on: Shortcuts): () => void {
  const named = (start: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`[data-nav^="${start}"]`)];

  /** The first of a kind that can be touched, else the first; pressed again, the one after. */
  function go(start: string): void {
    const all = named(start);
    const legal = all.filter((element) => on.possible().has(element.dataset.nav!));
    const some = legal.length ? legal : all;
    const at = some.indexOf(document.activeElement as HTMLElement);
    some[(at + 1) % some.length]?.focus();
  }

  function number(digit: string): void {
    for (const kind of ['row', 'supporter'])
      if (on.possible().has(`${kind}:${digit}`)) {
        on.touch(`${kind}:${digit}`);
        return;
      }
    const slot = named(`row:${digit}`)[0];
    if (slot) slot.focus();
    else on.refuse();
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')) return;
    const touches = TOUCHES[event.key]?.(event.key);
    const place = PLACES[event.key];
    if (touches) {
      const what = touches.find((one) => on.possible().has(one));
      if (!what || !on.touch(what)) on.refuse();
    } else if (place) go(place);
    else if (/^[1-5]$/.test(event.key)) number(event.key);
    // These mean something on other boards only.
    else if (!/^[6-9cd]$/.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  root.addEventListener('keydown', key);
  return () => root.removeEventListener('keydown', key);
}

/**
 * Keeps the focus on the board for those who play by keyboard: a button or card that has done its work vanishes,
 * and the focus with it. It goes on at what can be touched next. Returns what to call after every change.
 */
export function refocus(root: HTMLElement, possible: () => ReadonlySet<string>): { settle: () => void; end: () => void } {
  let keyed = false;
  const key = (): void => void (keyed = true);
  const point = (): void => void (keyed = false);
  function settle(): void {
    if (!keyed || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const all = [...root.querySelectorAll<HTMLElement>('[data-nav]')];
    const legal = all.filter((element) => element.dataset.touch?.split(' ').some((what) => possible().has(what)));
    const best = ['button.strong', '.held', '.clan', '.card'].map((kind) => legal.find((element) => element.matches(kind))).find(Boolean);
    (best ?? legal[0] ?? all.find((element) => element.matches('.held')) ?? all[0])?.focus({ preventScroll: true });
  }
  root.addEventListener('keydown', key, true);
  document.addEventListener('pointerdown', point, true);
  return {
    settle,
    end: () => {
      root.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', point, true);
    },
  };
}
