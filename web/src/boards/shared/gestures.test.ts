// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gestures } from './gestures.ts';

let root: HTMLElement;
let end: () => void;
const hover = vi.fn();
const on = { tap() {}, lift: () => null, lifted() {}, over: () => null, drop() {}, hold() {}, hover };
const mouse = (type: string, at: Element, x: number, y: number): boolean =>
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }));
const stone = (): Element => root.querySelector('[data-stone]')!;

beforeEach(() => {
  vi.useFakeTimers();
  hover.mockClear();
  document.body.innerHTML = '<div><button data-stone="5"></button></div>';
  root = document.querySelector('div')!;
  end = gestures(root, () => root, on);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('hovering', () => {
  it('is coming with the mouse and staying', () => {
    mouse('pointermove', root, 1, 1);
    mouse('pointerover', stone(), 10, 10);
    vi.advanceTimersByTime(2000);
    expect(hover).toHaveBeenCalledExactlyOnceWith(stone());
  });

  it('does not start when an element appears under a resting mouse', () => {
    mouse('pointerover', stone(), 10, 10);
    vi.advanceTimersByTime(2000);
    expect(hover).not.toHaveBeenCalled();
    // Also later, when the board is rendered again.
    mouse('pointerover', root, 12, 12);
    mouse('pointermove', root, 40, 40);
    vi.advanceTimersByTime(2000);
    hover.mockClear();
    mouse('pointerover', stone(), 40, 40);
    vi.advanceTimersByTime(2000);
    expect(hover).not.toHaveBeenCalled();
  });
});
