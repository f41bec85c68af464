// Where the viewer sees each clan card.

import { COLOURS, isHidden, type CardCode, type View } from './parse.ts';

export type Seen = 'unseen' | 'hand' | 'table';

export function seen(view: View): Map<CardCode, Seen> {
  const found = new Map<CardCode, Seen>();
  for (const colour of COLOURS) for (let value = 1; value <= 9; value++) found.set(colour + value, 'unseen');
  const mark = (cards: readonly CardCode[], where: Seen): void => {
    for (const card of cards) if (!isHidden(card) && found.has(card)) found.set(card, where);
  };
  for (const stone of view.stones) mark([...stone.sides.A, ...stone.sides.B], 'table');
  mark(view.discard, 'table');
  mark([...view.hands.A, ...view.hands.B], 'hand');
  return found;
}
