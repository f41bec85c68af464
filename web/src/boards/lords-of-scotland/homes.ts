// Where a card can be dropped to make a move.

import { phaseKind, phasePower, type Seat } from './parse.ts';

/** The places where dropping a card makes its move. A card of the hand still has to be turned one way. */
export function homes(phase: string, source: string, me: Seat): string[] {
  const kind = phaseKind(phase);
  if (source.startsWith('hand:')) return [`army:${me}`];
  if (source.startsWith('row:')) return kind === 'act' ? [`hand:${me}`] : [];
  if (source.startsWith('supporter:')) return kind === 'claim' ? [`victory:${me}`, `army:${me}`, `hand:${me}`] : [`army:${me}`];
  if (source.startsWith('army:')) return phasePower(phase) === 'w' ? ['discard'] : [`army:${me}`];
  return source === 'power' ? [`hand:${me}`] : [];
}
