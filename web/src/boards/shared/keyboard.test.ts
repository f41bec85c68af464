// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyboard } from './keyboard.ts';

/** A hand of cards, some of which can be touched; a button beside the board. */
let end: () => void;
let root: HTMLElement;
let outside: HTMLButtonElement;
let dialog: HTMLDialogElement;
const touch = vi.fn((_: string) => true);
const hand = vi.fn();

function cards(...names: string[]): void {
  root.innerHTML = names.map((name) => `<button data-nav="hand:${name}" data-touch="hand:${name}"></button>`).join('');
}
const card = (name: string): HTMLButtonElement => root.querySelector(`[data-nav="hand:${name}"]`)!;
const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset.nav;
const press = (key: string, at: Element = document.activeElement!, more = {}): boolean =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
/** Observers are called after the code that changed something. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div></div><button></button><dialog><button></button></dialog>';
  [root, outside] = [document.querySelector('div')!, document.querySelector('body > button')!];
  dialog = document.querySelector('dialog')!;
  // jsdom reports that the document has the focus only while an element has it.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  cards('r1', 'r2', 'r3');
  end = keyboard(root, { possible: () => new Set(['hand:r1', 'hand:r2', 'hand:r3']), touch, refuse() {}, keys: { h: hand } });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

describe('the focus on a board', () => {
  it('goes on at the same place when a card is played', async () => {
    card('r2').focus();
    cards('r1', 'r3');
    await settled();
    expect(focused()).toBe('hand:r3');
  });

  it('stays where it was when the board is rendered again', async () => {
    card('r2').focus();
    cards('r3', 'r2');
    await settled();
    expect(focused()).toBe('hand:r2');
  });

  it('is not lost when the browser says so before the card is gone', async () => {
    card('r2').focus();
    // As in Chromium, the focus leaves while the card is still there.
    card('r2').blur();
    cards('r1', 'r3');
    await settled();
    expect(focused()).toBe('hand:r3');
  });

  it('comes back when what had it is disabled', async () => {
    root.insertAdjacentHTML('beforeend', '<button class="more"></button>');
    card('r1').focus();
    const more = root.querySelector<HTMLButtonElement>('.more')!;
    more.focus();
    more.disabled = true;
    await settled();
    expect(focused()).toBe('hand:r1');
  });

  it('is given away to what takes it', async () => {
    card('r2').focus();
    outside.focus();
    cards('r1');
    outside.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('is given away by pointing elsewhere', async () => {
    card('r2').focus();
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    card('r2').blur();
    cards('r1');
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('is lent to a dialog, and comes back even if what had it is gone', async () => {
    card('r2').focus();
    dialog.querySelector('button')!.focus();
    cards('r1', 'r3');
    await settled();
    expect(dialog.contains(document.activeElement)).toBe(true);
    dialog.querySelector('button')!.remove();
    dialog.dispatchEvent(new Event('close'));
    await settled();
    expect(focused()).toBe('hand:r3');
  });

  it('waits while another window is in front', async () => {
    card('r2').focus();
    vi.mocked(document.hasFocus).mockReturnValue(false);
    cards('r1', 'r3');
    await settled();
    expect(document.activeElement).toBe(document.body);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    expect(focused()).toBe('hand:r3');
  });
});

describe('a key that comes while the focus is lost', () => {
  it('is the board’s', () => {
    card('r2').focus();
    cards('r1', 'r3');
    expect(document.activeElement).toBe(document.body);
    expect(press('h', document.body)).toBe(false);
    expect(hand).toHaveBeenCalledOnce();
  });

  it('touches nothing that did not have the focus before', () => {
    card('r2').focus();
    cards('r1', 'r3');
    press('Enter', document.body);
    expect(touch).not.toHaveBeenCalled();
    expect(focused()).toBe('hand:r3');
    press('Enter');
    expect(touch).toHaveBeenCalledExactlyOnceWith('hand:r3');
  });

  it('is not taken back when another element took it', () => {
    card('r2').focus();
    outside.focus();
    outside.blur();
    expect(press('h', document.body)).toBe(true);
    expect(hand).not.toHaveBeenCalled();
  });
});

describe('a key', () => {
  it('that is held down touches once', () => {
    card('r2').focus();
    press('Enter');
    press('Enter', document.activeElement!, { repeat: true });
    expect(touch).toHaveBeenCalledOnce();
  });
});
