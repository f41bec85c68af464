// Where the viewer sees each card.

import { isHidden, LINES, type CardCode, type View } from './parse.ts';

export type Seen = 'unseen' | 'hand' | 'table' | 'gone';

/** `gone` cards are in the discard, from where they may come back, or in a victory pile. */
export function seen(view: View): Map<CardCode, Seen> {
  const found = new Map<CardCode, Seen>();
  for (const line of LINES) {
    if (line === 'b') {
      if (view.rules.bruce) for (const card of ['b1', 'b2']) found.set(card, 'unseen');
    } else for (const strength of '123456789ABC') found.set(line + strength, 'unseen');
  }
  const mark = (cards: readonly CardCode[], where: Seen): void => {
    for (const card of cards) if (!isHidden(card) && found.has(card)) found.set(card, where);
  };
  mark(view.discard, 'gone');
  mark(view.supporters, 'table');
  mark(view.recruits.flatMap((slot) => (slot ? [slot.card] : [])), 'table');
  for (const seat of view.seats) {
    mark(view.victory[seat], 'gone');
    mark(view.armies[seat].map((clan) => clan.card), 'table');
    mark(view.hands[seat], 'hand');
  }
  return found;
}
