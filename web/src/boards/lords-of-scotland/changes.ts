// What can be heard when one position follows another.

import type { Sound } from '../shared/sound.ts';
import { phaseKind, type Seat, type View } from './parse.ts';

const count = (view: View, of: 'armies' | 'hands' | 'victory'): number => view.seats.reduce((all, seat) => all + view[of][seat].length, 0);

export function changes(before: View, after: View, me: Seat | null): Sound[] {
  if (after.phase === 'over' && before.phase !== 'over') return [me === null || after.seat === me ? 'won' : 'lost'];
  const heard: Sound[] = [];
  if (count(after, 'victory') > count(before, 'victory')) heard.push('claim');
  else if (count(after, 'armies') !== count(before, 'armies')) heard.push('place');
  else if (count(after, 'hands') > count(before, 'hands')) heard.push('draw');
  else if (phaseKind(before.phase) === 'flip' && phaseKind(after.phase) !== 'flip') heard.push('place');
  if (me && after.seat === me && before.seat !== me) heard.push('turn');
  return heard;
}
