// Which card flies from where. A card that is not drawn before or after (in a hidden hand or a victory pile) flies from
// or to the place that represents it.

import { fly, MOST, placeOf, sketch, slide, turn, vanish, type Sketch } from '../shared/flight.ts';
import { isHidden, type CardCode, type View } from './parse.ts';

/** The place that represents a card that is not drawn: a pile, a hand, or a victory pile. */
export function whereabouts(view: View, card: CardCode): string {
  if (view.discard.includes(card)) return 'discard';
  for (const seat of view.seats) if (view.victory[seat].includes(card)) return `victory:${seat}`;
  for (const seat of view.seats) if (view.hands[seat].includes(card)) return `hand:${seat}`;
  return 'pile';
}

/** The place that a newly drawn card comes from. */
function origin(before: View, zone: string, card: string): string {
  if (!card.startsWith('back:') && !isHidden(card)) {
    const known = whereabouts(before, card);
    if (known !== 'pile') return known;
  }
  // It was in a hand, or it has just been dealt.
  return zone.startsWith('army:') ? `hand:${zone.slice(5)}` : 'pile';
}

/** The place that a card goes to that is not drawn any more. */
function goal(before: View, now: View, card: string): string {
  const known = whereabouts(now, card);
  if (known !== 'pile') return known;
  const grown = now.seats.find((seat) => now.hands[seat].length > before.hands[seat].length);
  return grown ? `hand:${grown}` : 'discard';
}

/** Whether it was in a hand, and so did not lie there face down. */
const inHand = (view: View, card: CardCode): boolean => view.seats.some((seat) => view.hands[seat].includes(card));

export function carry(root: HTMLElement, air: HTMLElement, drawn: Sketch, before: View, now: View): void {
  const after = sketch(root);
  const backs = [...drawn].filter(([card]) => card.startsWith('back:') && !after.has(card)).map(([, spot]) => spot);
  const flights: (() => void)[] = [];
  for (const [card, spot] of after) {
    const was = drawn.get(card);
    const turned = !was && drawn.get(spot.node.dataset.back ?? '');
    if (turned && !card.startsWith('back:') && !after.has(spot.node.dataset.back!) && !inHand(before, card)) {
      turn(spot);
    } else if (!was) {
      const named = origin(before, spot.zone, card);
      // A card that was hidden may have lain face down in another army.
      const hidden = named !== 'pile' && !inHand(before, card) ? backs.find((back) => back.zone !== spot.zone && back.zone.startsWith('army:')) : undefined;
      const from = hidden?.box ?? placeOf(root, named);
      const order = flights.length;
      if (from) flights.push(() => fly(air, spot, from, order));
    } else if (was.zone !== spot.zone) flights.push(() => fly(air, spot, was.box, 0));
    else slide(spot, was.box);
  }
  for (const [card, was] of drawn)
    if (!after.has(card) && !card.startsWith('back:') && was.zone !== 'discard') {
      const to = placeOf(root, goal(before, now, card));
      if (to) flights.push(() => vanish(air, was, to));
    }
  if (flights.length <= MOST) for (const flight of flights) flight();
}
