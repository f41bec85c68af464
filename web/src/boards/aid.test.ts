// @vitest-environment jsdom
// The player aids in every language.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/languages.ts';
import type { Setup } from '../lib/wire.ts';
import { boardAid, hasAid } from './index.ts';
import { readWords } from './shared/testing.ts';

async function show(game: string, language: string, options: Setup['options']) {
  const words = readWords(game, language);
  const { default: Aid } = (await boardAid(game))!;
  const { container } = render(Aid, { setup: { game, options } as Setup, words });
  return container;
}

const text = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ');

describe.each(LANGUAGES.map(([language]) => language))('in %s', (language) => {
  it.each([
    ['schotten-totten', { edition: '2016', tactics: true }, 14],
    ['schotten-totten', { edition: 'classic', tactics: true }, 15],
    ['schotten-totten', { edition: '2016', tactics: false }, 5],
    ['lords-of-scotland', { bruce: true, activation: 'bloodline' }, 9],
    ['lords-of-scotland', { bruce: false, activation: 'lowest' }, 8],
    ['bergues', { variant: 'classic', tiles: 'pairs' }, 7],
    ['bergues', { variant: 'junior', tiles: 'quartets' }, 8],
  ] as const)('%s has an aid for %o', async (game, options, rows) => {
    const aid = await show(game, language, options);
    expect(aid.querySelectorAll('li').length).toBe(rows);
    expect(text(aid)).not.toMatch(/\b(st|ls|bg)b?-[a-z]|undefined/);
  });
});

it('follows the options of the table', async () => {
  expect(text(await show('schotten-totten', 'en', { edition: 'classic', tactics: true }))).toMatch(/Groups, strongest first.*Organised clan.*Chief MacGregor/);
  expect(text(await show('lords-of-scotland', 'en', { bruce: false, activation: 'bloodline' }))).toContain('of its bloodline is weaker or equal');
  expect(text(await show('bergues', 'en', { variant: 'junior', tiles: 'pairs' }))).not.toContain('Winoc');
});

it('exists for games with a board of their own only', () => {
  expect(hasAid('goofspiel')).toBe(false);
});
