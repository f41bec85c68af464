// Pointer gestures on a board: taps, drags, long presses and hovering. The controller decides what they do.

export interface Handlers {
  /** An element was tapped, or activated by key. */
  tap(at: HTMLElement): void;
  /** Returns the element whose picture is dragged, or null if the element cannot be dragged. */
  lift(at: HTMLElement): HTMLElement | null;
  /** A drag began. */
  lifted(at: HTMLElement): void;
  /** The drag is over an element; returns the element to highlight. */
  over(from: HTMLElement, at: Element | null): Element | null;
  /** The drag ended. */
  drop(from: HTMLElement, at: Element | null, moved: { x: number; y: number }): void;
  hold(at: HTMLElement): void;
  hover(at: HTMLElement | null): void;
}

const AWAY = 7;
const HOLD = 480;
const HOVER = 550;
const THINGS = '[data-touch], [data-stone], [data-help]';

export function gestures(root: HTMLElement, air: () => HTMLElement, on: Handlers): () => void {
  let start: { x: number; y: number; at: HTMLElement; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let grip = { x: 0, y: 0 };
  let lit: Element | null = null;
  let timer = 0;
  let hovering = 0;
  let hovered: HTMLElement | null = null;
  /** The last position of the mouse: an element that appears under a resting mouse is not hovered. */
  let mouse: { x: number; y: number } | null = null;
  // A click follows every pointerup; after a drag or a long press it is ignored.
  let spent = false;

  const thing = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(THINGS) : null;

  function light(element: Element | null): void {
    if (element === lit) return;
    lit?.classList.remove('over');
    element?.classList.add('over');
    lit = element;
  }

  function down(event: PointerEvent): void {
    spent = false;
    const at = thing(event);
    if (!at || event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, at, id: event.pointerId };
    clearTimeout(timer);
    if (event.pointerType !== 'mouse')
      timer = window.setTimeout(() => {
        if (!start || ghost) return;
        spent = true;
        on.hold(start.at);
        start = null;
      }, HOLD);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') mouse = { x: event.clientX, y: event.clientY };
    if (!start || event.pointerId !== start.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < AWAY) return;
      clearTimeout(timer);
      const picture = on.lift(start.at);
      if (!picture) {
        start = null;
        return;
      }
      begin(picture, event);
    }
    const layer = air().getBoundingClientRect();
    ghost!.style.left = `${event.clientX - layer.left - grip.x}px`;
    ghost!.style.top = `${event.clientY - layer.top - grip.y}px`;
    light(on.over(start.at, document.elementFromPoint(event.clientX, event.clientY)));
    event.preventDefault();
  }

  function begin(picture: HTMLElement, event: PointerEvent): void {
    const box = picture.getBoundingClientRect();
    ghost = document.createElement('div');
    ghost.className = 'dragged';
    ghost.style.inlineSize = `${box.width}px`;
    const drawing = picture.querySelector('svg');
    if (drawing) ghost.append(drawing.cloneNode(true));
    air().append(ghost);
    grip = { x: start!.x - box.left, y: start!.y - box.top };
    // On a touch screen the finger would hide the card.
    if (event.pointerType === 'touch') grip = { x: box.width / 2, y: box.height * 0.95 };
    root.setPointerCapture(start!.id);
    root.classList.add('dragging');
    on.lifted(start!.at);
  }

  function end(event: PointerEvent): void {
    clearTimeout(timer);
    if (!start || event.pointerId !== start.id) return;
    const { at, x, y } = start;
    start = null;
    if (!ghost) return;
    spent = true;
    const here = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null;
    ghost.remove();
    ghost = null;
    light(null);
    root.classList.remove('dragging');
    on.drop(at, here, { x: event.clientX - x, y: event.clientY - y });
  }

  function click(event: MouseEvent): void {
    if (spent) {
      spent = false;
      return;
    }
    const at = thing(event);
    if (at) on.tap(at);
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const still = mouse === null || (mouse.x === event.clientX && mouse.y === event.clientY);
    mouse = { x: event.clientX, y: event.clientY };
    if (still) return;
    const at = thing(event);
    if (at === hovered) return;
    hovered = at;
    clearTimeout(hovering);
    hovering = window.setTimeout(() => on.hover(hovered), at ? HOVER : 150);
  }

  function leave(): void {
    hovered = null;
    clearTimeout(hovering);
    on.hover(null);
  }

  // A long press must not open the browser's own menu.
  function menu(event: Event): void {
    if (thing(event)) event.preventDefault();
  }

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', end, { signal });
  root.addEventListener('pointercancel', end, { signal });
  root.addEventListener('click', click, { signal });
  root.addEventListener('pointerover', over, { signal });
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener('contextmenu', menu, { signal });
  return () => {
    clearTimeout(timer);
    clearTimeout(hovering);
    listening.abort();
  };
}
