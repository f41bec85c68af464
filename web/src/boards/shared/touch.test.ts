import { describe, expect, it } from 'vitest';
import type { Move } from '../../lib/wire.ts';
import { back, complete, finishes, forced, keep, kinds, next, touch } from './touch.ts';

const move = (action: string, ...touches: string[]): Move => ({ action, touches });
const MOVES = [
  move('r5@3', 'hand:r5', 'stone:3'),
  move('r5@4', 'hand:r5', 'stone:4'),
  move('g2@4', 'hand:g2', 'stone:4'),
  move('ST:r1@1>7', 'hand:ST', 'card:r1', 'stone:7'),
  move('ST:r1@1>x', 'hand:ST', 'card:r1', 'discard'),
  move('ST:b1@2>7', 'hand:ST', 'card:b1', 'stone:7'),
  move('RC', 'hand:RC'),
  move('!2', 'claim:2'),
];

describe('touches', () => {
  it('finds what can be touched next', () => {
    expect([...next(MOVES, [])]).toEqual(['hand:r5', 'hand:g2', 'hand:ST', 'hand:RC', 'claim:2']);
    expect([...next(MOVES, ['hand:r5'])]).toEqual(['stone:3', 'stone:4']);
    expect([...next(MOVES, ['hand:ST', 'card:r1'])]).toEqual(['stone:7', 'discard']);
    expect(kinds(next(MOVES, []))).toEqual(new Set(['hand', 'claim']));
    expect(next(MOVES, ['hand:zz']).size).toBe(0);
  });

  it('makes a move when the list is complete', () => {
    expect(touch(MOVES, [], 'hand:r5')).toEqual({ chosen: ['hand:r5'], move: null });
    expect(touch(MOVES, ['hand:r5'], 'stone:4')?.move?.action).toBe('r5@4');
    expect(touch(MOVES, [], 'hand:RC')?.move?.action).toBe('RC');
    expect(touch(MOVES, ['hand:ST', 'card:r1'], 'discard')?.move?.action).toBe('ST:r1@1>x');
    expect(complete(MOVES, ['claim:2'])?.action).toBe('!2');
    expect(finishes(MOVES, [], 'hand:RC')).toBe(true);
    expect(finishes(MOVES, [], 'hand:r5')).toBe(false);
  });

  it('goes back to where another touch fits', () => {
    expect(touch(MOVES, ['hand:r5'], 'hand:g2')?.chosen).toEqual(['hand:g2']);
    expect(touch(MOVES, ['hand:ST', 'card:r1'], 'card:b1')?.chosen).toEqual(['hand:ST', 'card:b1']);
    expect(touch(MOVES, ['hand:ST', 'card:r1'], 'claim:2')?.move?.action).toBe('!2');
  });

  it('lets go of what is touched again, and refuses the rest', () => {
    expect(touch(MOVES, ['hand:r5'], 'hand:r5')).toEqual({ chosen: [], move: null });
    expect(touch(MOVES, ['hand:r5'], 'stone:9')).toBeNull();
    expect(back(['hand:ST', 'card:r1'])).toEqual(['hand:ST']);
  });

  it('keeps what still makes sense when the table changed', () => {
    expect(keep(MOVES, ['hand:ST', 'card:r1'])).toEqual(['hand:ST', 'card:r1']);
    expect(keep(MOVES, ['hand:ST', 'card:zz'])).toEqual(['hand:ST']);
    expect(keep([], ['hand:r5'])).toEqual([]);
  });

  it('does only the obvious by itself', () => {
    expect(forced([move('end', 'end')])?.action).toBe('end');
    expect(forced([move('+c', 'pile:clan')])?.action).toBe('+c');
    expect(forced([move('pass', 'pass')])).toBeNull();
    expect(forced([move('!3', 'claim:3'), move('+c', 'pile:clan')])).toBeNull();
    expect(forced([move('-r5', 'hand:r5')])).toBeNull();
    expect(forced([])).toBeNull();
  });
});
