// What the rules of Lords of Scotland say when a thing is touched that cannot be touched now. The texts are those with
// which the rules refuse the action.

import type { Phrase } from '../../lib/wire.ts';
import { split } from '../shared/touch.ts';
import type { Words } from '../shared/words.ts';
import { lineOf, phaseKind, phasePower, type Seat, type View } from './parse.ts';

/** LS-T3: the most cards with which a player can recruit is one less. */
const FULL_HAND = 10;
const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `ls-${key}`, args });

export function refusal(words: Words, view: View, seat: Seat, what: string): Phrase | null {
  const [kind, of] = split(what);
  const recruit = kind === 'row' ? view.recruits[Number(of) - 1] : undefined;
  switch (phaseKind(view.phase)) {
    case 'flip':
      return recruit && !recruit.down ? phrase('already-face-up', { slot: of }) : phrase('must-flip');
    case 'act':
      return kind === 'row' && view.hands[seat].length >= FULL_HAND ? phrase('hand-is-full') : phrase('must-act');
    case 'muster':
      return phrase('must-muster');
    case 'claim':
      return phrase('must-claim');
    case 'power':
      return ofPower(words, view, seat, kind, of);
    default:
      return null;
  }
}

/** LS-P1, LS-P3, LS-P4, LS-P9: what a power does not work on. */
function ofPower(words: Words, view: View, seat: Seat, kind: string, of: string): Phrase {
  const line = phasePower(view.phase)!;
  const [owner, place] = of.split(':');
  const clan = kind === 'army' ? view.armies[owner as Seat]?.[Number(place) - 1] : undefined;
  const acting = clan !== undefined && owner === seat && clan === view.armies[seat].at(-1);
  if (clan && line === 'w' && acting) return phrase('discards-itself');
  if (clan && line === 'f' && owner === seat) return phrase('own-army');
  if (clan && line === 's' && acting) return phrase('copies-itself');
  if (clan && line === 's' && clan.down) return phrase('face-down', { clan: clan.card });
  if (clan && line === 's' && lineOf(clan.card) === 's') return phrase('copies-copier', { clan: clan.card });
  return phrase('must-decide', { power: words(`ls-bloodline-${line}`) });
}
