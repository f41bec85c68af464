// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { words } from '../lib/i18n.svelte.ts';
import type { Setup } from '../lib/wire.ts';
import { parts, phaseWords } from './phase.ts';

beforeAll(async () => {
  await words.use('en');
  for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) await words.learn(game);
});

const at = (view: string, phase: string, options: Setup['options'] = {}) => phaseWords({ view, phase, setup: { options } as Setup });

it('takes phases apart', () => {
  expect(parts('move:y:3')).toEqual({ base: 'move', rest: ['y', '3'] });
  expect(parts('claim2')).toEqual({ base: 'claim', rest: ['2'] });
  expect(parts('flipN')).toEqual({ base: 'flipN', rest: [] });
});

it('says what is to be done', () => {
  expect(at('st …', 'play')).toBe('Play a card');
  expect(at('st …', 'play', { edition: 'classic' })).toBe('Claim stones or play a card');
  expect(at('st …', 'claim', { expert: true })).toBe('Finish your turn');
  expect(at('st …', 'recruit3')).toBe('Draw cards');
  expect(at('ls …', 'claim2')).toBe('Claim 2 supporters');
  expect(at('ls …', 'power:w')).toMatch(/^Wemyss: /);
  expect(at('bg …', 'move:g:3')).toBe('Choose a direction for the green guard: 3 to go');
  expect(at('bg …', 'use')).toBe('Choose the path for your own guard');
  expect(at('xy …', 'dance')).toBe('Choose what to do');
});
