// What the coach says to a try, in the reader's language.

import { findVariant, type Naming } from '../lib/naming.ts';
import { t, words } from '../lib/i18n.svelte.ts';
import { describeProblem, formatArguments, say } from '../lib/phrases.ts';
import type { Answer } from './course.svelte.ts';
import type { Step } from './types.ts';

/** The names at the table of a lesson. */
export const names = (): Record<string, string> => ({ A: t('tut-you'), B: t('tut-teacher'), C: t('tut-second'), D: t('tut-third') });

/** The answer: the rules' own reason if they refuse, else what the step says to it, and what it would have made. */
export function answerText(answer: Answer, step: Step, naming: Naming): string {
  if (answer.kind === 'refused') return (answer.phrase && say(answer.phrase, names(), naming)) ?? describeProblem(answer.problem, names(), naming);
  const would = answer.would ? findVariant('tut-would', naming.variants, formatArguments(answer.would.phrase.args, names(), naming)) : null;
  return [would, words.find(`${step.words}.wrong`) ?? t('tut-other-text')].filter(Boolean).join(' ');
}
