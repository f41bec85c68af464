// @vitest-environment jsdom
// The generic board as a player uses it, with a game of which this client knows nothing.
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatMessage, words } from '../../lib/i18n.svelte.ts';
import type { Annotation, Move, State } from '../../lib/wire.ts';
import { renderBoard, stubResizeObserver } from '../shared/testing.ts';
import Board from './Board.svelte';

beforeAll(async () => {
  stubResizeObserver();
  await words.use('en');
  await words.learn('schotten-totten');
});
afterEach(cleanup);

const MOVES: Move[] = [
  { action: 'take1', touches: ['heap:1'] },
  { action: '+k1', touches: ['hand:k1', 'up'] },
  { action: '-k1', touches: ['hand:k1', 'down'] },
];
const seats = ['A', 'B'].map((seat) => ({ seat, score: seat === 'A' ? 3 : 5 }));

function state(moves: Move[], view = 'xy k1k2/???? 7', at = 1, game = 'unheard-of'): State {
  return { table: 't', me: 'A', turn: 'A', at, view, phase: 'dance', moves, seats, outcome: null, annotations: [], setup: { game, options: {} } } as unknown as State;
}
const show = (now: State, more = {}) => renderBoard(Board, formatMessage, now, { names: { A: 'Ann', B: 'Bob' }, ...more });
/** The texts of elements, with single spaces. */
const texts = (root: Element, selector: string): string[] => [...root.querySelectorAll(selector)].map((one) => one.textContent!.trim().replace(/\s+/g, ' '));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the generic board', () => {
  it('sends a move of one touch at once', async () => {
    const { act } = show(state(MOVES));
    await press('heap:1');
    expect(act).toHaveBeenCalledExactlyOnceWith(['take1']);
  });

  it('collects touches, step by step', async () => {
    const { act } = show(state(MOVES));
    expect(screen.queryByRole('button', { name: 'Muster face down' })).toBeNull();
    await press('hand:k1');
    expect(act).not.toHaveBeenCalled();
    await press('Muster face down');
    expect(act).toHaveBeenCalledExactlyOnceWith(['-k1']);
  });

  it('takes touches back with a button, with Escape and by touching again', async () => {
    const { act } = show(state(MOVES));
    const escape = () => fireEvent.keyDown(screen.getByRole('button', { name: 'hand:k1' }), { key: 'Escape' });
    for (const back of [() => press('Back'), escape, () => press('hand:k1')]) {
      await press('hand:k1');
      expect(screen.getByRole('button', { name: 'Muster face up' })).toBeTruthy();
      await back();
      expect(screen.queryByRole('button', { name: 'Muster face up' })).toBeNull();
    }
    expect(act).not.toHaveBeenCalled();
  });

  it('lets another touch replace the selection', async () => {
    const { act } = show(state(MOVES));
    await press('hand:k1');
    await press('heap:1');
    expect(act).toHaveBeenCalledExactlyOnceWith(['take1']);
  });

  it('groups touches by their kind', () => {
    show(state(MOVES));
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Heap', 'Your hand']);
  });

  it('has no buttons when it is not the turn of the viewer', () => {
    show(state(MOVES), { interactive: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('forgets the selection when the moves are others', async () => {
    const { rerender, props } = show(state(MOVES));
    await press('hand:k1');
    await rerender({ ...props, state: state([{ action: 'end', touches: ['end'] }], undefined, 2) });
    await tick();
    expect(screen.queryByRole('button', { name: 'Muster face up' })).toBeNull();
  });

  it('says where a choice leads', () => {
    const ways = [{ action: 'cw', touches: ['way:cw'], destination: 'space:3' }, { action: 'ccw', touches: ['way:ccw'], destination: 'space:17' }];
    show(state(ways));
    expect(screen.getByRole('button', { name: /^Clockwise.*Space 3$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Counter-clockwise.*Space 17$/ })).toBeTruthy();
  });

  it('shows the seats with their scores and the fields of the view, each seat by name', () => {
    const { container } = show(state([]));
    expect(texts(container, '.seats li')).toEqual(['Ann 3', 'Bob 5']);
    expect(texts(container, '.fields > div')).toEqual(['Ann k1k2', 'Bob 2 hidden', '7']);
  });

  it('lists what the rules say, with the pieces that prove it', () => {
    const annotations: Annotation[] = [{
      touch: 'stone:3', seat: 'B', action: null, rule: 'ST-C1', phrase: { key: 'st-claim-incomplete', args: { stone: '3', lacks: '1' } },
      evidence: [{ role: 'own', phrase: { key: 'st-evidence-own-open', args: {} }, facts: {}, pieces: ['r5', 'stone:4'] }],
    }];
    const { container } = show({ ...state([], 'st', 1, 'schotten-totten'), annotations });
    const [remark] = texts(container, '.remarks div');
    expect(remark).toMatch(/^Stone 3 · Bob.*needs one card.*: red 5, Stone 4.*Rule ST-C1$/);
  });

  it('uses the names that the texts of a game have', () => {
    const named: Move[] = [{ action: 'r5@3', touches: ['hand:r5', 'stone:3'] }];
    const { container } = show(state(named, 'st r5MF/???? -', 1, 'schotten-totten'));
    expect(screen.getByRole('button', { name: 'red 5' })).toBeTruthy();
    expect(texts(container, '.fields > div')).toEqual(['Ann red 5Mud Fight', 'Bob 2 hidden', 'nothing yet']);
  });
});
