// @vitest-environment jsdom
// The generic board as a hand uses it.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { phrase, words } from '../../lib/i18n.svelte.ts';
import type { Move, State } from '../../lib/wire.ts';
import Board from './Board.svelte';

beforeAll(async () => {
  await words.use('en');
  for (const game of ['lords-of-scotland', 'bergues']) await words.learn(game);
});

afterEach(cleanup);

function table(view: string, moves: Move[], phase = 'act', at = 1): State {
  const game = view.startsWith('ls') ? 'lords-of-scotland' : 'bergues';
  return { table: 't', me: 'A', at, view, phase, moves, setup: { game, options: {} } } as unknown as State;
}
function show(state: State, interactive = true) {
  const act = vi.fn();
  const rest = {
    names: { A: 'Ann', B: 'Bob' }, act, busy: false, interactive, say: () => {}, hint: null, last: [], words: phrase,
    options: { tracker: false, motion: false, sounds: false },
  };
  return { act, rest, ...render(Board, { state, ...rest }) };
}
const lords = 'ls 2.L.40 ???? - s1,(??),_,fC,(??) oCs8 m1f9/???? -/- -/- A.1.A.act';
const moves: Move[] = [
  { action: 'take1', touches: ['row:1'] },
  { action: '+m1', touches: ['hand:m1', 'up'] },
  { action: '-m1', touches: ['hand:m1', 'down'] },
];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the generic board', () => {
  it('sends a move of one touch at once', async () => {
    const { act } = show(table(lords, moves));
    await press('Scott 1');
    expect(act).toHaveBeenCalledExactlyOnceWith(['take1']);
  });

  it('collects touches, step by step', async () => {
    const { act } = show(table(lords, moves));
    expect(screen.queryByRole('button', { name: 'Muster face up' })).toBeNull();
    await press('Makgill 1');
    expect(act).not.toHaveBeenCalled();
    await press('Muster face down');
    expect(act).toHaveBeenCalledExactlyOnceWith(['-m1']);
  });

  it('takes touches back with a button, with Escape and by touching again', async () => {
    const { act } = show(table(lords, moves));
    for (const back of [() => press('Back'), () => fireEvent.keyDown(window, { key: 'Escape' }), () => press('Makgill 1')]) {
      await press('Makgill 1');
      expect(screen.getByRole('button', { name: 'Muster face up' })).toBeTruthy();
      await back();
      expect(screen.queryByRole('button', { name: 'Muster face up' })).toBeNull();
    }
    expect(act).not.toHaveBeenCalled();
  });

  it('only lets touch what can be touched', () => {
    show(table(lords, moves));
    expect(screen.getByRole('img', { name: 'Fergusson 9' }).tagName).toBe('SPAN');
    expect(screen.queryByRole('button', { name: 'Fergusson 9' })).toBeNull();
  });

  it('is only to be looked at when it is not our turn', () => {
    show(table(lords, moves), false);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('forgets what was touched when the position is another', async () => {
    const { rerender, rest } = show(table(lords, moves));
    await press('Makgill 1');
    await rerender({ state: table(lords, moves, 'act', 2), ...rest });
    await tick();
    expect(screen.queryByRole('button', { name: 'Muster face up' })).toBeNull();
  });

  it('says where a choice leads', () => {
    const ring = 'bg classic.2.4.e.pairs 0,5,10,15 e?,c? -/- 1.A.move:y:3.A';
    show(table(ring, [{ action: 'cw', touches: ['way:cw'], destination: 'space:3' }, { action: 'ccw', touches: ['way:ccw'], destination: 'space:17' }], 'move:y:3'));
    expect(screen.getByRole('button', { name: /^Clockwise.*Space 3$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Counter-clockwise.*Space 17$/ })).toBeTruthy();
  });
});
