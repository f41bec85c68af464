// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { button, findButtons, readWords, renderBoard, stubResizeObserver } from '../shared/testing.ts';
import Board from './Board.svelte';
import mustering from './fixtures/act.json';
import claim from './fixtures/claim.json';
import copied from './fixtures/copied.json';
import five from './fixtures/five.json';
import forsyth from './fixtures/forsyth.json';
import over from './fixtures/over.json';
import start from './fixtures/start.json';
import wemyss from './fixtures/wemyss.json';

const words = readWords('lords-of-scotland', 'en');
beforeAll(stubResizeObserver);
afterEach(() => cleanup());

const show = (state: unknown, more = {}) => renderBoard(Board, words, state, more);

describe('the board', () => {
  it('musters in two touches, which can be taken back', async () => {
    const { act, say } = show(mustering);
    await fireEvent.click(button(/^Wemyss 5/));
    expect(act).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalled();
    expect(button('Face up: power can be used; your army then 12')).toBeTruthy();
    await fireEvent.click(button('Undo'));
    expect(findButtons(/^Face up/)).toEqual([]);
    await fireEvent.click(button(/^Fergusson 9/));
    await fireEvent.click(button(/^Face down/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['-f9']);
  });

  it('says beforehand why a power could not be used', async () => {
    show(mustering);
    await fireEvent.click(button('Forsyth 10'));
    expect(button(/^Face up: no power: MacDonnell 5 is weaker/)).toBeTruthy();
  });

  it('takes another card instead of the chosen one, and a recruit instead of both', async () => {
    const { act } = show(mustering);
    await fireEvent.click(button(/^Wemyss 5/));
    await fireEvent.click(button(/^Scott 6/));
    expect(screen.getByText('Scott 6')).toBeTruthy();
    await fireEvent.click(button('Recruit 1: Scott 1'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['take1']);
  });

  it('turns a recruit', async () => {
    const { act } = show(start);
    await fireEvent.click(button('Recruit 2, face down'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['flip2']);
  });

  it('uses a power on a clan, or leaves it', async () => {
    const { act } = show(wemyss);
    expect(screen.getByText('Wemyss 1: which clan do you want to discard?')).toBeTruthy();
    await fireEvent.click(button('Wemyss 12, face up, army of Ailsa, third'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['kill:C3']);
    cleanup();
    const again = show(wemyss);
    await fireEvent.click(button('Don’t use it'));
    expect(again.act).toHaveBeenCalledExactlyOnceWith(['skip']);
  });

  it('says which power is copied, and that it cannot be left', () => {
    show(copied);
    expect(screen.getByText('Scott 1 as Cockburn: which supporter does it change places with?')).toBeTruthy();
    expect(findButtons('Don’t use it')).toEqual([]);
  });

  it('draws at the pile or by its button', async () => {
    const { act } = show(forsyth);
    await fireEvent.click(button(/^Draw pile/));
    expect(act).toHaveBeenCalledExactlyOnceWith(['draw']);
  });

  it('has the button that leaves a power on its own side of the middle', () => {
    const { container, unmount } = show(forsyth);
    expect(container.querySelector('.pair > [data-touch="power"] + .skip > [data-touch="skip"]')).toBeTruthy();
    unmount();
    expect(show(wemyss).container.querySelector('.pair > .skip:only-child > [data-touch="skip"]')).toBeTruthy();
  });

  it('reports how the skirmish ended, and claims', async () => {
    const { act, container } = show(claim);
    expect(container.querySelector('.slip')!.textContent).toMatch(/1st.*Ailsa.*21×2.*42.*2nd.*Catriona.*31/s);
    await fireEvent.click(button('Supporter 2: Scott 8'));
    expect(act).toHaveBeenCalledExactlyOnceWith(['claim2']);
  });

  it('shows the clans of each army in the report, and the last skirmish again when asked', async () => {
    const view = (turn: string, victory: string, supporters: string, armies: string): string =>
      `ls 2.L.40 - - s1,m1,dC,wC,fC ${supporters} -/- ${armies} ${victory} ${turn}`;
    const state = { ...mustering, moves: [], view: view('A.5.B.act', 'oC/-', 's8s9', 'd5(w2)/c1+ck7') };
    const { container, rerender, props } = show(state, { interactive: false });
    const last = (): HTMLElement[] => findButtons(new RegExp(words('lsb-last-skirmish')));
    expect(last()).toEqual([]);
    const clans = (root: Element): string[] =>
      [...root.querySelectorAll('.clans')].map((row) => [...row.querySelectorAll('.visually-hidden')].map((one) => one.textContent).join(', '));
    await rerender({ ...props, state: { ...props.state, at: 2, seq: 2, view: view('B.1.B.flip', 'oC/s9s8', 'm2m3', '-/-') } });
    await fireEvent.click(last()[0]!);
    const sheet = container.querySelector('.sheet')!;
    expect(sheet.textContent).toMatch(/1st.*Hamish.*2nd.*Morag/s);
    expect(clans(sheet)).toEqual(['Cochrane 1, Cockburn 7', 'MacDonnell 5, Wemyss 2']);
  });

  it('names clans and lords in full', () => {
    show(five);
    expect(button('Cochrane 2, face up, army of Hamish, third, claims two supporters')).toBeTruthy();
    expect(button('face down, army of Hamish, second')).toBeTruthy();
    expect(button('Morag (you); to move; 9 of 40 won; total 30, doubled, all MacDonnell, strongest; 6 cards in hand')).toBeTruthy();
  });

  it('explains a lord when touched', async () => {
    show(five);
    await fireEvent.click(button(/^Hamish/));
    expect(document.querySelector('.sheet[aria-label="Hamish"]')!.textContent).toContain('13 won; 27 more to reach 40');
  });

  it('explains an army with what the rules say about it', async () => {
    const annotations = [{
      touch: 'army:B', seat: 'B', action: null, phrase: { key: 'ls-step-skip', args: { seat: 'B', clan: 'k7' } },
      evidence: [{ role: 'own', phrase: { key: 'ls-bloodline-k', args: {} }, facts: {}, pieces: ['k7', 'c2'] }],
    }];
    show({ ...five, annotations });
    await fireEvent.click(button(/^Hamish/));
    expect(document.querySelector('.sheet')!.textContent).toMatch(/Hamish does not use the power of Cockburn 7.*Cockburn: Cockburn 7, Cochrane 2/s);
  });

  it('only shows where it may not be touched', async () => {
    const { act } = show(mustering, { interactive: false });
    await fireEvent.click(button('Recruit 1: Scott 1'));
    expect(act).not.toHaveBeenCalled();
  });

  it('shows a whole position with all cards open', () => {
    const whole = { ...mustering, view: mustering.position, moves: [] };
    show(mustering, { state: whole, interactive: false });
    expect(button('Recruit 2: Makgill 10, face down')).toBeTruthy();
    expect(button('Scott 9, face down, army of Hamish, second')).toBeTruthy();
  });

  it('takes the keys of this game', async () => {
    const { act } = show(mustering);
    await fireEvent.click(button(/^Wemyss 5/));
    await fireEvent.keyDown(button(/^Wemyss 5/), { key: '+' });
    expect(act).toHaveBeenCalledExactlyOnceWith(['+w5']);
    cleanup();
    const again = show(mustering);
    await fireEvent.keyDown(button(/^Wemyss 5/), { key: '4' });
    expect(again.act).toHaveBeenCalledExactlyOnceWith(['take4']);
    cleanup();
    const power = show(forsyth);
    await fireEvent.keyDown(button('Draw a card'), { key: 'x' });
    expect(power.act).toHaveBeenCalledExactlyOnceWith(['skip']);
  });

  it('has one stop for the Tab key among its cards', () => {
    const { container } = show(mustering);
    const things = [...container.querySelectorAll<HTMLElement>('[data-nav]')];
    expect(things.filter((thing) => thing.tabIndex === 0).length).toBe(1);
  });

  it.each(['resigned', 'time'])('marks nobody’s turn in a game that ended: %s', (ending) => {
    expect(show(mustering).container.querySelectorAll('.army.turn').length).toBe(1);
    cleanup();
    const outcome = { verdict: { type: 'won', seat: 'A' }, ending };
    const { container } = show({ ...mustering, status: 'over', turn: null, moves: [], outcome }, { interactive: false });
    expect(container.querySelectorAll('.army.turn').length).toBe(0);
    expect(screen.getByText(/(Morag has|You have) won[.!]/)).toBeTruthy();
    expect(container.textContent).not.toMatch(/’s turn/);
  });

  it('says how the game ended, and shows an empty table before the deal', () => {
    show(over);
    expect(screen.getByText(/^Hamish has won\. \d+ to \d+\.$/)).toBeTruthy();
    cleanup();
    show(mustering, { state: { ...mustering, view: null, moves: [] } });
    expect(screen.getByText('The cards have not been dealt yet.')).toBeTruthy();
  });
});
