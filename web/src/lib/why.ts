// Why something cannot be used now. A thing with a reason keeps the focus, so that a keyboard and a screen reader reach
// it, and shows the reason when it is pointed at, focused, pressed, or held with a finger.

import type { Attachment } from 'svelte/attachments';

const HOLD = 480;
/** How long a reason stays after a press, in milliseconds. */
const STAY = 4_000;

let note: HTMLElement | null = null;
let about: Element | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a reason beside an element, in a layer above everything, dialogs included. */
export function showReason(at: Element, text: string, stay = 0): void {
  clearTimeout(leaving);
  if (!note?.isConnected) {
    note = document.createElement('div');
    note.className = 'reason-note';
    // Screen readers have the description of the element itself.
    note.setAttribute('aria-hidden', 'true');
    note.popover = 'manual';
    document.body.append(note);
  }
  note.textContent = text;
  // Without popovers it is an ordinary fixed element.
  if (typeof note.showPopover === 'function') {
    note.hidePopover();
    note.showPopover();
  } else note.hidden = false;
  about = at;
  place(note, at.getBoundingClientRect());
  follow(at);
  if (stay > 0) leaving = setTimeout(() => hideReason(), stay);
}

/** Hides the reason when its element goes away or moves, for instance because the game is over. */
function follow(at: Element): void {
  const { left, top } = at.getBoundingClientRect();
  const check = (): void => {
    if (about !== at) return;
    const now = at.getBoundingClientRect();
    if (!at.isConnected || Math.hypot(now.left - left, now.top - top) > 8) hideReason();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Hides the reason; with an element, only if it is about that one. */
export function hideReason(at?: Element): void {
  if (at && about !== at) return;
  clearTimeout(leaving);
  about = null;
  if (typeof note?.hidePopover === 'function') note.hidePopover();
  else if (note) note.hidden = true;
}

/** Above the element if there is room, else below, within the window. */
function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(6, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 6));
  const above = at.top - height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above >= 6 ? above : Math.min(at.bottom + 8, innerHeight - height - 6)}px`;
}

/** Marks an element as not usable for this reason; without a reason it is left as it is. */
export function describeReason(at: Element, reason: string | null, disabled = true): void {
  const set = (name: string, value: string | null) => (value === null ? at.removeAttribute(name) : at.setAttribute(name, value));
  set('aria-disabled', reason !== null && disabled ? 'true' : null);
  set('aria-description', reason);
}

/** Gives a button the reason why it cannot be used: `<button {@attach because(reason)}>`. Null leaves it usable. */
export function because(reason: string | null | false): Attachment<HTMLElement> {
  return (at) => {
    if (!reason) return;
    describeReason(at, reason);
    let held: ReturnType<typeof setTimeout> | undefined;
    const show = (stay = 0) => showReason(at, reason, stay);
    const listening = new AbortController();
    const { signal } = listening;
    const on = (name: string, does: (event: Event) => void, capture = false) => at.addEventListener(name, does, { signal, capture });
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show());
    on('pointerleave', () => (clearTimeout(held), hideReason(at)));
    on('focus', () => at.matches(':focus-visible') && show());
    on('blur', () => hideReason(at));
    on('pointerdown', (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') held = setTimeout(() => show(STAY), HOLD);
    });
    on('pointerup', () => clearTimeout(held));
    on('contextmenu', (event) => event.preventDefault());
    // A press does nothing but say why.
    on('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      show(STAY);
    }, true);
    return () => {
      clearTimeout(held);
      listening.abort();
      hideReason(at);
      describeReason(at, null);
    };
  };
}
