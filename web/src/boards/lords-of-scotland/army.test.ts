import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlook, rankOf, standings, won, worth } from './army.ts';
import { parse, phaseKind, type Clan } from './parse.ts';

const recorded = '../games/lords-of-scotland/tests/fixtures/playthroughs.jsonl';
const clan = (card: string, power: Clan['power'] = null): Clan => ({ card, down: false, power });

describe('what an army is worth', () => {
  it('doubles for one bloodline', () => {
    expect(worth([clan('s5'), clan('s3')])).toMatchObject({ sum: 8, total: 16, doubled: 's', highest: 's5' });
    expect(worth([clan('s5'), clan('w3')])).toMatchObject({ total: 8, doubled: null });
    expect(worth([clan('s5')])).toMatchObject({ total: 5, doubled: null });
    expect(worth([clan('s5'), clan('b1', 'b')])).toMatchObject({ total: 34, doubled: 's', highest: 'b1' });
    expect(worth([clan('s5'), clan('b1')])).toMatchObject({ total: 17, doubled: null });
    expect(worth([clan('s5'), clan('s4'), { card: '??', down: true, power: null }])).toMatchObject({ total: 9, hidden: 1, doubled: null });
  });

  it('knows the ranks', () => {
    expect([rankOf('s1'), rankOf('cC'), rankOf('b1'), rankOf('b2')]).toEqual([1, 96, 97, 98]);
  });

  it('places armies, ties by rank', () => {
    const view = parse('ls 3.L.40 - - _,_,_,_,_ oC -/-/- s5w3/c8/- -/oC/- A.5.B.claim1');
    expect(standings(view).map(({ seat, place, tied }) => [seat, place, tied])).toEqual([
      ['B', 1, true],
      ['A', 2, true],
      ['C', null, false],
    ]);
    expect(won(view, 'B')).toBe(12);
  });
});

describe('in the recorded games', () => {
  const games = readFileSync(recorded, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

  it('the armies claim in this order', () => {
    let seen = 0;
    for (const game of games) {
      let order: string[] = [];
      for (const [index, step] of game.steps.entries()) {
        const view = parse(step.position);
        const claims = phaseKind(view.phase) === 'claim';
        if (claims && order.length === 0) order = standings(view).filter((one) => one.place).map((one) => one.seat);
        if (claims) {
          expect(order).toContain(view.seat);
          while (order[0] !== view.seat) order.shift();
          seen++;
        } else if (index) order = [];
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('a power is asked for exactly where one was promised', () => {
    let asked = 0;
    let not = 0;
    for (const game of games) {
      let before = parse(game.start);
      for (const step of game.steps) {
        const now = parse(step.position);
        if (/^\+/.test(step.action)) {
          const promised = outlook(before, before.seat, step.action.slice(1)).can;
          const asks = phaseKind(now.phase) === 'power' && now.seat === before.seat;
          expect(asks, `${step.action} in ${step.position}`).toBe(promised);
          if (asks) asked++;
          else not++;
        }
        before = now;
      }
    }
    expect(asked).toBeGreaterThan(20);
    expect(not).toBeGreaterThan(20);
  });
});
