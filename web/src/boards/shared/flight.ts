// Animates cards that move. Before the view changes, all cards are measured; afterwards each moved card is animated
// from its old place. Within a zone the card itself slides; between zones a copy flies in a layer above the board, so
// that no other card covers it. Each board decides which card comes from where.

export interface Spot {
  box: DOMRect;
  zone: string;
  node: HTMLElement;
}

export type Sketch = Map<string, Spot>;

const TIME = 430;
const EASE = 'cubic-bezier(.2,.75,.25,1)';
/** More flights than this are not a move but another position, which is shown without animation. */
export const MOST = 9;

export function sketch(root: HTMLElement): Sketch {
  const found: Sketch = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
    found.set(node.dataset.card!, { box: node.getBoundingClientRect(), zone: node.dataset.zone ?? '', node });
  return found;
}

/** The box of a place. */
export const placeOf = (root: HTMLElement, name: string): DOMRect | null =>
  root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;

export function slide(spot: Spot, from: DOMRect): void {
  const dx = from.left - spot.box.left;
  const dy = from.top - spot.box.top;
  if (Math.hypot(dx, dy) < 2) return;
  spot.node.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: TIME * 0.7, easing: EASE });
}

/** Turns a card face up in place. */
export function turn(spot: Spot): void {
  spot.node.animate([{ transform: 'scaleX(0.04)' }, { transform: 'none' }], { duration: TIME * 0.7, easing: 'ease-out' });
}

function copy(air: HTMLElement, node: HTMLElement, box: DOMRect): HTMLElement {
  const twin = document.createElement('div');
  const over = air.getBoundingClientRect();
  const picture = node.querySelector('svg.card');
  if (picture) twin.append(picture.cloneNode(true));
  twin.className = 'flying';
  twin.style.cssText = `left:${box.left - over.left}px;top:${box.top - over.top}px;inline-size:${box.width}px`;
  air.append(twin);
  return twin;
}

/** The first frame of a flight: in the middle of the place it leaves, scaled towards its size. */
function start(from: DOMRect, to: DOMRect): string {
  const scale = Math.min(1.6, from.width / to.width);
  const x = from.left + (from.width - to.width * scale) / 2 - to.left;
  return `translate(${x}px, ${from.top - to.top}px) scale(${scale})`;
}

/** Flies a card from a box to its place; several cards leave one after the other. */
export function fly(air: HTMLElement, spot: Spot, from: DOMRect, order: number): void {
  const twin = copy(air, spot.node, spot.box);
  spot.node.style.visibility = 'hidden';
  const flight = twin.animate([{ transform: start(from, spot.box) }, { transform: 'none' }], {
    duration: TIME,
    delay: Math.min(order, 6) * 55,
    easing: EASE,
    fill: 'backwards',
  });
  const land = (): void => {
    spot.node.style.visibility = '';
    twin.remove();
  };
  flight.onfinish = flight.oncancel = land;
}

/** Flies a card that is not drawn any more to a place and fades it out there. */
export function vanish(air: HTMLElement, was: Spot, to: DOMRect): void {
  const twin = copy(air, was.node, was.box);
  const x = to.left + to.width / 2 - was.box.left - was.box.width / 2;
  const y = to.top + to.height / 2 - was.box.top - was.box.height / 2;
  const flight = twin.animate(
    [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 }],
    { duration: TIME * 1.2, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => twin.remove();
}
