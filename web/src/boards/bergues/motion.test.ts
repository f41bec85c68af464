import { describe, expect, it } from 'vitest';
import type { EventView } from '../../lib/wire.ts';
import { turnedTile, walkOf } from './motion.ts';
import { parse } from './parse.ts';

const T = 'ea,cf,cb,ca,df,fb,ce,de,bd,fe,eb,ab,nn,af,da,dc';
const acted = (action: string, args: Record<string, string>): EventView[] => [
  { type: 'acted', seq: 1, at: 0, seat: 'A', action, turn: 1, ply: 1, ended: null, phrase: { key: 'x', args } },
];
const classic = (guards: string): ReturnType<typeof parse> => parse(`bg classic.2.4.e.pairs ${guards} ${T} -/- 9.A.path.A`);
const junior = (guards: string): ReturnType<typeof parse> => parse(`bg junior.2.4.e.pairs ${guards} ${T} -/- 9.A.flipN.A`);

describe('movement', () => {
  it('goes the way that was chosen, also over the first gate', () => {
    const [before, after] = [classic('18,5,10,15'), classic('1,5,10,15')];
    expect(walkOf(before, after, 'y', acted('cw', { guard: 'y' }))).toEqual({ legs: [3] });
    expect(walkOf(after, before, 'y', acted('ccw', { guard: 'y' }))).toEqual({ legs: [-3] });
  });

  it('sends back the shorter way, and lets nobody else walk', () => {
    const [before, after] = [classic('8,7,10,15'), classic('7,5,10,15')];
    const last = acted('ccw', { guard: 'y', sent: 'w' });
    expect(walkOf(before, after, 'w', last)).toEqual({ legs: [-2] });
    expect(walkOf(before, after, 'g', last)).toBe(null);
  });

  it('does not walk again for events of another position', () => {
    const view = classic('8,5,10,15');
    expect(walkOf(view, view, 'y', acted('ccw', { guard: 'y', space: '8' }))).toBe(null);
  });

  it('flies with a Winoc', () => {
    expect(walkOf(classic('8,5,10,15'), classic('0,5,10,15'), 'y', acted('go0', { guard: 'y' }))).toBe(null);
  });

  it('comes back from the own gate in the junior game', () => {
    const last = acted('f8', { guard: 'y', steps: '4' });
    expect(walkOf(junior('18,_,3,_'), junior('18,_,3,_'), 'y', last)).toEqual({ legs: [2, -2] });
    expect(walkOf(junior('3,_,3,_'), junior('7,_,3,_'), 'y', last)).toEqual({ legs: [4] });
  });

  it('knows the tile that was turned, also a bare one', () => {
    const view = classic('0,5,10,15');
    expect(turnedTile(view, view, acted('f13', { tile: '13', face: 'n' }))).toBe(null);
    expect(turnedTile(view, view, [])).toBe(null);
    const filling = parse(`bg classic.2.4.e.pairs 0,5,10,15 ${T} -/- 9.A.flipN.A`);
    expect(turnedTile(filling, filling, acted('f13', { tile: '13', face: 'n' }))).toBe(13);
  });
});
