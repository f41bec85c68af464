// Keeps the keyboard focus on the board. A card that is played vanishes with the focus on it, and a button that was
// used is disabled: the browser then drops the focus. The board restores it until another part of the page takes it.

export interface Focus {
  /** Whether the board had the focus and lost it, without another element taking it. */
  lost(): boolean;
  end(): void;
}

/** Whether nothing usable has the focus. Browsers drop the focus of a disabled element later and without an event. */
function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled') || at.closest('[inert], [hidden]') !== null;
}

/** Calls `restore` whenever the focus was lost. */
export function keepFocus(root: HTMLElement, restore: () => void): Focus {
  let held = root.contains(document.activeElement);
  /** A dialog that has the focus while it is open. */
  let lent: Element | null = null;

  const lost = (): boolean => held && nowhere() && document.hasFocus();
  const check = (): void => {
    if (lost()) restore();
  };

  function focusin(event: FocusEvent): void {
    const at = event.target instanceof Element ? event.target : null;
    const before = held;
    held = at !== null && root.contains(at);
    const dialog = held ? null : (at?.closest('dialog') ?? null);
    lent = dialog && (before || lent === dialog) ? dialog : null;
  }
  // Pointing elsewhere and Tab move the focus on purpose.
  function leave(): void {
    held = false;
    lent = null;
  }
  function key(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.defaultPrevented) held = false;
  }
  // The focus is dropped after this event, and the board may be rendering.
  const later = (): void => queueMicrotask(check);
  function closed(event: Event): void {
    if (event.target !== lent) return;
    held = true;
    lent = null;
    later();
  }

  const watch = new MutationObserver(check);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert', 'hidden'] });
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', focusin, { signal });
  document.addEventListener('pointerdown', leave, { signal, capture: true });
  document.addEventListener('close', closed, { signal, capture: true });
  root.addEventListener('keydown', key, { signal });
  root.addEventListener('focusout', later, { signal });
  window.addEventListener('focus', check, { signal });
  return {
    lost,
    end: () => {
      watch.disconnect();
      listening.abort();
    },
  };
}
