// What decided a game of Bergues.

import type { Ending, Summary } from '../shared/ending.ts';
import { describeEvent } from './describe.ts';
import { parse, type Guard } from './parse.ts';

export async function summarize({ state, names, words, events }: Ending): Promise<Summary> {
  const view = parse(state.view!);
  const standing = (guard: Guard): string => {
    if (view.winner === guard.colour) return words('bgb-at-home');
    if (guard.walked !== null) return words('bgb-steps-left', { steps: view.spaces - guard.walked });
    return words(guard.carries ? 'bgb-going-home' : 'bgb-going-out');
  };
  const last = events.findLast((event) => event.type === 'acted');
  return {
    why: '',
    reached: Object.fromEntries(view.guards.flatMap((guard) => (guard.seat ? [[guard.seat, standing(guard)]] : []))),
    deciding: view.phase === 'over' && last?.type === 'acted' ? [describeEvent(words, last, names[last.seat ?? ''] ?? '', view.towers)].filter(Boolean) : [],
  };
}
