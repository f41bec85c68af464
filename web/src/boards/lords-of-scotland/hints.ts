// A hint in words.

import type { Hint } from '../../lib/wire.ts';
import { split } from '../shared/touch.ts';
import type { Words } from '../shared/words.ts';
import type { View } from './parse.ts';

export function hintText(words: Words, hint: Hint, view: View, name: (card: string) => string, who: (seat: string) => string): string {
  const [kind, of] = split(hint.touches[0] ?? '');
  if (kind === 'hand') return words('lsb-hint-hand', { card: name(of), side: hint.touches[1] ?? 'up' });
  if (kind === 'row') return words('lsb-hint-row', { slot: Number(of) });
  if (kind === 'supporter') return words('lsb-hint-supporter', { card: name(view.supporters[Number(of) - 1] ?? '??') });
  if (kind === 'army') {
    const [seat = '', place = ''] = of.split(':');
    return words('lsb-hint-army', { card: name(view.armies[seat as 'A']?.[Number(place) - 1]?.card ?? '??'), name: who(seat) });
  }
  return words(kind === 'skip' ? 'lsb-hint-skip' : 'lsb-hint-power');
}
