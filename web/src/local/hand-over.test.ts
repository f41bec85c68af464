import { describe, expect, it } from 'vitest';
import type { State } from '../lib/wire.ts';
import { handOver, people, waitsFor } from './hand-over.ts';

type Seen = Pick<State, 'seats' | 'status' | 'turn' | 'me' | 'round'>;

/** A table: `p` is the seat of a person, `b` that of a bot. */
function table(who: string, some: Partial<Seen>): Seen {
  const seats = [...who].map((one, at) => ({
    seat: 'ABCDE'[at]!, ready: true, gone: false, score: 0, points: 0, clock: null,
    who: one === 'p' ? { type: 'player' as const, id: `p${at}`, name: `P${at}`, guest: true, program: false } : { type: 'bot' as const, level: 'lamb' },
  }));
  return { seats, status: 'playing', turn: 'A', me: null, round: 1, ...some };
}

describe('a table of several people at one device', () => {
  it('is covered when the turn passes to another person, and waits for that one', () => {
    expect(handOver(table('pp', { me: 'A', turn: 'A' }), 1)).toEqual({ to: 'same' });
    expect(handOver(table('pp', { me: 'A', turn: 'B' }), 1)).toEqual({ to: 'nobody' });
    expect(waitsFor(table('pp', { turn: 'B' }))).toBe('B');
    expect(waitsFor(table('pp', { turn: 'B', me: 'B' }))).toBeNull();
  });

  it('stays open while bots play', () => {
    expect(handOver(table('pbp', { me: 'A', turn: 'B' }), 1)).toEqual({ to: 'same' });
    expect(handOver(table('pbp', { me: 'A', turn: 'C' }), 1)).toEqual({ to: 'nobody' });
    expect(waitsFor(table('pbp', { turn: 'B' }))).toBeNull();
  });

  it('is covered when another round was dealt, whoever begins it', () => {
    expect(handOver(table('pp', { me: 'A', turn: 'A', round: 2 }), 1)).toEqual({ to: 'nobody' });
  });

  it('lies open when the game is over', () => {
    for (const status of ['over', 'between'] as const) {
      expect(waitsFor(table('bpp', { status, turn: null }))).toBeNull();
      expect(handOver(table('bpp', { status, turn: null }), 1)).toEqual({ to: 'seat', seat: 'B' });
      expect(handOver(table('bpp', { status, turn: null, me: 'C' }), 1)).toEqual({ to: 'same' });
    }
  });

  it('is never covered for a person alone with bots', () => {
    expect(people(table('bpb', {}))).toEqual(['B']);
    expect(handOver(table('bpb', { me: 'B', turn: 'A', round: 2 }), 1)).toEqual({ to: 'same' });
  });
});
