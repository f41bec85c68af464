// Cards fly. Before the table changes, everything is measured; afterwards, what lies elsewhere is carried from
// where it was. Moving within a hand is a slide of the card itself; from one place to another, a copy flies in
// a layer above everything, so that no neighbour covers it.

interface Spot {
  box: DOMRect;
  zone: string;
  node: HTMLElement;
}

export type Sketch = Map<string, Spot>;

const TIME = 420;
const EASE = 'cubic-bezier(.2,.75,.25,1)';
/** More changes than this are not a move but another position: jumping is clearer then. */
const MOST = 8;

export function sketch(root: HTMLElement): Sketch {
  const found: Sketch = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
    found.set(node.dataset.card!, { box: node.getBoundingClientRect(), zone: node.dataset.zone ?? '', node });
  return found;
}

/** Where a card comes from that was not seen before: out of a hand, or from its pile. */
function origin(before: Sketch, root: HTMLElement, card: string, zone: string): DOMRect | null {
  const place = zone.startsWith('hand:')
    ? `[data-place="pile:${/^(?:!!|[A-Z])/.test(card) ? 'tactic' : 'clan'}"]`
    : `[data-place="hand:${zone.split(':')[1]}"]`;
  // The back that went away is the one that was played.
  if (!zone.startsWith('hand:'))
    for (const [key, spot] of [...before].reverse())
      if (key.startsWith('back:') && spot.zone === `hand:${zone.split(':')[1]}` && !spot.node.isConnected) return spot.box;
  return root.querySelector(place)?.getBoundingClientRect() ?? null;
}

export function carry(root: HTMLElement, air: HTMLElement, before: Sketch): void {
  const after = sketch(root);
  const flights: { spot: Spot; from: DOMRect }[] = [];
  for (const [card, spot] of after) {
    const was = before.get(card);
    if (!was) {
      const from = origin(before, root, spot.node.dataset.face ?? card, spot.zone);
      if (from) flights.push({ spot, from });
    } else if (was.zone !== spot.zone) flights.push({ spot, from: was.box });
    else slide(spot, was.box);
  }
  if (flights.length > MOST) return;
  flights.forEach(({ spot, from }, index) => fly(air, spot, from, index * 60));
  // What left the own hand for a pile is not seen anywhere any more: it goes there and vanishes.
  for (const [card, was] of before)
    if (!after.has(card) && !card.startsWith('back:') && was.zone.startsWith('hand:')) {
      const pile = /^[A-Z]/.test(card) ? 'tactic' : 'clan';
      const to = root.querySelector(`[data-place="pile:${pile}"]`)?.getBoundingClientRect();
      if (to) vanish(air, was, to);
    }
}

function slide(spot: Spot, from: DOMRect): void {
  const dx = from.left - spot.box.left;
  const dy = from.top - spot.box.top;
  if (Math.hypot(dx, dy) < 2) return;
  spot.node.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: TIME * 0.7, easing: EASE });
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

function travel(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function fly(air: HTMLElement, spot: Spot, from: DOMRect, delay: number): void {
  const twin = copy(air, spot.node, spot.box);
  spot.node.style.visibility = 'hidden';
  const start = travel(from, spot.box);
  const flight = twin.animate([{ transform: start }, { transform: 'none' }], {
    duration: TIME,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
  const land = (): void => {
    spot.node.style.visibility = '';
    twin.remove();
  };
  flight.onfinish = flight.oncancel = land;
}

function vanish(air: HTMLElement, was: Spot, to: DOMRect): void {
  const twin = copy(air, was.node, to);
  const flight = twin.animate(
    [{ transform: travel(was.box, to) }, { transform: 'none', opacity: 1, offset: 0.8 }, { transform: 'none', opacity: 0 }],
    { duration: TIME, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => twin.remove();
}
