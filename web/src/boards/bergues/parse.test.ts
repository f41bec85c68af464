import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BadNotation, gateAt, parse, type View } from './parse.ts';

interface Step {
  seat: string;
  phase: string;
  position: string;
  views?: Record<string, string>;
}
interface Game {
  options: Record<string, string | number>;
  players: number;
  start: string;
  steps: Step[];
}
const games = readFileSync('../games/bergues/tests/fixtures/playthroughs.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Game);

/** Invariants of every view. */
function sound(view: View, game: Game): void {
  expect(view.junior).toBe(game.options.variant === 'junior');
  expect(view.players).toBe(game.players);
  expect(view.towers).toBe(game.options.towers);
  expect(view.spaces).toBe(4 * (view.towers + 1));
  expect(view.tiles.map((tile) => tile.number)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  expect(view.guards.length).toBe(view.junior ? game.players : 4);
  expect(view.guards.filter((guard) => guard.seat).map((guard) => guard.seat).join('')).toBe('ABCD'.slice(0, game.players));
  for (const guard of view.guards) {
    expect(guard.space).toBeLessThan(view.spaces);
    expect(gateAt(guard.home, view.towers)).toBe(guard.colour);
  }
  for (const fortress of view.fortresses) expect(gateAt(fortress.space, view.towers)).not.toBe(null);
  expect(view.tiles.filter((tile) => tile.side === 'N').length).toBe(view.paths.N.length);
  expect(view.tiles.filter((tile) => tile.side === 'S').length).toBe(view.paths.S.length);
}

describe('parse', () => {
  it('reads whole positions, all variants and rings', () => {
    const rings = new Set<number>();
    for (const game of games)
      for (const text of [game.start, ...game.steps.map((step) => step.position)]) {
        const view = parse(text);
        sound(view, game);
        rings.add(view.towers);
        expect(view.tiles.every((tile) => tile.down !== null)).toBe(true);
      }
    expect([...rings].sort()).toEqual([2, 4]);
  });

  it('reads the views of all seats: the same, but for what is down', () => {
    let seen = 0;
    for (const game of games)
      for (const step of game.steps)
        for (const text of Object.values(step.views ?? {})) {
          const [view, whole] = [parse(text), parse(step.position)];
          sound(view, game);
          expect(view.tiles.every((tile) => tile.down === null)).toBe(true);
          expect({ ...view, tiles: [] }).toEqual({ ...whole, tiles: [] });
          expect(view.tiles.map((tile) => tile.up)).toEqual(whole.tiles.map((tile) => tile.up));
          seen++;
        }
    expect(seen).toBeGreaterThan(100);
  });

  it('says who decides what', () => {
    for (const game of games)
      game.steps.forEach((step, index) => {
        const view = parse(index ? game.steps[index - 1]!.position : game.start);
        expect(view.seat).toBe(step.seat);
        const again = view.phase + (view.side ?? '') + (view.mover ? `:${view.mover}:${view.steps}` : '');
        expect(again).toBe(step.phase);
      });
  });

  it('reads the end: who came home, or nobody', () => {
    const base = 'bg classic.2.4.e.pairs 0,5,10,15 ae,fc,cb,ca,df,fb,ce,de,bd,fe,eb,ab,nn,af,da,dc -/-';
    expect(parse(`${base} 18.B.over.g`)).toMatchObject({ phase: 'over', winner: 'g', seat: null });
    expect(parse(`${base} 500.B.over.-`)).toMatchObject({ phase: 'over', winner: null, seat: null });
    expect(parse(`${base} 9.A.move:y:3.A`)).toMatchObject({ phase: 'move', mover: 'y', steps: 3, seat: 'A' });
  });

  it('knows where a junior guard stands', () => {
    const view = parse('bg junior.3.4.e.pairs 3,20,12,_ a?,f?,c?,c?,d?,f?,c?,d?,b?,f?,e?,a?,n?,a?,d?,d? 4+5/- 7.B.flipN.B');
    expect(view.guards.map(({ colour, space, walked }) => [colour, space, walked])).toEqual([['y', 3, 3], ['w', 5, 20], ['g', 2, 12]]);
    expect(view.fortresses).toEqual([]);
  });

  it('reads every size of the ring', () => {
    for (const towers of [2, 3, 4, 5, 6]) {
      const gates = [0, 1, 2, 3].map((gate) => gate * (towers + 1));
      const view = parse(`bg classic.3.${towers}.p.quartets ${gates.join()} ${Array(16).fill('g?').join()} -/- 1.C.path.C`);
      expect(view).toMatchObject({ spaces: 4 * (towers + 1), pickup: 'pass', set: 'quartets' });
      expect(view.fortresses.map((fortress) => fortress.space)).toEqual([gates[2], gates[3], gates[0], gates[1]]);
    }
  });

  it('refuses what is not a position', () => {
    for (const text of ['', 'st 2016', 'bg classic.2.4.e.pairs 0,5,10 aa -/- 1.A.path.A', 'bg classic.9.4.e.pairs 0,5,10,15 - -/- 1.A.path.A'])
      expect(() => parse(text)).toThrow(BadNotation);
  });
});
