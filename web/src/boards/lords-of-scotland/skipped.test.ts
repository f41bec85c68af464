import { describe, expect, it } from 'vitest';
import { parse } from './parse.ts';
import { skipped } from './skipped.ts';

/** Three players without recruits; B has no card. */
const view = (turn: string) => parse(`ls 3.L.40 - - _,_,_,_,_ oCk9k8 s2s3/-/d2d3 s1/-/- -/-/- ${turn}`);

describe('a player who can neither recruit nor muster', () => {
  it('is passed over between two turns', () => {
    expect(skipped(view('A.3.A.act'), view('A.3.C.act'))).toEqual(['B']);
  });
  it('is passed over at the end of a round', () => {
    expect(skipped(view('C.3.A.act'), view('C.4.C.act'))).toEqual(['B']);
  });
  it('is passed over before the skirmish ends', () => {
    expect(skipped(view('C.5.A.act'), view('C.5.A.claim1'))).toEqual(['B']);
  });
  it('is nobody where turns follow each other', () => {
    expect(skipped(view('A.3.A.act'), view('A.3.A.power:s'))).toEqual([]);
    expect(skipped(view('A.3.A.act'), view('A.3.B.act'))).toEqual([]);
    expect(skipped(view('A.3.C.act'), view('A.4.A.flip'))).toEqual([]);
    expect(skipped(view('A.5.C.act'), view('A.5.A.claim1'))).toEqual([]);
  });
  it('is unknown where the views do not follow each other', () => {
    expect(skipped(null, view('A.3.A.act'))).toEqual([]);
    expect(skipped(view('A.1.A.act'), view('A.4.C.act'))).toEqual([]);
    expect(skipped(view('A.5.C.claim1'), view('B.1.B.act'))).toEqual([]);
  });
});
