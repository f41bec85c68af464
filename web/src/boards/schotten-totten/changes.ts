// What changed from one position to the next.

import { soundsBetween, type Sound } from '../shared/sound.ts';
import type { Seat, View } from './parse.ts';

const owned = (view: View): number => view.stones.filter((stone) => stone.owner).length;
const held = (view: View): number => view.hands.A.length + view.hands.B.length;
const piled = (view: View): number => view.clan.count + (view.tactic?.count ?? 0);

export const changes = (before: View, after: View, me: Seat | null): Sound[] =>
  soundsBetween(before, after, me, () => {
    if (owned(after) > owned(before)) return 'claim';
    if (piled(after) < piled(before)) return 'draw';
    return held(after) < held(before) ? 'place' : null;
  });

/** The cards that an action put somewhere or took from there. */
export function touchedCards(action: string): string[] {
  return /^(?:(?:ST|BN|TR):)?(\w\w)@/.exec(action)?.slice(1) ?? [];
}
