// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { State, Study } from '../../lib/wire.ts';
import Board from './Board.svelte';
import { stateOf } from './demo/state.ts';
import { demoWords } from './demo/words.ts';
import act from './fixtures/act.json';
import claim from './fixtures/claim.json';
import copied from './fixtures/copied.json';
import five from './fixtures/five.json';
import forsyth from './fixtures/forsyth.json';
import over from './fixtures/over.json';
import start from './fixtures/start.json';
import wemyss from './fixtures/wemyss.json';

beforeAll(() => {
  // Things that a browser has and the test's document has not.
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => cleanup());

const state = (study: unknown): State => stateOf(study as Study, (study as Study).seat, 1);

function show(study: unknown, more = {}) {
  const acted = vi.fn();
  const say = vi.fn();
  const props = {
    state: state(study),
    names: { A: 'Morag', B: 'Hamish', C: 'Ailsa', D: 'Fergus', E: 'Catriona' },
    act: acted,
    busy: false,
    interactive: true,
    say,
    hint: null,
    last: [],
    words: demoWords('en') as never,
    options: { tracker: false, motion: false, sounds: false },
    ...more,
  };
  return { acted, say, props, ...render(Board, { props }) };
}
// By the label alone: working out every role on a board full of drawings takes a slow machine too long.
const labelled = (name: string | RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => {
    const label = one.getAttribute('aria-label') ?? one.textContent!.trim();
    return typeof name === 'string' ? label === name : name.test(label);
  });
function button(name: string | RegExp): HTMLElement {
  const found = labelled(name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

describe('the board', () => {
  it('musters in two touches, which can be taken back', async () => {
    const { acted, say } = show(act);
    await fireEvent.click(button(/^Wemyss 5/));
    expect(acted).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalled();
    expect(button('Face up: power can be used; your army then 12')).toBeTruthy();
    await fireEvent.click(button('Take back'));
    expect(labelled(/^Face up/)).toBeUndefined();
    await fireEvent.click(button(/^Fergusson 9/));
    await fireEvent.click(button(/^Face down/));
    expect(acted).toHaveBeenCalledExactlyOnceWith(['-f9']);
  });

  it('says beforehand why a power could not be used', async () => {
    show(act);
    await fireEvent.click(button('Forsyth 10'));
    expect(button(/^Face up: no power: MacDonnell 5 is weaker/)).toBeTruthy();
  });

  it('takes another card instead of the chosen one, and a recruit instead of both', async () => {
    const { acted } = show(act);
    await fireEvent.click(button(/^Wemyss 5/));
    await fireEvent.click(button(/^Scott 6/));
    expect(screen.getByText('Scott 6')).toBeTruthy();
    await fireEvent.click(button('Recruit 1: Scott 1'));
    expect(acted).toHaveBeenCalledExactlyOnceWith(['take1']);
  });

  it('turns a recruit', async () => {
    const { acted } = show(start);
    await fireEvent.click(button('Recruit 2, face down'));
    expect(acted).toHaveBeenCalledExactlyOnceWith(['flip2']);
  });

  it('uses a power on a clan, or leaves it', async () => {
    const { acted } = show(wemyss);
    expect(screen.getByText('Wemyss 1: which clan shall be discarded?')).toBeTruthy();
    await fireEvent.click(button('Wemyss 12, face up, army of Ailsa, third'));
    expect(acted).toHaveBeenCalledExactlyOnceWith(['kill:C3']);
    cleanup();
    const again = show(wemyss);
    await fireEvent.click(button('Leave it'));
    expect(again.acted).toHaveBeenCalledExactlyOnceWith(['skip']);
  });

  it('says which power is copied, and that it cannot be left', () => {
    show(copied);
    expect(screen.getByText('Scott 1 as Cockburn: with which supporter shall it change places?')).toBeTruthy();
    expect(labelled('Leave it')).toBeUndefined();
  });

  it('draws at the pile or by its button', async () => {
    const { acted } = show(forsyth);
    await fireEvent.click(button(/^Draw pile/));
    expect(acted).toHaveBeenCalledExactlyOnceWith(['draw']);
  });

  it('tells how the skirmish ended, and claims', async () => {
    const { acted, container } = show(claim);
    expect(container.querySelector('.slip')!.textContent).toMatch(/1st.*Ailsa.*21×2.*42.*2nd.*Catriona.*31/s);
    await fireEvent.click(button('Supporter 2: Scott 8'));
    expect(acted).toHaveBeenCalledExactlyOnceWith(['claim2']);
  });

  it('names clans and lords in full', () => {
    show(five);
    expect(button('Cochrane 2, face up, army of Hamish, third, claims two supporters')).toBeTruthy();
    expect(button('face down, army of Hamish, second')).toBeTruthy();
    expect(button('Morag (you); to move; 9 of 40 won; total 30, doubled, all MacDonnell, strongest; 6 cards in hand')).toBeTruthy();
  });

  it('tells about a lord when touched', async () => {
    show(five);
    await fireEvent.click(button(/^Hamish/));
    expect(document.querySelector('.sheet[aria-label="Hamish"]')!.textContent).toContain('13 won; 27 more to reach 40');
  });

  it('only shows where it may not be touched', async () => {
    const { acted } = show(act, { interactive: false });
    await fireEvent.click(button('Recruit 1: Scott 1'));
    expect(acted).not.toHaveBeenCalled();
  });

  it('shows a whole position with all cards open', () => {
    const whole = { ...state(act), view: act.position, moves: [] };
    show(act, { state: whole, interactive: false });
    expect(button('Recruit 2: Makgill 10, face down')).toBeTruthy();
    expect(button('Scott 9, face down, army of Hamish, second')).toBeTruthy();
  });

  it('takes the keys of this game', async () => {
    const { acted } = show(act);
    await fireEvent.click(button(/^Wemyss 5/));
    await fireEvent.keyDown(button(/^Wemyss 5/), { key: '+' });
    expect(acted).toHaveBeenCalledExactlyOnceWith(['+w5']);
    cleanup();
    const again = show(act);
    await fireEvent.keyDown(button(/^Wemyss 5/), { key: '4' });
    expect(again.acted).toHaveBeenCalledExactlyOnceWith(['take4']);
    cleanup();
    const power = show(forsyth);
    await fireEvent.keyDown(button('Draw a card'), { key: 'x' });
    expect(power.acted).toHaveBeenCalledExactlyOnceWith(['skip']);
  });

  it('has one stop for the Tab key among its cards', () => {
    const { container } = show(act);
    const things = [...container.querySelectorAll<HTMLElement>('[data-nav]')];
    expect(things.filter((thing) => thing.tabIndex === 0).length).toBe(1);
  });

  it('says how the game ended, and shows an empty table before the deal', () => {
    show(over);
    expect(screen.getByText(/^Hamish has won\. \d+ to \d+\.$/)).toBeTruthy();
    cleanup();
    show(act, { state: { ...state(act), view: null, moves: [] } });
    expect(screen.getByText('The cards are not dealt yet.')).toBeTruthy();
  });
});
