// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, State } from '../../lib/wire.ts';
import { button, readWords, renderBoard, stubResizeObserver } from '../shared/testing.ts';
import Board from './Board.svelte';
import flip from './fixtures/flip.json';
import junior from './fixtures/junior.json';
import move from './fixtures/move.json';
import nobody from './fixtures/move-nobody.json';
import over from './fixtures/over.json';
import lost from './fixtures/over-nobody.json';
import only from './fixtures/path-only.json';
import start from './fixtures/start.json';
import use from './fixtures/use.json';
import winoc from './fixtures/winoc.json';

const words = readWords('bergues', 'en');
const names = { A: 'Agathe', B: 'Bertrand', C: 'Colette', D: 'Désiré' };
beforeAll(stubResizeObserver);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (state: unknown, more = {}) => renderBoard(Board, words, state, { names, ...more });
const turned = (tile: string, face: string, seq: number): EventView => ({
  type: 'acted', seq, at: 0, seat: 'B', action: `f${tile}`, turn: 1, ply: seq, ended: null, phrase: { key: 'bg-step-turn', args: { seat: 'B', tile, face } },
});

describe('the board', () => {
  it('fills a path at a touch', async () => {
    const { act } = show(start);
    expect(screen.getByText('Choose a path to fill: north or south.')).toBeTruthy();
    await fireEvent.click(button(/^South path/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['S']);
  });

  it('fills the only empty path by itself, after a moment', async () => {
    vi.useFakeTimers();
    const { act } = show(only);
    await vi.advanceTimersByTimeAsync(500);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(act).toHaveBeenCalledExactlyOnceWith(['S']);
  });

  it('turns a tile of the centre, and none of a path', async () => {
    const { act, say } = show(flip);
    await fireEvent.click(button('Tile 1, star side, on the north path'));
    expect(act).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalled();
    await fireEvent.click(button('Tile 7, roof side'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['f7']);
  });

  it('chooses a path by its street, by its tiles and by a button', async () => {
    for (const name of ['South path: 2 tiles', 'Tile 4, roof side, on the south path', 'South path: your guard walks 2, the others walk 3']) {
      const { act, unmount } = show(use);
      await fireEvent.click(button(name));
      expect(act).toHaveBeenCalledExactlyOnceWith(['useS']);
      unmount();
    }
  });

  it('shows both places where a guard can go', async () => {
    const { act, container } = show(move);
    expect(container.querySelectorAll('.space.open').length).toBe(2);
    expect(container.querySelectorAll('.ghost').length).toBe(2);
    await fireEvent.click(button('Tower 9, you can go here, clockwise'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['cw']);
  });

  it('takes plus and minus for the direction', async () => {
    const { act, container } = show(move);
    await fireEvent.keyDown(container.querySelector('[data-nav]')!, { key: '-' });
    expect(act).toHaveBeenCalledExactlyOnceWith(['ccw']);
  });

  it('says that a guard has no player', () => {
    show(nobody);
    expect(screen.getByText('Nobody plays the white guard. It walks 3 spaces: you choose which way.')).toBeTruthy();
  });

  it('lets a guard go anywhere with a Winoc', async () => {
    const { act, container } = show(winoc);
    expect(container.querySelectorAll('.space.open').length).toBe(20);
    await fireEvent.click(button(/^Gate of Dunkerque/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['go10']);
  });

  it('has one path in the junior game', async () => {
    const { act, container } = show(junior);
    expect(container.querySelectorAll('.street').length).toBe(1);
    expect(container.querySelectorAll('.figure').length).toBe(3);
    expect(screen.getByText('New! One more tile!')).toBeTruthy();
    await fireEvent.click(button('Tile 9, wheel side'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['f9']);
  });

  it('says how it ended', () => {
    show(over);
    expect(screen.getByText('You are home. You win!')).toBeTruthy();
    cleanup();
    show(lost);
    expect(screen.getByText(/^The white guard is home first/)).toBeTruthy();
  });

  it.each(['resigned', 'time'])('marks nobody’s turn in a game that ended: %s', (ending) => {
    const marks = (container: HTMLElement): number => container.querySelectorAll('.who li.turn').length;
    expect(marks(show(flip).container)).toBe(1);
    cleanup();
    const outcome = { verdict: { type: 'won', seat: 'B' }, ending };
    const { container } = show({ ...flip, status: 'over', turn: null, moves: [], outcome }, { interactive: false });
    expect(marks(container)).toBe(0);
    expect(container.querySelector('.say')!.textContent).not.toMatch(/turn|choose/i);
    expect(screen.getByText(/(Bertrand wins|You win)[.!]/)).toBeTruthy();
  });

  it('only shows where it may not be touched', async () => {
    vi.useFakeTimers();
    const { act } = show(only, { interactive: false });
    await vi.advanceTimersByTimeAsync(3000);
    await fireEvent.click(button(/^South path/));
    expect(act).not.toHaveBeenCalled();
  });

  it('announces the actions of others', async () => {
    const { say, rerender, props } = show(flip);
    await rerender({ ...props, last: [turned('7', 'e', 2)] });
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('Bertrand turns a tile: star.'));
  });

  const named = (root: HTMLElement, name: string): Element | null => root.querySelector(`[aria-label="${name}"]`);

  it('remembers what was seen, also of what came before', async () => {
    localStorage.setItem('marchstone.bergues.memory', 'no'); // the player turned the aid off earlier
    const state = { ...(flip as unknown as State), seq: 2 };
    const loadEvents = async () => [turned('3', 'b', 1), turned('3', 'c', 2)];
    const { container, props, rerender } = show(state, { loadEvents, options: { tracker: true, motion: false, sounds: false } });
    expect(named(container, 'Tile 3, roof side')).toBeTruthy();
    await fireEvent.click(named(container, 'Memory aid')!);
    await vi.waitFor(() => expect(named(container, 'Tile 3, roof side; below: wheel')).toBeTruthy());
    await fireEvent.click(named(container, 'Memory aid')!);
    expect(named(container, 'Tile 3, roof side')).toBeTruthy();
    await rerender({ ...props, options: { tracker: false, motion: false, sounds: false } });
    expect(named(container, 'Memory aid')).toBe(null);
  });

  it('has no memory aid when it is turned off', () => {
    const { container } = show(flip, { last: [turned('3', 'c', 1)] });
    expect(named(container, 'Tile 3, roof side')).toBeTruthy();
  });

  it('shows both sides of the tiles of a whole position', () => {
    show({ ...flip, view: 'bg classic.2.4.e.pairs 3,5,12*,15 ea,cf,cb,ca,df,fb,ce,de,bd,fe,eb,ab,nn,af,da,dc 1+2/5+9+14 5.A.flipN.A', moves: [] }, { interactive: false });
    expect(button('Tile 3, roof side; below: wheel')).toBeTruthy();
  });

  it('names spaces in full', () => {
    show(move);
    expect(button('Gate of Bierne, the red fortress waits here, you can go here, counter-clockwise')).toBeTruthy();
    expect(button('Tower 7, white guard (Bertrand) with its fortress')).toBeTruthy();
  });

  it('explains what the rules say about a guard where it stands', async () => {
    const annotations = [{ touch: 'guard:w', seat: 'B', action: null, phrase: { key: 'bg-phase-use', args: {} }, evidence: [] }];
    const { say } = show({ ...(flip as unknown as State), annotations, moves: [] });
    const space = document.querySelector<HTMLElement>('[data-space="5"]')!;
    await fireEvent.keyDown(space, { key: 'e' });
    expect(document.querySelector('.sheet')!.textContent).toContain('Choose the path for your own guard');
    expect(say).toHaveBeenLastCalledWith('Choose the path for your own guard');
  });

  it('names gates in what the rules say about a guard, and on a rampart of another size', async () => {
    const evidence = [
      { role: 'fortress', phrase: { key: 'bg-evidence-fortress', args: { cw: '7', ccw: '13', space: '15' } }, pieces: ['space:15'] },
      { role: 'cw', phrase: { key: 'bg-evidence-walk', args: { way: 'cw', path: 'N', space: '7', steps: '2', fetched: 'no', sent: 'none', won: 'no' } }, pieces: ['space:6', 'space:7'] },
    ];
    const annotations = [{ touch: 'guard:w', seat: 'B', action: null, phrase: { key: 'bg-phase-use', args: {} }, evidence }];
    show({ ...(flip as unknown as State), annotations, moves: [] });
    await fireEvent.keyDown(document.querySelector('[data-space="5"]')!, { key: 'e' });
    const sheet = (): string => document.querySelector('.sheet')!.textContent!.replace(/\s+/g, ' ');
    expect(sheet()).toContain('Its fortress waits here: Gate of Hondschoote (7 clockwise, 13 counter-clockwise): Gate of Hondschoote');
    expect(sheet()).toContain('Clockwise by the north path to: tower 7 (2 steps): Tower 6, Tower 7');
    cleanup();
    const view = (flip as unknown as State).view!.replace(/^bg classic\.(\d)\.4\./, 'bg classic.$1.6.');
    show({ ...(flip as unknown as State), view, annotations, moves: [] });
    await fireEvent.keyDown(document.querySelector('[data-space="5"]')!, { key: 'e' });
    expect(sheet()).toContain('to: Gate of Bierne (2 steps)');
  });

  it('names the gate in a move that waits to be confirmed', async () => {
    const { act, say } = show(winoc, { options: { tracker: false, motion: false, sounds: false, confirm: true } });
    await fireEvent.click(button(/^Gate of Dunkerque/));
    expect(act).not.toHaveBeenCalled();
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('Gate of Dunkerque'));
  });

  it('has one stop for the Tab key among its things', () => {
    const { container } = show(flip);
    const things = [...container.querySelectorAll<HTMLElement>('[data-nav]')];
    expect(things.length).toBe(20 + 2 + 16);
    expect(things.filter((thing) => thing.tabIndex === 0).length).toBe(1);
  });

  it('goes to a tile by its number', async () => {
    const { container } = show(flip);
    await fireEvent.keyDown(container.querySelector('[data-nav]')!, { key: '1' });
    await fireEvent.keyDown(container.querySelector('[data-nav]')!, { key: '2' });
    expect((document.activeElement as HTMLElement).dataset.nav).toBe('tile:12');
  });

  it('shows an empty table before the deal', () => {
    show({ ...(start as unknown as State), view: null, moves: [] });
    expect(screen.getByText('The tiles have not been laid out yet.')).toBeTruthy();
  });
});
