import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BadNotation, parse, stepsLeft } from './parse.ts';

// Vitest runs in web/.
const recorded = '../games/schotten-totten/tests/fixtures/playthroughs.jsonl';

describe('parse', () => {
  it('reads the example of the notation page', () => {
    const view = parse(
      'st 2016t -|y2/-|-/-|-:m/-|-/-|-/-|-/-|-/-|-/-|- o7y4g1b3b4b5p3p9J1/y5y7g4g9b7p2p5 r1r4/BMSPSTSBJ2TR r5BNRC 2-1 A.return2.0',
    );
    expect(view.rules).toEqual({ edition: '2016', tactics: true, expert: false });
    expect(view.stones[0]!.sides).toEqual({ A: [], B: ['y2'] });
    expect(view.stones[2]).toMatchObject({ number: 3, mud: true, bluff: false, room: 4, owner: null });
    expect(view.hands.A.at(-1)).toBe('J1');
    expect(view.clan).toEqual({ count: 2, open: ['r1', 'r4'] });
    expect(view.tactic?.count).toBe(6);
    expect(view.discard).toEqual(['r5', 'BN', 'RC']);
    expect(view.tally).toEqual({ A: { played: 2, joker: false }, B: { played: 1, joker: false } });
    expect([view.seat, view.phase, view.passes]).toEqual(['A', 'return2', 0]);
    expect(stepsLeft(view.phase)).toBe(2);
  });

  it('reads flags, hidden cards and the end', () => {
    const view = parse(
      'st classicx r4r5r6|g7g8:<A/r1|-:mb/g1g2g3g4|p1p2p3p4:mb>B/-|-/-|-/-|-/-|-/-|-/-|- ????!!/- ??????/- - 2j-1j -.over.2',
    );
    expect(view.stones[0]).toMatchObject({ first: 'A', owner: 'A', mud: false });
    expect(view.stones[1]).toMatchObject({ mud: true, bluff: true, first: null, owner: null });
    expect(view.stones[2]).toMatchObject({ mud: true, bluff: true, first: 'B', owner: 'B' });
    expect(view.hands).toEqual({ A: ['??', '??', '!!'], B: [] });
    expect(view.clan).toEqual({ count: 3, open: null });
    expect(view.tactic).toBeNull();
    expect(view.tally.A).toEqual({ played: 2, joker: true });
    expect([view.seat, view.phase, view.passes]).toEqual([null, 'over', 2]);
  });

  it('refuses what is no position', () => {
    for (const text of ['', 'bg x', 'st 2016 -|- a b c d e', 'st 2017 ' + 'x '.repeat(6)])
      expect(() => parse(text)).toThrow(BadNotation);
  });

  it('accounts for every card of every recorded view and position', () => {
    let read = 0;
    for (const line of readFileSync(recorded, 'utf8').trim().split('\n')) {
      const game = JSON.parse(line);
      const texts: string[] = [game.start];
      for (const step of game.steps) texts.push(step.position, ...Object.values<string>(step.views ?? {}));
      for (const text of texts) {
        const view = parse(text);
        const lying = view.stones.flatMap((stone) => [
          ...stone.sides.A,
          ...stone.sides.B,
          ...(stone.mud ? ['MF'] : []),
          ...(stone.bluff ? ['BM'] : []),
        ]);
        const all =
          lying.length + view.hands.A.length + view.hands.B.length + view.clan.count + (view.tactic?.count ?? 0);
        expect(all + view.discard.length).toBe(view.rules.tactics ? 64 : 54);
        read++;
      }
    }
    expect(read).toBeGreaterThan(1000);
  });
});
