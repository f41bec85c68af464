import { describe, expect, it } from 'vitest';
import { formatPhrase } from '../shared/phrase.ts';
import { readWords } from '../shared/testing.ts';
import { parse } from './parse.ts';
import { refusal } from './refusal.ts';

const words = readWords('bergues', 'en');
const TILES = 'ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn';
const reason = (turn: string, what: string, paths = '1+2/-'): string | null => {
  const phrase = refusal(parse(`bg classic.2.4.e.pairs 0,5,10,15 ${TILES} ${paths} ${turn}`), 'A', what);
  return phrase && formatPhrase(words, phrase, {}, (code) => code);
};

describe('why a thing of Bergues cannot be touched', () => {
  it('a path that is not empty is not filled', () => {
    expect(reason('3.A.path.A', 'path:N')).toMatch(/^There are still tiles on the north path/);
    expect(reason('3.A.path.A', 'tile:5')).toMatch(/^Which path do you want to fill\?/);
  });
  it('a tile is to be turned, then a path chosen', () => {
    expect(reason('3.A.flipS.A', 'path:N')).toMatch(/^Turn over a tile/);
    expect(reason('3.A.use.A', 'tile:5')).toMatch(/^Choose the path/);
  });
  it('a guard is to walk: the own one, or one that nobody plays', () => {
    expect(reason('3.A.move:y:2.A', 'tile:5')).toMatch(/^Choose a direction for your yellow guard\. .*2\.$/);
    expect(reason('3.A.move:g:2.A', 'tile:5')).toMatch(/^Choose a direction for the green guard\. .*2\.$/);
  });
  it('the junior game is only turning tiles', () => {
    const view = parse(`bg junior.2.4.e.pairs 0,_,0,_ ${TILES} 1/- 1.A.flipN.A`);
    expect(refusal(view, 'A', 'path:N')).toEqual({ key: 'bg-junior-only-turns', args: {} });
    expect(refusal(view, 'A', 'tile:1')?.key).toBe('bg-turn-a-tile');
  });
  it('nothing after the end', () => {
    expect(reason('9.A.over.y', 'tile:5')).toBeNull();
  });
});
