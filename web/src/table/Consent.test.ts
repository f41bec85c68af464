// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../lib/wire.ts';
import Consent from './Consent.svelte';

afterEach(cleanup);

const seat = (letter: string, gone = false) => ({ seat: letter, who: null, ready: true, gone, score: 0, points: 0, clock: null });

function show(absent: string[], seats = [seat('A'), seat('B')]) {
  const send = vi.fn();
  const state = { me: 'A', draw: null, takeback: null, seats } as unknown as State;
  render(Consent, { state, names: { A: 'Ann', B: 'Ben', C: 'Cat' }, absent, send });
  return send;
}

describe('an opponent who left a rated game', () => {
  it('can be claimed against, or the game called off', async () => {
    const send = show(['B']);
    const [win, off] = screen.getAllByRole('button');
    await fireEvent.click(win!);
    expect(send).toHaveBeenLastCalledWith({ type: 'claim', call_off: false });
    await fireEvent.click(off!);
    expect(send).toHaveBeenLastCalledWith({ type: 'claim', call_off: true });
  });

  it('is not there to be claimed against before the server says so', () => {
    show([]);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('ends the game for no one else who wants to play on', () => {
    show(['B'], [seat('A'), seat('B'), seat('C')]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('cannot be claimed against by a player who has given up', () => {
    show(['B'], [seat('A', true), seat('B')]);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});
