import { describe, expect, it } from 'vitest';
import { complete, going, next, touch } from './touches.ts';

const moves = [
  { action: 'r5@1', touches: ['hand:r5', 'stone:1'] },
  { action: 'r5@2', touches: ['hand:r5', 'stone:2'] },
  { action: 'g7@1', touches: ['hand:g7', 'stone:1'] },
  { action: 'ST:b2@4>7', touches: ['hand:ST', 'card:b2', 'stone:7'] },
  { action: 'ST:b2@4>x', touches: ['hand:ST', 'card:b2', 'discard'] },
  { action: '!3', touches: ['claim:3'] },
];

describe('touches', () => {
  it('say what can come next, each once and in order', () => {
    expect(next(moves, [])).toEqual(['hand:r5', 'hand:g7', 'hand:ST', 'claim:3']);
    expect(next(moves, ['hand:r5'])).toEqual(['stone:1', 'stone:2']);
    expect(next(moves, ['hand:ST', 'card:b2'])).toEqual(['stone:7', 'discard']);
    expect(next(moves, ['claim:3'])).toEqual([]);
    expect(next(moves, ['nonsense'])).toEqual([]);
  });

  it('are complete when a list is, and only then', () => {
    expect(complete(moves, ['hand:r5'])).toBeNull();
    expect(complete(moves, ['hand:r5', 'stone:2'])?.action).toBe('r5@2');
    expect(complete(moves, ['claim:3'])?.action).toBe('!3');
    expect(complete(moves, [])).toBeNull();
    expect(going(moves, ['hand:ST'])).toHaveLength(2);
  });

  it('can be taken back, and begun anew with another card', () => {
    expect(touch(moves, [], 'hand:r5')).toEqual(['hand:r5']);
    expect(touch(moves, ['hand:r5'], 'hand:r5')).toEqual([]);
    expect(touch(moves, ['hand:r5'], 'hand:g7')).toEqual(['hand:g7']);
    expect(touch(moves, ['hand:ST', 'card:b2'], 'claim:3')).toEqual(['claim:3']);
    expect(touch(moves, ['hand:r5'], 'stone:9')).toEqual(['hand:r5']);
  });
});
