import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, phaseKind, type View } from './parse.ts';
import { follow, type Report } from './report.ts';

const at = (turn: string, victory: string, supporters: string, armies: string): View => parse(`ls 2.L.40 - - _,_,_,_,_ ${supporters} -/- ${armies} ${victory} ${turn}`);

describe('the report of a skirmish', () => {
  it('grows claim by claim and names the next starting seat', () => {
    const last = at('A.5.B.act', 'oC/-', 's8s9', 'd5(w2)/c1+ck7');
    const first = at('A.5.B.claim2', 'oC/-', 's8s9', 'd5w2/c1+ck7');
    let report = follow(null, last, first)!;
    expect(report.open).toBe(true);
    expect(report.lines.map((line) => [line.seat, line.total, line.two, line.took])).toEqual([
      ['B', 8, true, []],
      ['A', 7, false, []],
    ]);
    const second = at('A.5.B.claim1', 'oC/s9', 's8', 'd5w2/c1+ck7');
    report = follow(report, first, second)!;
    expect(report.lines[0]!.took).toEqual(['s9']);
    const next = at('B.1.B.flip', 'oC/s9s8', 'm1m2', '-/-');
    report = follow(report, second, next)!;
    expect([report.open, report.next, report.lines[0]!.took]).toEqual([false, 'B', ['s9', 's8']]);
    // It stays the same until the next skirmish.
    expect(follow(report, next, at('B.1.B.act', 'oC/s9s8', 'm1m2', '-/-'))).toBe(report);
  });

  it('reports what is known when a skirmish ends at once', () => {
    const report = follow(null, at('A.5.B.act', 'oC/-', 's8s9', 'd5(??)/c1+ck7'), at('B.1.B.flip', 'oC/s9s8', 'm1m2', '-/-'))!;
    expect(report.lines.map((line) => [line.seat, line.hidden, line.took])).toEqual([
      ['B', 0, ['s9', 's8']],
      ['A', 1, []],
    ]);
  });

  it('says nothing about another game', () => {
    expect(follow(null, at('A.5.B.act', 'oC/-', '-', '-/-'), at('B.1.B.flip', '-/oC', '-', '-/-'))).toBeNull();
  });

  it('assigns every claimed supporter of the recorded games to a seat', () => {
    for (const line of readFileSync('../games/lords-of-scotland/tests/fixtures/playthroughs.jsonl', 'utf8').trim().split('\n')) {
      const game = JSON.parse(line);
      let before = parse(game.start);
      let report: Report | null = null;
      let claims = 0;
      for (const step of game.steps) {
        const now = parse(step.position);
        if (/^claim/.test(step.action)) claims++;
        report = follow(report, before, now);
        if (phaseKind(now.phase) !== 'claim' && phaseKind(before.phase) === 'claim') {
          expect(report!.lines.flatMap((one) => one.took).length).toBe(claims);
          claims = 0;
        }
        before = now;
      }
    }
  });
});
