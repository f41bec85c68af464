// Which card flies from where: from hands and piles to stones, and back to piles.

import { fly, MOST, placeOf, sketch, slide, vanish, type Sketch } from '../shared/flight.ts';

const pileOf = (card: string): string => `pile:${/^(?:!!|[A-Z])/.test(card) ? 'tactic' : 'clan'}`;

/** The box that a newly drawn card comes from: a hand, or its pile. */
function origin(before: Sketch, root: HTMLElement, card: string, zone: string): DOMRect | null {
  if (zone.startsWith('hand:')) return placeOf(root, pileOf(card));
  const hand = `hand:${zone.split(':')[1]}`;
  // The back that was removed is the card that was played.
  const back = [...before].findLast(([key, spot]) => key.startsWith('back:') && spot.zone === hand && !spot.node.isConnected);
  return back?.[1].box ?? placeOf(root, hand);
}

export function carry(root: HTMLElement, air: HTMLElement, before: Sketch): void {
  const after = sketch(root);
  const flights: (() => void)[] = [];
  for (const [card, spot] of after) {
    const was = before.get(card);
    const from = was ? was.box : origin(before, root, spot.node.dataset.face ?? card, spot.zone);
    const order = flights.length;
    if (was?.zone === spot.zone) slide(spot, was.box);
    else if (from) flights.push(() => fly(air, spot, from, order));
  }
  if (flights.length > MOST) return;
  for (const flight of flights) flight();
  // A card that left the own hand for a pile is not drawn any more.
  for (const [card, was] of before)
    if (!after.has(card) && !card.startsWith('back:') && was.zone.startsWith('hand:')) {
      const to = placeOf(root, pileOf(card));
      if (to) vanish(air, was, to);
    }
}
