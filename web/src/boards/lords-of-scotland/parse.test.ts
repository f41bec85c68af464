import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { after, BadNotation, claimsLeft, isHidden, parse, phaseKind, phasePower, strengthOf } from './parse.ts';

// Vitest runs in web/.
const recorded = '../games/lords-of-scotland/tests/fixtures/playthroughs.jsonl';

describe('parse', () => {
  it('reads what the notation page shows', () => {
    const view = parse('ls 2b.L.40 o7s2kB w3d9 s1,(mA),(d2),fC,_ oCs8 m1f9/f1k2 d5+d(w2)/- oC/- B.1.B.flip');
    expect(view.rules).toEqual({ players: 2, bruce: true, activation: 'lowest', target: 40 });
    expect(view.draw).toEqual({ count: 3, open: ['o7', 's2', 'kB'] });
    expect(view.discard).toEqual(['w3', 'd9']);
    expect(view.recruits[1]).toEqual({ card: 'mA', down: true });
    expect(view.recruits[4]).toBeNull();
    expect(view.supporters).toEqual(['oC', 's8']);
    expect(view.hands.B).toEqual(['f1', 'k2']);
    expect(view.armies.A).toEqual([
      { card: 'd5', down: false, power: 'd' },
      { card: 'w2', down: true, power: null },
    ]);
    expect(view.armies.B).toEqual([]);
    expect(view.victory.A).toEqual(['oC']);
    expect([view.initiative, view.round, view.seat, view.phase]).toEqual(['B', 1, 'B', 'flip']);
    expect(after(view, 'A')).toEqual(['B']);
  });

  it('reads what is hidden, and a copied power', () => {
    const view = parse('ls 5.G.60 ???? - (??),(??),sA,_,(??) - ??/s1/-/????/- (??)s3+c/-/-/b1/- -/-/-/-/- C.5.E.power:w');
    expect(view.draw).toEqual({ count: 2, open: null });
    expect(view.armies.A).toEqual([
      { card: '??', down: true, power: null },
      { card: 's3', down: false, power: 'c' },
    ]);
    expect(after(view, 'D')).toEqual(['E', 'A', 'B', 'C']);
    expect([phaseKind(view.phase), phasePower(view.phase)]).toEqual(['power', 'w']);
    expect([phaseKind('claim2'), claimsLeft('claim2'), phasePower('claim2')]).toEqual(['claim', 2, null]);
    expect([strengthOf('b1'), strengthOf('sC'), strengthOf('k7')]).toEqual([12, 12, 7]);
  });

  it('refuses what is no position', () => {
    for (const text of ['', 'st x', 'ls 2.L.40 - - _,_,_,_ - -/- -/- -/- A.1.A.act', 'ls 2.L.40 - - _,_,_,_,_ - - -/- -/- A.1.A.act', 'ls 2.L.40 z1 - _,_,_,_,_ - -/- -/- -/- A.1.A.act'])
      expect(() => parse(text)).toThrow(BadNotation);
  });

  it('accounts for every card of every recorded view and position', () => {
    let read = 0;
    for (const line of readFileSync(recorded, 'utf8').trim().split('\n')) {
      const game = JSON.parse(line);
      const texts: [text: string, open: boolean][] = [[game.start, true]];
      for (const step of game.steps) {
        texts.push([step.position, true]);
        for (const view of Object.values<string>(step.views ?? {})) texts.push([view, false]);
      }
      for (const [text, open] of texts) {
        const view = parse(text);
        const all = [
          ...view.discard,
          ...view.supporters,
          ...view.recruits.flatMap((slot) => (slot ? [slot.card] : [])),
          ...view.seats.flatMap((seat) => [...view.hands[seat], ...view.victory[seat], ...view.armies[seat].map((clan) => clan.card)]),
        ];
        expect(all.length + view.draw.count).toBe(view.rules.bruce ? 98 : 96);
        const known = all.filter((card) => !isHidden(card));
        expect(new Set(known).size).toBe(known.length);
        if (open) expect(known.length).toBe(all.length);
        read++;
      }
    }
    expect(read).toBeGreaterThan(1000);
  });
});
