// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/i18n.svelte.ts';
import { rampart } from './bergues.ts';
import { row } from './lords.ts';
import { zones } from './read.ts';

const eyes = { names: { A: 'Ann', B: 'Bob' }, me: 'A', classic: false };
const touches = (view: string) => zones(view, eyes).flatMap((zone) => [zone.touch, ...zone.things.map((thing) => thing.touch)]).filter(Boolean);

beforeAll(async () => {
  await words.use('en');
  for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) await words.learn(game);
});

describe('Lords of Scotland', () => {
  it('reads rows of cards', () => {
    expect(row('d5+d(w2)??')).toEqual([
      { code: 'd5', down: false, power: 'd' }, { code: 'w2', down: true, power: null }, { code: '??', down: false, power: null },
    ]);
    expect(row('(??)cA+c')).toEqual([{ code: '??', down: true, power: null }, { code: 'cA', down: false, power: 'c' }]);
    expect(row('-')).toEqual([]);
  });

  it('gives everything its touch', () => {
    const found = touches('ls 2.L.40 ???? w3 s1,(??),_,fC,(mA) oCs8 m1f9/???? d5+d(w2)/(??) oC/- A.1.A.act');
    expect(found).toEqual(expect.arrayContaining(['row:1', 'row:2', 'row:4', 'row:5', 'supporter:2', 'hand:m1', 'hand:f9', 'army:A:2', 'army:B:1']));
    expect(found).not.toContain('row:3');
  });
});

describe('Bergues', () => {
  it('knows where guards and fortresses are', () => {
    const ring = rampart('bg classic.2.4.e.pairs 0,5,13*,15 e?,c? -/- 1.B.path.B');
    expect(ring.spaces).toBe(20);
    expect(ring.guards[2]).toEqual({ guard: 'g', space: 13, carries: true, seat: 'B' });
    expect(ring.fortresses).toEqual([{ guard: 'y', space: 10 }, { guard: 'w', space: 15 }, { guard: 'r', space: 5 }]);
  });

  it('counts steps from home in the junior game', () => {
    const ring = rampart('bg junior.3.4.e.pairs 18,18,20,_ b?,f? -/- 18.C.over.g');
    expect(ring.guards.map((one) => one.space)).toEqual([18, 3, 10]);
    expect(ring.fortresses).toEqual([]);
  });

  it('gives paths and tiles their touches', () => {
    const tiles = 'e?,c?,c?,c?,d?,f?,c?,d?,b?,f?,e?,a?,n?,a?,d?,d?';
    expect(touches(`bg classic.2.4.e.pairs 0,5,10,15 ${tiles} 1+2/- 1.B.flipN.B`)).toEqual(expect.arrayContaining(['path:N', 'path:S', 'tile:1', 'tile:16']));
  });
});

describe('Schotten Totten', () => {
  it('gives cards and stones their touches', () => {
    const found = touches('st 2016t -|y2/-|-/r1|-:m/-|-/-|-/-|-/-|-/-|-/-|- o7J1/???????????!! ????/!!!! r5BN 2-1 A.play.0');
    expect(found).toEqual(expect.arrayContaining(['hand:o7', 'hand:J1', 'card:y2', 'card:r1', 'stone:9']));
  });
});

it('shows what it does not know as it is written', () => {
  expect(zones('xy anything at all', eyes)).toMatchObject([{ kind: 'text', note: 'xy anything at all' }]);
});
