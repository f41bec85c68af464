// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/i18n.svelte.ts';
import { sayStep } from '../../lib/phrases.ts';
import { board } from '../index.ts';
import { moveText, touchText } from './touch-text.ts';

const bergues = { game: 'bergues', variants: [] };

describe('names of touches', () => {
  beforeAll(async () => {
    await words.use('en');
    for (const game of ['schotten-totten', 'bergues']) await words.learn(game);
    await board('bergues');
  }, 60_000);

  it('are those of the gates and towers of Bergues', () => {
    expect(touchText('space:10', {}, bergues, 'winoc')).toBe('Gate of Dunkerque');
    expect(touchText('space:9', {}, bergues, 'winoc')).toBe('Tower 9');
    expect(touchText('space:9', {}, { ...bergues, options: { towers: 2 } }, 'winoc')).toBe('Gate of Hondschoote');
    expect(touchText('tile:7', {}, bergues, 'flip')).toBe('The marked tile');
  });

  it('are those of the game for a board without names of its own', () => {
    expect(moveText(['hand:r5', 'stone:3'], {}, { game: 'schotten-totten', variants: [] }, 'play')).toBe('red 5 → Stone 3');
  });

  it('are the same in the reasons of a hint', () => {
    const home = { key: 'bg-evidence-home', args: { cw: '3', ccw: '17', space: '10' } };
    expect(sayStep(home, {}, bergues)).toBe('Its own gate: Gate of Dunkerque (3 clockwise, 17 counter-clockwise)');
  });
});
