// @vitest-environment jsdom
// A course with a server that only remembers what it was asked.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api.ts';
import type { StudyRequest } from '../lib/wire.ts';
import { Course } from './course.svelte.ts';
import type { Lesson } from './types.ts';

const asked: string[] = [];
let away = false;
vi.mock('../lib/api.ts', async (original) => {
  const real = await original<typeof import('../lib/api.ts')>();
  return { ...real, api: { study: async (what: StudyRequest) => study(what) } };
});
vi.mock('../lib/settings.svelte.ts', () => ({ settings: { moving: false } }));

/** A game in which A does x or y, and B answers z; `no` is refused. */
function study({ position, actions = [], level }: StudyRequest): object {
  asked.push(`${position} ${actions.join('')}${level ? ` ${level}` : ''}`);
  if (away) throw new ApiError(0, { code: 'unreachable', message: '' });
  if (actions.at(-1) === 'no') throw new ApiError(422, { code: 'illegal-action', message: 'No.', phrase: { key: 'rule', args: {} } });
  const turn = /[xy]$/.test(actions.join('')) ? 'B' : 'A';
  return {
    position, view: position, game: 'g', players: 2, seat: 'A', turn, phase: 'play', scores: [], annotations: [], phrases: [], verdict: null,
    moves: (turn === 'A' ? ['x', 'y'] : ['z']).map((action) => ({ action, touches: [action] })),
    hint: level ? { action: 'z', touches: ['z'], value: 0, others: [], line: [] } : null,
  };
}

const lesson: Lesson = {
  id: 'test', game: 'g', options: {}, minutes: 1, edition: 1,
  steps: [
    { words: 'look', goal: { kind: 'next' }, position: 'P' },
    { words: 'do', goal: { kind: 'act', touches: '*' } },
    { words: 'only-x', goal: { kind: 'act', actions: ['x'] }, first: ['z'] },
    { words: 'try', goal: { kind: 'try', offer: { action: 'no', touch: 'no' } }, position: 'Q' },
    { words: 'free', goal: { kind: 'free', turns: 2, level: 'lamb' } },
  ],
};

async function begun(): Promise<Course> {
  const course = new Course(lesson);
  await course.enter();
  return course;
}
const settled = () => new Promise((done) => setTimeout(done));
async function on(course: Course): Promise<void> {
  course.next();
  await settled();
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  away = false;
});

describe('a course', () => {
  it('goes from step to step, each from its own position', async () => {
    const course = await begun();
    expect(course.state?.moves).toEqual([]); // nothing to do yet
    await on(course);
    expect(course.open).toBe(false);
    await course.act('y');
    expect(course.done).toBe(true);
    await on(course);
    expect(asked.at(-1)).toBe('P yz');
    await course.act('x');
    await on(course);
    await course.attempt({ action: 'no', touch: 'no' });
    expect(course.answer).toMatchObject({ kind: 'refused', phrase: { key: 'rule' } });
    await on(course);
    await course.act('x');
    expect(course.left).toBe(1);
    expect(asked).toContain('Q x lamb');
    await course.act('y');
    expect(course.done).toBe(true);
    await on(course);
    expect(course.over).toBe(true);
  });

  it('rejects other moves, undoes them, and shows the move after two tries', async () => {
    const course = await begun();
    await on(course);
    await course.act('x');
    await on(course);
    await course.act('y');
    expect(course.answer?.kind).toBe('other');
    expect(course.done).toBe(false);
    expect(course.hint).toBeNull();
    await course.act('y');
    expect(course.hint?.action).toBe('x');
  });

  it('continues where it was left', async () => {
    const course = await begun();
    await on(course);
    await course.act('y');
    await on(course);
    const later = await begun();
    expect(later.at).toBe(2);
    expect(asked.at(-1)).toBe('P yz');
    later.back();
    await settled();
    expect(later.open).toBe(true); // it was done before
    expect(asked.at(-1)).toBe('P ');
    later.restart();
    await settled();
    expect((await begun()).at).toBe(0);
  });

  it('drops the steps after one that is done in another way', async () => {
    const course = await begun();
    await on(course);
    await course.act('x');
    await on(course);
    await course.act('x');
    await on(course);
    course.back();
    course.back();
    await settled();
    await course.act('y');
    await on(course);
    expect(asked.at(-1)).toBe('P yz');
    expect(course.open).toBe(false);
  });

  it('reports that the server is unreachable, and can retry', async () => {
    away = true;
    const course = await begun();
    expect(course.problem?.code).toBe('unreachable');
    away = false;
    await course.enter();
    expect(course.problem).toBeNull();
    expect(course.state).not.toBeNull();
  });
});
