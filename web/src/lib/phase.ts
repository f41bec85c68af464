// What is to be done in a phase, in the words of the game.

import { t } from './i18n.svelte.ts';
import { findOfGame } from './naming.ts';
import type { State } from './wire.ts';

/** The parts of a phase: `move:y:3` is `move` with `y` and `3`, `claim2` is `claim` with `2`, `flipN` stays whole. */
export function splitPhase(phase: string): { name: string; details: string[] } {
  const [head = '', ...details] = phase.split(':');
  const count = /^([a-z]+)(\d+)$/.exec(head);
  return count ? { name: count[1]!, details: [count[2]!, ...details] } : { name: head, details };
}

/** `<prefix>-phase-<name>`, with the first two details as `$first` and `$second` and a number as `$count`. */
export function describePhase({ phase, setup }: Pick<State, 'phase' | 'setup'>): string {
  const { name, details: [first = '', second = ''] } = splitPhase(phase ?? '');
  return findOfGame(setup.game, `phase-${name}`, { first, second, count: Number(first) || 0 }) ?? t('phase-choose');
}
