// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { State } from '../../lib/wire.ts';
import { button, readWords, renderBoard, stubResizeObserver } from '../shared/testing.ts';
import Board from './Board.svelte';
import draw from './fixtures/base-draw.json';
import claims from './fixtures/base-claims.json';
import expert from './fixtures/expert-claims.json';
import position from './fixtures/tactics-position.json';
import strategist from './fixtures/tactics-strategist.json';

const words = readWords('schotten-totten', 'en');
beforeAll(stubResizeObserver);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (state: unknown, more = {}) => renderBoard(Board, words, state, more);

describe('the board', () => {
  it('places a card in two touches', async () => {
    const { act, say } = show(strategist);
    await fireEvent.click(button('blue 5'));
    expect(act).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalled();
    await fireEvent.click(button(/^Stone 3:/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['b5@3']);
  });

  it('goes through a Strategist step by step, and back', async () => {
    const { act } = show(strategist);
    await fireEvent.click(button('Strategist'));
    await fireEvent.click(button('blue 8'));
    await fireEvent.click(button('Undo'));
    expect(screen.getByText('Strategist: which of your cards do you want to move?')).toBeTruthy();
    await fireEvent.click(button('blue 8'));
    await fireEvent.click(button(/^Discard/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['ST:b8@7>x']);
  });

  it('says why a Joker stays in hand', async () => {
    const phrase = { key: 'st-illegal-joker-stays', args: { card: 'J2' } };
    const stays = { touch: 'hand:J2', seat: 'B', phrase, evidence: [], action: null };
    const view = strategist.view.replace('b6ST', 'b6J2ST');
    const { say, container } = show({ ...strategist, view, annotations: [stays] });
    await fireEvent.click(container.querySelector('[data-touch~="hand:J2"]')!);
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('this one stays in your hand until the end'));
  });

  it('claims at a touch, and explains other stones', async () => {
    const { act } = show(expert);
    await fireEvent.click(button(/^Stone 7:/));
    expect(document.querySelector('section[aria-label="Stone 7"]')!.textContent).toContain('cannot claim yet');
    await fireEvent.click(button(/^Stone 6:/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['!6']);
  });

  it('does the only thing to do by itself, after a moment', async () => {
    vi.useFakeTimers();
    const { act } = show(draw);
    await vi.advanceTimersByTimeAsync(300);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(act).toHaveBeenCalledExactlyOnceWith(['+c']);
  });

  it('keeps a played card at its stone until the move is answered', async () => {
    const { container, props, rerender } = show(strategist);
    await fireEvent.click(button('blue 5'));
    await fireEvent.click(button(/^Stone 3:/));
    expect(container.querySelector('.placed')!.textContent).toBe('sending…');
    await rerender({ ...props, busy: true });
    expect(container.querySelector('.placed')).not.toBeNull();
    expect(screen.getByText('Sending your move…')).toBeTruthy();
    await rerender({ ...props, busy: false });
    expect(container.querySelector('.placed')).toBeNull();
  });

  it('asks for a confirmation where the player wants it, and undoes', async () => {
    const { act, container } = show(strategist, { options: { tracker: false, motion: false, sounds: false, confirm: true } });
    await fireEvent.click(button('blue 5'));
    await fireEvent.click(button(/^Stone 3:/));
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelector('.placed')).not.toBeNull();
    await fireEvent.click(button('Undo'));
    expect(container.querySelector('.placed')).toBeNull();
    await fireEvent.click(button(/^Stone 4:/));
    await fireEvent.click(button('Confirm'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['b5@4']);
  });

  it('says why a thing cannot be touched now', async () => {
    const { container, say } = show(draw);
    const card = container.querySelector<HTMLElement>('[data-touch^="hand:"]')!;
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(card.getAttribute('aria-description')).toBe('You have already played or passed this turn. Finish your turn now.');
    await fireEvent.click(card);
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('You have already played or passed this turn.'));
    expect(document.querySelector('.reason-note')!.textContent).toContain('You have already played or passed this turn.');
  });

  it('says why a player has to pass', () => {
    // A hand without clan cards.
    const view = strategist.view.replace('r3o1y3b3b5b6ST', 'ST');
    show({ ...strategist, view, moves: [{ action: 'pass', touches: ['pass'] }] });
    expect(screen.getByText('You hold no card that can be played. Please pass.')).toBeTruthy();
    expect(button('Pass')).toBeTruthy();
  });

  it('says whose turn it is to a player who has to wait', () => {
    const { container } = show({ ...strategist, turn: 'A', moves: [] }, { interactive: false });
    expect(container.querySelector('[data-touch^="hand:"]')!.getAttribute('aria-description')).toBe('It is Morag’s turn.');
  });

  it('says that the game is over after a resignation', () => {
    const outcome = { verdict: { type: 'won', seat: 'A' }, ending: 'resigned' };
    const { container } = show({ ...strategist, status: 'over', turn: null, moves: [], outcome }, { interactive: false });
    expect(screen.getByText('Morag has won.')).toBeTruthy();
    expect(container.textContent).not.toMatch(/turn/);
  });

  it.each(['resigned', 'time'])('marks nobody’s turn for a spectator of a game that ended: %s', (ending) => {
    const watched = { ...strategist, me: null, moves: [] };
    const marks = (container: HTMLElement): number => container.querySelectorAll('.who.turn, .other.turn').length;
    expect(marks(show(watched, { interactive: false }).container)).toBe(1);
    cleanup();
    const outcome = { verdict: { type: 'won', seat: 'A' }, ending };
    expect(marks(show({ ...watched, status: 'over', turn: null, outcome }, { interactive: false }).container)).toBe(0);
  });

  it('only shows where it may not be touched', async () => {
    vi.useFakeTimers();
    const { act } = show(draw, { interactive: false });
    await vi.advanceTimersByTimeAsync(2000);
    expect(act).not.toHaveBeenCalled();
  });

  it('shows a whole position with all cards open', () => {
    const { container } = show(position, { interactive: false });
    expect(container.querySelectorAll('[data-zone="hand:B"].open').length).toBeGreaterThan(0);
  });

  it('keeps the places of its buttons while a card is chosen, and after it was put back', async () => {
    const { container } = show(expert);
    const row = (): string[] => [...container.querySelectorAll('.buttons button')].map((one) => one.getAttribute('aria-label') ?? one.textContent!.trim());
    const before = row();
    expect(before).toEqual(['Undo', 'Claim stone 6']);
    expect(button('Undo').matches('.gone:disabled')).toBe(true);
    await fireEvent.click(container.querySelector('[data-touch^="hand:"]:not([aria-disabled="true"])')!);
    expect(row()).toEqual(before);
    expect(button('Claim stone 6').matches('.gone:disabled')).toBe(true);
    await fireEvent.click(button('Undo'));
    expect(row()).toEqual(before);
    expect(button('Claim stone 6').matches('.gone')).toBe(false);
  });

  it('has a name on a pile only where there are two to choose from', () => {
    const pile = (of: string) => ({ action: `+${of[0]}`, touches: [`pile:${of}`] });
    const { container, unmount } = show({ ...strategist, moves: [pile('clan'), pile('tactic')] });
    expect([...container.querySelectorAll('.pile .name')].map((one) => one.textContent)).toEqual(['Clan pile', 'Tactic pile']);
    unmount();
    expect(show({ ...strategist, moves: [pile('clan'), { action: 'end', touches: ['end'] }] }).container.querySelector('.pile .name')).toBeNull();
  });

  it('explains a claim when it is made, and not before', async () => {
    const { container, rerender, props } = show(claims);
    const claimed = { ...props.state, at: props.state.at + 1, seq: 2, view: props.state.view!.replace('g3g4g5:>', 'g3g4g5:>B') };
    await rerender({ ...props, state: claimed });
    expect(container.querySelector('.moment')!.textContent).toContain('Stone 3');
    await rerender({ ...props, state: { ...props.state, seq: 3 } });
    expect(container.querySelector('.moment')).toBeNull();
  });

  it('names stones in full', () => {
    show(expert);
    expect(button('Stone 6: your side: yellow 3, yellow 1, yellow 2; opponent: purple 4; unclaimed, you can claim it now')).toBeTruthy();
  });

  it('takes the digits of the keyboard', async () => {
    const { act } = show(strategist);
    await fireEvent.click(button('blue 5'));
    await fireEvent.keyDown(button('blue 5'), { key: '3' });
    expect(act).toHaveBeenCalledExactlyOnceWith(['b5@3']);
  });

  it('has one stop for the Tab key among its cards and stones', () => {
    const { container } = show(strategist);
    const things = [...container.querySelectorAll<HTMLElement>('[data-nav]')];
    expect(things.filter((thing) => thing.tabIndex === 0).length).toBe(1);
  });

  it('shows an empty table before the deal', () => {
    show({ ...(draw as unknown as State), view: null, moves: [] });
    expect(screen.getByText('The cards have not been dealt yet.')).toBeTruthy();
  });
});
