import { describe, expect, it } from 'vitest';
import { allowed, example, matches } from './fits.ts';
import { rich } from './rich.ts';

const moves = [
  { action: 'r5@1', touches: ['hand:r5', 'stone:1'] },
  { action: 'r5@2', touches: ['hand:r5', 'stone:2'] },
  { action: '+c', touches: ['pile:clan'] },
];

describe('moves that a step asks for', () => {
  it('fit a pattern touch by touch', () => {
    expect(matches(['hand:r5', 'stone:1'], 'hand:* stone:1')).toBe(true);
    expect(matches(['hand:r5', 'stone:1'], 'hand:r5 *')).toBe(true);
    expect(matches(['hand:r5', 'stone:11'], 'hand:r5 stone:1')).toBe(false);
    expect(matches(['hand:r5'], 'hand:r5 *')).toBe(false);
  });

  it('are known, and others may be tried', () => {
    const goal = { kind: 'act', actions: ['r5@2'] } as const;
    expect(allowed(goal, moves)).toEqual(moves);
    expect(allowed({ kind: 'next' }, moves)).toEqual([]);
    expect(example(goal, moves)?.action).toBe('r5@2');
    expect(example({ kind: 'act', touches: 'hand:* stone:*' }, moves)?.action).toBe('r5@1');
    expect(example({ kind: 'act', actions: ['x'] }, moves)).toBeNull();
  });
});

describe('words with more in them', () => {
  it('have strong parts and cards', () => {
    expect(rich('a *b* c [r5 r6].')).toEqual([
      { kind: 'text', text: 'a ' }, { kind: 'strong', text: 'b' }, { kind: 'text', text: ' c ' },
      { kind: 'card', text: 'r5' }, { kind: 'card', text: 'r6' }, { kind: 'text', text: '.' },
    ]);
    expect(rich('6 * 7')).toEqual([{ kind: 'text', text: '6 * 7' }]);
  });
});
