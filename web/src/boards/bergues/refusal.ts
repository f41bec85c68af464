// What the rules of Bergues say when a thing is touched that cannot be touched now. The texts are those with which the
// rules refuse the action.

import type { Phrase } from '../../lib/wire.ts';
import { split } from '../shared/touch.ts';
import { guardOf, type Seat, type Side, type View } from './parse.ts';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `bg-${key}`, args });

export function refusal(view: View, seat: Seat, what: string): Phrase | null {
  const [kind, of] = split(what);
  if (view.junior && kind !== 'tile') return phrase('junior-only-turns');
  switch (view.phase) {
    case 'path':
      return kind === 'path' && view.paths[of as Side]?.length ? phrase('path-not-empty', { path: of }) : phrase('choose-a-path');
    case 'flip':
      return phrase('turn-a-tile');
    case 'use':
      return phrase('choose-which-to-use');
    case 'move': {
      const guard = guardOf(view, view.mover!);
      return phrase(guard?.seat === seat ? 'move-your-guard' : 'move-guard', { guard: view.mover!, steps: String(view.steps) });
    }
    default:
      return null;
  }
}
