// Bergues in two lessons: the junior game, and the whole one.

import type { Lesson } from '../types.ts';

const TILES = 'ae,fc,cb,ca,df,fb,ce,de,bd,fe,eb,ab,nn,af,da,dc';
/** With tile 3 the other way round. */
const THIRD = 'ae,fc,bc,ca,df,fb,ce,de,bd,fe,eb,ab,nn,af,da,dc';

const junior = (guards: string, tiles: string, turn: string) => `bg junior.2.4.e.pairs ${guards} ${tiles} -/- ${turn}`;
const classic = (guards: string, paths: string, turn: string, tiles = TILES) => `bg classic.2.4.e.pairs ${guards} ${tiles} ${paths} ${turn}`;

export const berguesJunior: Lesson = {
  id: 'bergues-junior',
  game: 'bergues',
  options: { variant: 'junior', towers: 4, pickup: 'exact', tiles: 'pairs', first: 'A' },
  minutes: 3,
  edition: 1,
  steps: [
    { words: 'tut-bj-ring', goal: { kind: 'next' }, position: junior('0,_,0,_', TILES, '1.A.flipN.A') },
    { words: 'tut-bj-turn', goal: { kind: 'while', phase: 'flip' } },
    { words: 'tut-bj-round', goal: { kind: 'free', turns: 2, level: 'lamb' }, position: junior('4,_,3,_', TILES, '3.A.flipN.A') },
    // On the path lie three tiles; the neutral one is the fourth, and the guard comes to the next gate.
    { words: 'tut-bj-neutral', goal: { kind: 'act', actions: ['f13'] }, position: junior('11,_,9,_', TILES, '7.A.flipN.A'), first: ['f1', 'f2', 'f3'] },
    // Morag turns 9, 5, 8 and 10. What lay up before lies down now.
    { words: 'tut-bj-memory', goal: { kind: 'act', actions: ['f9', 'f5', 'f8', 'f10'] }, position: junior('12,_,8,_', TILES, '8.B.flipN.B'), first: ['f9', 'f5', 'f8', 'f10', 'f2'], marked: true },
    // Morag turns 3 and 2; the learner has turned 12. Turning 3 back repeats the symbol: two tiles, two steps, home.
    { words: 'tut-bj-home', goal: { kind: 'act', actions: ['f3'] }, position: junior('18,_,13,_', THIRD, '10.B.flipN.B'), first: ['f3', 'f2', 'f12'], marked: true },
  ],
};

export const bergues: Lesson = {
  id: 'bergues',
  game: 'bergues',
  options: { variant: 'classic', towers: 4, pickup: 'exact', tiles: 'pairs', first: 'A' },
  minutes: 5,
  edition: 1,
  steps: [
    { words: 'tut-bg-ring', goal: { kind: 'next' }, position: classic('0,5,10,15', '-/-', '1.A.path.A') },
    { words: 'tut-bg-path', goal: { kind: 'act', touches: 'path:*' } },
    { words: 'tut-bg-turn', goal: { kind: 'while', phase: 'flip' } },
    // Four tiles in the north, two in the south; the gate opposite is four spaces away.
    { words: 'tut-bg-use', goal: { kind: 'act', actions: ['useN'] }, position: classic('6,8,13,17', '1+2+3+5/9+14', '5.A.use.A') },
    { words: 'tut-bg-fetch', goal: { kind: 'act', actions: ['cw'] } },
    { words: 'tut-bg-others', goal: { kind: 'act', touches: 'way:*' } },
    // The green guard stands on a tower three spaces ahead.
    { words: 'tut-bg-send', goal: { kind: 'act', actions: ['cw'] }, position: classic('13*,5,16,1', '-/9+14', '9.A.move:y:3.A') },
    // Five different tiles lie in the north; the neutral one makes six.
    { words: 'tut-bg-winoc', goal: { kind: 'act', actions: ['f13'] }, position: classic('16*,3,2*,12', '1+2+3+5+9/14', '13.A.flipN.A') },
    { words: 'tut-bg-home', goal: { kind: 'act', actions: ['go0'] } },
  ],
};
