// @vitest-environment jsdom
import { fireEvent } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { because } from './why.ts';

const note = () => document.querySelector<HTMLElement>('.reason-note');
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function button(reason: string | null) {
  const at = document.createElement('button');
  const click = vi.fn();
  document.body.append(at);
  const end = because(reason)(at);
  at.addEventListener('click', click);
  return { at, click, end };
}

it('a button without a reason is left alone', async () => {
  const { at, click } = button(null);
  await fireEvent.click(at);
  expect(click).toHaveBeenCalledOnce();
  expect(at.hasAttribute('aria-disabled')).toBe(false);
});

it('a button with a reason keeps the focus, does nothing, and says why', async () => {
  const { at, click, end } = button('It is not your turn.');
  at.focus();
  expect(document.activeElement).toBe(at);
  expect([at.getAttribute('aria-disabled'), at.getAttribute('aria-description')]).toEqual(['true', 'It is not your turn.']);
  await fireEvent.click(at);
  expect(click).not.toHaveBeenCalled();
  expect(note()!.textContent).toBe('It is not your turn.');
  (end as () => void)();
  expect(at.hasAttribute('aria-disabled')).toBe(false);
});

it('a long press says why', async () => {
  vi.useFakeTimers();
  const { at } = button('Not yet.');
  const down = new Event('pointerdown');
  Object.assign(down, { pointerType: 'touch' });
  at.dispatchEvent(down);
  await vi.advanceTimersByTimeAsync(500);
  expect(note()!.textContent).toBe('Not yet.');
});

it('a reason goes away when its button moves', async () => {
  const { at } = button('Not yet.');
  await fireEvent.click(at);
  expect(note()!.hidden).toBe(false);
  at.getBoundingClientRect = () => new DOMRect(0, 100, 40, 40);
  await vi.waitFor(() => expect(note()!.hidden).toBe(true));
});
