import { describe, expect, it, vi } from 'vitest';
import { COLLECTIONS, dayOf, loadPuzzles, ofTheDay, readPuzzles } from './puzzles.ts';
import { keyOf, note, restore } from './progress.ts';

describe('puzzles', () => {
  it('are read from their lines', () => {
    expect(readPuzzles('claim\tpiper\tst 2016 x\t!3=712\tr5@4=528\n')).toEqual([
      { theme: 'claim', grade: 'piper', view: 'st 2016 x', actions: [{ action: '!3', chance: 0.712 }, { action: 'r5@4', chance: 0.528 }] },
    ]);
  });

  it('come once each before any comes again, as crates/puzzles says', () => {
    for (const count of [1, 2, 7, 200, 241]) {
      const days = Array.from({ length: count }, (_, day) => ofTheDay(20_000 + day, count));
      expect(new Set(days).size).toBe(count);
    }
  });

  it('of the day are those of the terminal: the same days, counts and indices as in crates/puzzles/src/collection.rs', () => {
    for (const [day, count, index] of [[0, 240, 0], [1, 240, 151], [20_775, 240, 225], [20_776, 240, 136], [20_775, 203, 34], [5, 1, 0]] as const) {
      expect(ofTheDay(day, count)).toBe(index);
    }
  });

  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('of the day change at midnight UTC, also for a reader in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayOf(new Date('2026-11-18T00:00:00Z'))).toBe(20_775);
    expect(dayOf(new Date('2026-11-18T23:59:59Z'))).toBe(20_775);
    vi.unstubAllEnvs();
  });

  it.each(COLLECTIONS)('of $name are well-formed, and each is there once', async (collection) => {
    const puzzles = await loadPuzzles(collection);
    for (const { theme, view, actions } of puzzles) {
      expect(theme).not.toBe('');
      expect(actions.length).toBeGreaterThan(1);
      expect(actions[0]!.chance - actions[1]!.chance).toBeGreaterThanOrEqual(0.119);
      expect(view.length).toBeGreaterThan(10);
    }
    expect(new Set(puzzles.map(({ view }) => keyOf(view))).size).toBe(puzzles.length);
  });
});

describe('progress', () => {
  it('keeps the first answer to a puzzle', () => {
    const once = note({}, 'a view', false);
    expect(note(once, 'a view', true)).toEqual({ [keyOf('a view')]: 'missed' });
  });

  it('ignores what it cannot read', () => {
    expect(restore('nonsense')).toEqual({});
    expect(restore('[1]')).toEqual({});
    expect(restore('{"a":"solved","b":7}')).toEqual({ a: 'solved' });
  });
});
