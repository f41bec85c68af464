// Cards fly. Before the table changes, everything is measured; afterwards, what lies elsewhere is carried from
// where it was. A copy flies in a layer above everything, so that no neighbour covers it. What is not drawn
// before or after (a card of a hidden hand, a victory pile) flies from or to the place that stands for it.

import { isHidden, type CardCode, type View } from './parse.ts';

interface Spot {
  box: DOMRect;
  zone: string;
  node: HTMLElement;
}

export type Sketch = Map<string, Spot>;

const TIME = 430;
const EASE = 'cubic-bezier(.2,.75,.25,1)';
/** More changes than this are not a move but another position: jumping is clearer then. */
const MOST = 9;

export function sketch(root: HTMLElement): Sketch {
  const found: Sketch = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
    found.set(node.dataset.card!, { box: node.getBoundingClientRect(), zone: node.dataset.zone ?? '', node });
  return found;
}

/** The place of a card that is not drawn itself: a pile, a hand, what somebody has won. */
export function whereabouts(view: View, card: CardCode): string {
  if (view.discard.includes(card)) return 'discard';
  for (const seat of view.seats) if (view.victory[seat].includes(card)) return `victory:${seat}`;
  for (const seat of view.seats) if (view.hands[seat].includes(card)) return `hand:${seat}`;
  return 'pile';
}

/** Where a card came from that was not drawn before. */
function origin(before: View, zone: string, card: string): string {
  if (!card.startsWith('back:') && !isHidden(card)) {
    const known = whereabouts(before, card);
    if (known !== 'pile') return known;
  }
  // It was in somebody's hand, or it has just been dealt.
  return zone.startsWith('army:') ? `hand:${zone.slice(5)}` : 'pile';
}

/** Where a card went that is not drawn any more. */
function goal(before: View, now: View, card: string): string {
  const known = whereabouts(now, card);
  if (known !== 'pile') return known;
  const grown = now.seats.find((seat) => now.hands[seat].length > before.hands[seat].length);
  return grown ? `hand:${grown}` : 'discard';
}

/** Whether somebody held it: then it did not lie there already with its back up. */
const inHand = (view: View, card: CardCode): boolean => view.seats.some((seat) => view.hands[seat].includes(card));

export function carry(root: HTMLElement, air: HTMLElement, drawn: Sketch, before: View, now: View): void {
  const after = sketch(root);
  const place = (name: string): DOMRect | null => root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;
  const backs = [...drawn].filter(([card]) => card.startsWith('back:') && !after.has(card)).map(([, spot]) => spot);
  const flights: (() => void)[] = [];
  for (const [card, spot] of after) {
    const was = drawn.get(card);
    const turned = !was && drawn.get(spot.node.dataset.back ?? '');
    if (turned && !card.startsWith('back:') && !after.has(spot.node.dataset.back!) && !inHand(before, card)) {
      turn(spot);
    } else if (!was) {
      const named = origin(before, spot.zone, card);
      // What nobody else saw may have lain in another army with its back up.
      const hidden = named !== 'pile' && !inHand(before, card) ? backs.find((back) => back.zone !== spot.zone && back.zone.startsWith('army:')) : undefined;
      const from = hidden?.box ?? place(named);
      if (from) flights.push(() => fly(air, spot, from, flights.length));
    } else if (was.zone !== spot.zone) flights.push(() => fly(air, spot, was.box, 0));
    else slide(spot, was.box);
  }
  for (const [card, was] of drawn)
    if (!after.has(card) && !card.startsWith('back:') && was.zone !== 'discard') {
      const to = place(goal(before, now, card));
      if (to) flights.push(() => vanish(air, was, to));
    }
  if (flights.length <= MOST) for (const flight of flights) flight();
}

function slide(spot: Spot, from: DOMRect): void {
  const dx = from.left - spot.box.left;
  const dy = from.top - spot.box.top;
  if (Math.hypot(dx, dy) < 2) return;
  spot.node.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: TIME * 0.7, easing: EASE });
}

/** Turned face up where it lies. */
function turn(spot: Spot): void {
  spot.node.animate([{ transform: 'scaleX(0.04)' }, { transform: 'none' }], { duration: TIME * 0.7, easing: 'ease-out' });
}

function copy(air: HTMLElement, node: HTMLElement, box: DOMRect, width: number): HTMLElement {
  const twin = document.createElement('div');
  const over = air.getBoundingClientRect();
  const picture = node.querySelector('svg.card');
  if (picture) twin.append(picture.cloneNode(true));
  twin.className = 'flying';
  twin.style.cssText = `left:${box.left - over.left}px;top:${box.top - over.top}px;inline-size:${width}px`;
  air.append(twin);
  return twin;
}

/** A place may be wide: a card leaves it from its middle, no larger than it will be. */
function start(from: DOMRect, to: DOMRect): string {
  const scale = Math.min(1.6, from.width / to.width);
  const x = from.left + (from.width - to.width * scale) / 2 - to.left;
  return `translate(${x}px, ${from.top - to.top}px) scale(${scale})`;
}

function fly(air: HTMLElement, spot: Spot, from: DOMRect, order: number): void {
  const twin = copy(air, spot.node, spot.box, spot.box.width);
  spot.node.style.visibility = 'hidden';
  const flight = twin.animate([{ transform: start(from, spot.box) }, { transform: 'none' }], {
    duration: TIME,
    delay: Math.min(order, 6) * 50,
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
  const twin = copy(air, was.node, was.box, was.box.width);
  const x = to.left + to.width / 2 - was.box.left - was.box.width / 2;
  const y = to.top + to.height / 2 - was.box.top - was.box.height / 2;
  const flight = twin.animate(
    [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 }],
    { duration: TIME * 1.2, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => twin.remove();
}
