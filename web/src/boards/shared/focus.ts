// The focus of somebody who plays by keyboard. A card that is played vanishes with the focus on it, a button that has
// done its work is disabled: the browser then drops the focus, and the keys would go nowhere. The board keeps what it
// had until something else on the page takes it.

export interface Focus {
  /** Whether the focus is the board's and lies nowhere: it was lost, not given away. */
  lost(): boolean;
  end(): void;
}

/** On nothing, or on what cannot be used any more: browsers drop the focus of such a thing a moment later, and say nothing. */
function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled') || at.closest('[inert], [hidden]') !== null;
}

/** `restore` is called whenever the focus was lost; it puts it back on the board. */
export function keepFocus(root: HTMLElement, restore: () => void): Focus {
  let held = root.contains(document.activeElement);
  /** A dialog that has the focus for as long as it is open. */
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
  // Who points somewhere, or goes on with Tab, says where the focus shall be.
  function leave(): void {
    held = false;
    lent = null;
  }
  function key(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.defaultPrevented) held = false;
  }
  // The focus is dropped after this event, and the board may be in the middle of being drawn.
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
