// The sentence that says what is to be done.

import type { Move } from '../../lib/wire.ts';
import type { Situation } from '../shared/prompt.ts';
import type { Words } from '../shared/words.ts';
import { guardOf, type View } from './parse.ts';

export function sentence(words: Words, now: Situation<View>): string {
  const { view, me, names } = now;
  if (!view) return words('bgb-do-not-started');
  const plain = view.junior ? 'junior' : 'classic';
  if (view.phase === 'over' || now.ended) return ending(words, now);
  const laid = view.side ? view.paths[view.side].length : 0;
  if (!now.interactive || view.seat !== me || (now.moves.length === 0 && !now.busy))
    return words(`bgb-wait-${plain}`, { name: names[view.seat ?? ''] ?? '', phase: view.phase });
  if (now.busy) return words('board-do-sending');
  switch (view.phase) {
    case 'path': {
      const only = forced(now.moves);
      return only ? words('bgb-do-path-only', { side: only.touches[0]!.slice(-1) }) : words('bgb-do-path');
    }
    case 'flip':
      return words(view.junior ? 'bgb-do-flip-junior' : 'bgb-do-flip', { laid });
    case 'use':
      return words('bgb-do-use');
    case 'winoc':
      return words('bgb-do-winoc');
    default: {
      const guard = guardOf(view, view.mover!);
      return words('bgb-do-move', { guard: view.mover!, steps: view.steps, whose: guard?.seat === me ? 'mine' : 'nobody' });
    }
  }
}

function ending(words: Words, { view, me, outcome, names }: Situation<View>): string {
  const verdict = outcome?.verdict;
  if (!verdict && view!.phase !== 'over') return words('board-why-over');
  const guard = view!.winner ? guardOf(view!, view!.winner) : undefined;
  if (verdict?.type === 'draw' || (!verdict && !guard)) return words('bgb-over-draw');
  if (verdict?.type === 'nobody' || (!verdict && !guard?.seat)) return words('bgb-over-nobody', { guard: view!.winner ?? 'y' });
  const seat = verdict?.type === 'won' ? verdict.seat : (guard?.seat ?? '');
  if (seat === me) return words(view!.winner ? 'bgb-over-won' : 'bgb-over-won-else');
  return words(view!.winner ? 'bgb-over-lost' : 'bgb-over-lost-else', { name: names[seat] ?? seat });
}

/** The only path that can be filled: there is nothing to ask the player. */
export function forced(moves: readonly Move[]): Move | null {
  const only = moves.length === 1 ? moves[0]! : null;
  return only?.touches.length === 1 && only.touches[0]!.startsWith('path:') ? only : null;
}
