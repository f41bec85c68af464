// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventView } from '../../lib/wire.ts';
import { fresh, keep, learn, look, recall, want, wanted } from './memory.ts';
import type { Tile } from './parse.ts';

let seq = 0;
beforeEach(() => {
  seq = 0;
  sessionStorage.clear();
});
function acted(action: string, face: string, ply: number, ended = false): EventView {
  return {
    type: 'acted', seq: ++seq, at: 0, seat: 'A', action, turn: 1, ply,
    phrase: { key: 'bg-step-turn', args: { seat: 'A', tile: action.slice(1), face } },
    ended: ended ? { verdict: { type: 'draw' }, ending: 'played' } : null,
  };
}
const taken = (ply: number): EventView => ({ type: 'takeback-answered', seq: ++seq, at: 0, seat: 'B', yes: true, ply });
const tiles = (faces: string): Tile[] => [...faces].map((up, index) => ({ number: index + 1, up, down: null, side: null }));
const START = 'abcdefgnabcdefgn';

describe('the memory aid', () => {
  it('knows what was up before it was turned', () => {
    const memory = learn(look(fresh(), tiles(START)), [acted('f1', 'c', 1)]);
    expect([memory.up[0], memory.under[0]]).toEqual(['c', 'a']);
    expect(memory.under.slice(1).every((face) => face === null)).toBe(true);
  });

  it('knows nothing of what it did not see', () => {
    const memory = look(learn(fresh(), [acted('f1', 'c', 1)]), tiles(`c${START.slice(1)}`));
    expect(memory.under[0]).toBe(null);
    const again = learn(memory, [acted('f1', 'a', 5)]);
    expect([again.up[0], again.under[0]]).toEqual(['a', 'c']);
  });

  it('sees that a tile is bare on both sides', () => {
    const memory = learn(look(fresh(), tiles(START)), [acted('f8', 'n', 1)]);
    expect(memory.under[7]).toBe('n');
  });

  it('goes back with a takeback, and still knows', () => {
    const memory = learn(look(fresh(), tiles(START)), [acted('f1', 'c', 1), acted('f2', 'd', 2), taken(1)]);
    expect([memory.up[0], memory.under[0], memory.up[1], memory.under[1]]).toEqual(['a', 'c', 'b', 'd']);
    const again = learn(memory, [acted('f1', 'c', 1)]);
    expect([again.up[0], again.under[0]]).toEqual(['c', 'a']);
  });

  it('starts again with a new round, and counts no event twice', () => {
    const first = learn(fresh(), [acted('f1', 'c', 1), acted('f1', 'a', 2, true)]);
    const event = acted('f2', 'd', 1);
    const memory = learn(first, [event]);
    expect([memory.under[0], memory.up[1]]).toEqual([null, 'd']);
    expect(learn(memory, [event])).toEqual(memory);
  });

  it('is kept for the tab', () => {
    const memory = learn(look(fresh(), tiles(START)), [acted('f1', 'c', 1)]);
    keep('x', 1, memory);
    expect(recall('x', 1)).toEqual(memory);
    expect(recall('x', 2)).toEqual(fresh());
    sessionStorage.setItem('marchstone.bergues.x.2', '{"seq":3}');
    expect(recall('x', 2)).toEqual(fresh());
  });
});

describe('the aid', () => {
  it('is on in the first three games, until the player chooses', () => {
    localStorage.clear();
    expect(['a', 'b', 'a', 'c', 'd', 'c'].map(wanted)).toEqual([true, true, true, true, false, true]);
    want(false);
    expect(wanted('a')).toBe(false);
    want(true);
    expect(wanted('e')).toBe(true);
  });
});
