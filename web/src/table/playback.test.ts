// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, State } from '../lib/wire.ts';
import { Playback } from './playback.svelte.ts';

const seats = [{ seat: 'A', who: { type: 'player' }, gone: false, clock: null }, { seat: 'B', who: { type: 'bot', level: 'lamb' }, gone: false, clock: null }];
const state = (seq: number, part: object = {}): State => ({ seq, me: 'A', seats, ...part }) as unknown as State;
const acted = (seq: number, seat: string): EventView[] => [{ seq, seat, type: 'acted' } as unknown as EventView];
const said = (seq: number): EventView[] => [{ seq, seat: 'A', type: 'said' } as unknown as EventView];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback();
  playback.push(state(1), []);
});
afterEach(() => {
  playback.end();
  vi.useRealTimers();
});

describe('playback', () => {
  it('shows the actions of bots one after the other', () => {
    playback.push(state(2), acted(2, 'B'));
    playback.push(state(3), acted(3, 'B'));
    expect(playback.state?.seq).toBe(1);
    vi.advanceTimersByTime(700);
    expect([playback.state?.seq, playback.waiting]).toEqual([2, 1]);
    vi.advanceTimersByTime(700);
    expect([playback.state?.seq, playback.waiting]).toEqual([3, 0]);
  });

  it('shows what people do at once, but not before the bots that moved earlier', () => {
    playback.push(state(2), said(2));
    expect(playback.state?.seq).toBe(2);
    playback.push(state(3), acted(3, 'B'));
    playback.push(state(4), said(4));
    expect(playback.state?.seq).toBe(2);
    vi.advanceTimersByTime(700);
    expect(playback.state?.seq).toBe(4);
  });

  it('waits for the viewer when asked to go step by step', () => {
    playback.setPace('step');
    playback.push(state(2), acted(2, 'B'));
    playback.push(state(3), acted(3, 'B'));
    vi.advanceTimersByTime(60_000);
    expect([playback.state?.seq, playback.waiting]).toEqual([1, 2]);
    playback.next();
    expect([playback.state?.seq, playback.waiting]).toEqual([2, 1]);
    playback.setPace('fast');
    expect([playback.state?.seq, playback.waiting]).toEqual([3, 0]);
  });

  it('never keeps back what the viewer does', () => {
    playback.setPace('step');
    playback.push(state(2), acted(2, 'B'));
    playback.push(state(3), acted(3, 'A'));
    expect([playback.state?.seq, playback.waiting]).toEqual([3, 0]);
  });

  it('does not use up the time of a player who did not ask for it', () => {
    const clock = { ms: 1000, running: true };
    const running = { seats: [{ ...seats[0], clock }, seats[1]] };
    playback.push(state(2, running), acted(2, 'B'));
    expect(playback.state?.seq).toBe(2);
    playback.setPace('slow');
    playback.push(state(3, running), acted(3, 'B'));
    expect(playback.state?.seq).toBe(2);
    vi.advanceTimersByTime(2500);
    expect(playback.state?.seq).toBe(3);
  });
});
