import { describe, expect, it } from 'vitest';
import { line, reachable } from './line.ts';
import { FRESH, restore } from './progress.ts';
import type { Lesson } from './types.ts';

const lesson: Lesson = {
  id: 'x', game: 'g', options: {}, minutes: 1, edition: 2,
  steps: [
    { words: 'a', goal: { kind: 'next' }, position: 'P' },
    { words: 'b', goal: { kind: 'act', actions: ['1'] }, first: ['0'] },
    { words: 'c', goal: { kind: 'next' }, first: ['2'] },
    { words: 'd', goal: { kind: 'next' }, position: 'Q' },
  ],
};
const stored = (part: object) => restore(lesson, JSON.stringify({ edition: 2, at: 0, furthest: 0, made: {}, ...part }));

describe('where a step goes on', () => {
  it('is the last position, and all that was done since', () => {
    expect(line(lesson, 2, { a: [], b: ['1', 'x'] })).toEqual({ position: 'P', before: ['0', '1', 'x'], first: ['2'] });
    expect(line(lesson, 3, {})).toEqual({ position: 'Q', before: [], first: [] });
  });

  it('falls back to an earlier step if something is missing', () => {
    expect(line(lesson, 2, { a: [] })).toBeNull();
    expect(reachable(lesson, 2, { a: [] })).toBe(1);
    expect(reachable(lesson, 2, {})).toBe(0);
    expect(reachable(lesson, 99, {})).toBe(4);
  });
});

describe('what was kept', () => {
  it('comes back', () => {
    expect(stored({ at: 2, furthest: 3, made: { a: [], b: ['1'] } })).toEqual({ at: 2, furthest: 3, made: { a: [], b: ['1'] } });
    expect(stored({ at: 4, furthest: 4 }).at).toBe(4);
  });

  it('is dropped if it is invalid or of another edition', () => {
    for (const text of [null, '', '{', 'null', '7', '{"edition":1,"at":3}', '{"edition":2,"at":"3"}']) expect(restore(lesson, text)).toEqual(FRESH);
    expect(stored({ at: 2, made: { b: 'x' } }).at).toBe(0);
  });
});
