// Where a thing is carried to make the move that touching it makes.

import { phaseKind, phasePower, type Seat } from './parse.ts';

/** The places that mean: do it. A card of the hand carried to the army still has to be turned. */
export function homes(phase: string, source: string, me: Seat): string[] {
  const kind = phaseKind(phase);
  if (source.startsWith('hand:')) return [`army:${me}`];
  if (source.startsWith('row:')) return kind === 'act' ? [`hand:${me}`] : [];
  if (source.startsWith('supporter:')) return kind === 'claim' ? [`victory:${me}`, `army:${me}`, `hand:${me}`] : [`army:${me}`];
  if (source.startsWith('army:')) return phasePower(phase) === 'w' ? ['discard'] : [`army:${me}`];
  return source === 'power' ? [`hand:${me}`] : [];
}
