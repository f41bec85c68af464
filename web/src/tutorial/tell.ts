// What the coach says to a try, in the reader's language.

import type { Book } from '../lib/cards.ts';
import { t, words } from '../lib/i18n.svelte.ts';
import { excuse, say, spoken } from '../lib/phrases.ts';
import type { Answer } from './course.svelte.ts';
import type { Step } from './types.ts';

/** The names at the table of a lesson. */
export const names = (): Record<string, string> => ({ A: t('tut-you'), B: t('tut-teacher'), C: t('tut-second') });

/** The answer: the rules' own reason if they refuse, else what the step says to it, and what it would have made. */
export function answerText(answer: Answer, step: Step, book: Book): string {
  if (answer.kind === 'refused') return (answer.phrase && say(answer.phrase, names(), book)) ?? excuse(answer.problem, names(), book);
  const would = answer.would ? t('tut-would', spoken(answer.would.reason.args, names(), book)) : '';
  return [would, words.find(`${step.words}.wrong`) ?? t('tut-other-text')].filter(Boolean).join(' ');
}
