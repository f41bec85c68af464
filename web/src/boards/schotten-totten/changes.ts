// What can be heard when one position follows another.

import type { Seat, View } from './parse.ts';
import type { Sound } from '../shared/sound.ts';

const owned = (view: View): number => view.stones.filter((stone) => stone.owner).length;
const held = (view: View): number => view.hands.A.length + view.hands.B.length;
const piled = (view: View): number => view.clan.count + (view.tactic?.count ?? 0);

export function changes(before: View, after: View, me: Seat | null): Sound[] {
  if (after.phase === 'over' && before.phase !== 'over')
    return [me === null || after.seat === me ? 'won' : 'lost'];
  const heard: Sound[] = [];
  if (owned(after) > owned(before)) heard.push('claim');
  else if (piled(after) < piled(before)) heard.push('draw');
  else if (held(after) < held(before)) heard.push('place');
  if (me && after.seat === me && before.seat !== me) heard.push('turn');
  return heard;
}
