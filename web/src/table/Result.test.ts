// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../lib/i18n.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { State } from '../lib/wire.ts';
import Result from './Result.svelte';

const seat = (letter: string) => ({ seat: letter, who: { type: 'player', name: letter, guest: false }, ready: true, gone: false, score: 3, points: 0, clock: null });
const over = {
  table: 't', status: 'over', me: 'A', rules: 'current', view: null, round: 1, now: 0, rematch: [], next_table: null,
  setup: { game: 'none', rounds: 1, options: {} }, seats: [seat('A'), seat('B')],
  outcome: { verdict: { type: 'won', seat: 'A' }, ending: 'played' }, ratings: { A: [1500, 1512.4], B: [1500, 1487.6] },
} as unknown as State;
const show = (fresh: boolean) => render(Result, { props: { state: over, names: { A: 'Ann', B: 'Bob' }, events: [], fresh, send: vi.fn() } });

beforeEach(async () => {
  await words.use('en');
  vi.stubGlobal('fetch', vi.fn(() => new Promise(() => {})));
  HTMLDialogElement.prototype.showModal ??= () => {};
});

describe('the result', () => {
  it('has the standings with the change of the ratings', () => {
    show(false);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent!.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual([expect.stringMatching(/^1\. ?Ann 1512 \(\+12\)$/), expect.stringMatching(/^2\. ?Bob 1488 \(−12\)$/)]);
  });

  it('celebrates a win that was just reached, where motion is wanted', () => {
    const seen = (motion: 'full' | 'none', fresh: boolean): number => {
      settings.change({ motion });
      const { container, unmount } = show(fresh);
      const count = container.querySelectorAll('.celebration').length;
      unmount();
      return count;
    };
    expect([seen('full', true), seen('full', false), seen('none', true)]).toEqual([1, 0, 0]);
  });
});
