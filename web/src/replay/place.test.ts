import { describe, expect, it } from 'vitest';
import type { Replay } from '../lib/wire.ts';
import { hash, place, step } from './place.ts';

const replay = { rounds: [{ frames: [1, 2, 3] }, { frames: [1, 2] }] } as unknown as Replay;

describe('a place in a replay', () => {
  it('is an address and back', () => {
    expect(hash({ round: 0, step: 17 })).toBe('#r1.17');
    expect(place('#r2.1', replay)).toEqual({ round: 1, step: 1 });
  });

  it('is brought within what there is', () => {
    expect(place('', replay)).toEqual({ round: 0, step: 0 });
    expect(place('#fair', replay)).toEqual({ round: 0, step: 0 });
    expect(place('#r9.9', replay)).toEqual({ round: 1, step: 1 });
    expect(place('#r0.99', replay)).toEqual({ round: 0, step: 2 });
  });

  it('goes on over the ends of rounds', () => {
    expect(step({ round: 0, step: 2 }, 1, replay)).toEqual({ round: 1, step: 0 });
    expect(step({ round: 1, step: 0 }, -1, replay)).toEqual({ round: 0, step: 2 });
    expect(step({ round: 1, step: 1 }, 1, replay)).toBeNull();
    expect(step({ round: 0, step: 0 }, -1, replay)).toBeNull();
  });
});
