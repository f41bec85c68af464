// What is to be done now, in words: the rules' own, but where we can say it more exactly.

import { bloodline } from '../lib/cards.ts';
import { t, words } from '../lib/i18n.svelte.ts';
import type { State } from '../lib/wire.ts';

/** The parts of a phase: `move:y:3` is [`move`, `y`, `3`], `claim2` is [`claim`, `2`], `flipN` stays whole. */
export function parts(phase: string): { base: string; rest: string[] } {
  const [head = '', ...rest] = phase.split(':');
  const count = /^([a-z]+)(\d+)$/.exec(head);
  return count ? { base: count[1]!, rest: [count[2]!, ...rest] } : { base: head, rest };
}

export function phaseWords(state: Pick<State, 'view' | 'phase' | 'setup'>): string {
  const game = state.view?.split(' ')[0] ?? '';
  const { base, rest } = parts(state.phase ?? '');
  const args = {
    count: Number(rest[0]) || 0, steps: Number(rest[1]) || 0, guard: rest[0] ?? '',
    power: bloodline(rest[0] ?? '') ?? '', effect: words.find(`ls-power-${rest[0]}`) ?? '',
  };
  const { edition, expert } = state.setup.options;
  // ST-C1: the classic edition and the expert rule let you claim first; the expert rule not afterwards.
  const variant = base === 'play' && (edition === 'classic' || expert) ? '.with-claims' : base === 'claim' && expert ? '.without-claims' : '';
  return (
    (variant && words.find(`${game}-phase-${base}${variant}`, args)) ||
    words.find(`phase-${game}-${base}`, args) ||
    words.find(`${game}-phase-${base}`, args) ||
    t('phase-choose')
  );
}
