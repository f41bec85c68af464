// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { words } from './i18n.svelte.ts';
import { describePhase, splitPhase } from './phase.ts';
import type { Setup } from './wire.ts';

beforeAll(async () => {
  await words.use('en');
  for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) await words.learn(game);
});

const describe = (game: string, phase: string): string => describePhase({ phase, setup: { game } as Setup });

it('splits phases', () => {
  expect(splitPhase('move:y:3')).toEqual({ name: 'move', details: ['y', '3'] });
  expect(splitPhase('claim2')).toEqual({ name: 'claim', details: ['2'] });
  expect(splitPhase('flipN')).toEqual({ name: 'flipN', details: [] });
});

it('says what is to be done in the words of the game', () => {
  expect(describe('schotten-totten', 'play')).toBe('Play a card');
  expect(describe('schotten-totten', 'recruit3')).toBe('Draw cards');
  expect(describe('lords-of-scotland', 'power:w')).toBe('Use the power of your clan');
  expect(describe('bergues', 'use')).toBe('Choose the path for your own guard');
  expect(describe('unheard-of', 'dance')).toBe('Choose what to do');
});
