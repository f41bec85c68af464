// Every lesson as data: its words are there in every language, and every step has a way on.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/languages.ts';
import { lessonAfter, lessons } from './lessons.ts';
import { line } from './line.ts';
import { rich } from './rich.ts';
import type { Lesson, Step } from './types.ts';


const files = import.meta.glob<string>(['../../words/tutorial/*.ftl', '../../../games/*/lessons/*.ftl'], { query: '?raw', import: 'default', eager: true });
const rules = import.meta.glob<string>('../../../games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });

function bundle(language: string): FluentBundle {
  const all = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries({ ...rules, ...files })) if (path.endsWith(`${language}.ftl`)) all.addResource(new FluentResource(text));
  return all;
}

/** All texts of the lessons in a language. */
const sourcesOf = (language: string) => Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, text]) => text).join('\n');

/** What a step has to say, by attribute; `null` is the heading. */
function wanted({ goal }: Step): (string | null)[] {
  if (goal.kind === 'next') return [null, 'text'];
  // Where everything that can be done is right, nothing is wrong.
  const choice = goal.kind === 'act' && goal.actions !== undefined;
  return [null, 'text', 'task', 'done', ...(choice ? ['wrong'] : [])];
}

describe.each(LANGUAGES.map(([language]) => language))('the words in %s', (language) => {
  const words = bundle(language);
  const say = (key: string, attribute: string | null): string | null => {
    const message = words.getMessage(key);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    const errors: Error[] = [];
    const text = pattern ? words.formatPattern(pattern, { steps: 3, step: 1, turns: 2, minutes: 5, own: 'run', ownsum: 12, lesson: '…' }, errors) : null;
    expect(errors, key).toEqual([]);
    return text;
  };

  it('can all be read', () => {
    const text = sourcesOf(language);
    const written = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
    expect(new FluentResource(text).body.map((entry) => entry.id)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
    expect(written.filter((key) => !key?.startsWith('tut-'))).toEqual([]);
  });

  it('are there for every step', () => {
    for (const { steps } of lessons)
      for (const step of steps)
        for (const attribute of wanted(step)) expect(say(step.words, attribute), `${step.words}.${attribute}`).toBeTruthy();
  });

  it('are short enough for a telephone', () => {
    for (const { steps } of lessons)
      for (const step of steps) {
        // A card is drawn as wide as some letters.
        const length = (attribute: string) => (say(step.words, attribute) ?? '').replace(/\[(\w\w)\]/g, '$1xx').length;
        expect(length('text') + length('task'), step.words).toBeLessThanOrEqual(340);
        expect(length('done'), step.words).toBeLessThanOrEqual(220);
      }
  });

  it('are there for every lesson, and for all that the code says', () => {
    for (const { id } of lessons) {
      expect(say(`tut-lesson-${id}`, null)).toBeTruthy();
      expect(say(`tut-lesson-${id}`, 'lead')).toBeTruthy();
      expect(say(`tut-end-text-${id}`, null)).toBeTruthy();
    }
    const named = Object.values(sources).flatMap((text) => [...text.matchAll(/'(tut-[a-z-]+)'/g)].map((match) => match[1]!));
    expect(named.length).toBeGreaterThan(20);
    for (const key of named) expect(say(key, null), key).toBeTruthy();
  });

  it('has no unused key', () => {
    const code = Object.values(sources).join('\n');
    const asked = new Set([
      ...[...code.matchAll(/'(tut-[a-z-]+)'/g)].map((match) => match[1]),
      ...lessons.flatMap(({ id, steps }) => [`tut-lesson-${id}`, `tut-end-text-${id}`, ...steps.map((step) => step.words)]),
    ]);
    const written = new FluentResource(sourcesOf(language)).body.map((entry) => entry.id);
    expect(written.filter((key) => !asked.has(key))).toEqual([]);
  });

  it('draws only cards that there are', () => {
    const CODES: Record<string, RegExp> = { 'schotten-totten': /^([roygbp][1-9]|J[12]|SP|SB|BM|MF|RC|ST|BN|TR)$/, 'lords-of-scotland': /^([smdwfokc][1-9ABC]|b[12])$/ };
    for (const { game, steps } of lessons)
      for (const step of steps)
        for (const attribute of ['text', 'task', 'done', 'wrong'])
          for (const part of rich(say(step.words, attribute) ?? ''))
            if (part.kind === 'card') expect(part.text, step.words).toMatch(CODES[game] ?? /^$/);
  });
});

describe('the lessons', () => {
  it('begin with one that has the name of its game, where links lead', () => {
    for (const game of new Set(lessons.map((lesson) => lesson.game))) expect(lessons.some(({ id }) => id === game), game).toBe(true);
  });

  it('follow each other within a game', () => {
    const [first] = lessons as [Lesson];
    expect(lessonAfter(first)?.id).toBe(lessons[1]!.id);
    expect(lessons.filter((lesson) => lessonAfter(lesson) === null).length).toBe(new Set(lessons.map((lesson) => lesson.game)).size);
  });

  it('have names and steps of their own', () => {
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    const steps = lessons.flatMap((lesson) => lesson.steps.map((step) => step.words));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s has a way through', (_, lesson) => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps[0]?.position).toBeDefined();
    const made: Record<string, string[]> = {};
    lesson.steps.forEach((step, at) => {
      expect(line(lesson, at, made), step.words).not.toBeNull();
      const { goal } = step;
      if (goal.kind === 'act') {
        expect((goal.actions?.length ?? 0) > 0 || goal.touches !== undefined, step.words).toBe(true);
        // Of what is offered, one is right.
        if (goal.offers) expect(goal.offers.some((offer) => goal.actions?.includes(offer.action)), step.words).toBe(true);
      }
      if (goal.kind === 'free') expect(goal.turns, step.words).toBeGreaterThan(0);
      // A scripted answer fits only if what came before it is known.
      const before = lesson.steps[at - 1];
      if (step.first && !step.position) expect(['act', 'try'], step.words).toContain(before?.goal.kind);
      made[step.words] = [];
    });
  });
});
