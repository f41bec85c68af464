// Schotten Totten in sixteen steps: the border, the formations, the proof, the end, and a look at the tactic cards.

import type { Lesson } from '../types.ts';
import { border } from './deal.ts';

const claim = (stone: number) => ({ action: `!${stone}`, touch: `claim:${stone}` });

const beginning = border({ stones: {}, mine: 'r3o7y5g8b2p6', other: 'r6o2y8g3b7p1' });

/** Four sides that lack one card each, and the cards for them in hand. */
const formations = border({
  stones: { 1: '-|o8b8', 2: '-|y3g4', 3: 'r5r6|-', 4: 'b9y9|-', 5: 'p2p7|r1', 6: 'g3o5|-', 7: '-|g2', 8: '-|p8', 9: '-|o9' },
  mine: 'r7g9p4y4o1b3', other: 'b6p3o4y7g5r4', top: 'o2b7y1g6b1r9o3',
});

/** The other side has a run of 18 here; with an 8 ours is worth 21. */
const contest = border({
  stones: { 2: 'g9|-', 4: '-|o4', 5: 'r6o7|y5g6b7:>', 7: 'y2|-', 8: '-|p1' },
  mine: 'b8p5g1y3p9o2', other: 'r2o5y8g4b3p6', top: 'r4',
});

/** Three eights against two purple cards: only the purple 5 could still beat them, and the learner holds it. */
const proof = border({
  stones: { 1: '-|g2', 3: 'b3|y9', 4: 'g8p8r8|p6p7:<', 6: 'y5r5|o1', 8: '-|b4b6', 9: 'o2|-' },
  mine: 'p5g1y4b9o6', other: 'r2o7y3g4b1p2', top: 'r7g9b7o3', phase: 'claim',
});

/** Twice the same on both sides: at stone 3 the learner was complete first, at stone 7 the other. */
const ties = border({
  stones: { 1: 'o1|-', 3: 'r4g7b9|o6y5p9:<', 5: '-|g4', 7: 'y4y6y8|b3b7b8:>', 9: '-|r2' },
  mine: 'r1g2p5o7b1', other: 'r6o2y3g8p1p4', phase: 'claim',
});

/** Two stones can be claimed; one of them makes three neighbours. */
const win = border({
  stones: {
    1: 'r2|y1g3', 2: 'o4|b7b8b9:>B', 4: 'r7r8r9|y7g8p9:<A', 5: 'p4g4r4|o2y6b3:>', 6: 'g5g6g7|p2r5o7:<A', 7: 'b2|o9', 8: '-|p7p8y9:>B', 9: 'y2y3y4|g1o5r6:<',
  },
  mine: 'o1b4p5g9r3', other: 'r1o3y8g2b6p1', phase: 'claim',
});

const joker = border({
  stones: { 2: 'g4|-', 3: '-|y8y9', 5: 'r6r7|o9', 6: '-|p3', 8: 'b2|-' },
  mine: 'o3y2g9b6p1p8J1', other: 'r2o5y4g7b3b9p6', tactics: true,
});

const traitor = border({
  stones: { 2: 'b4b5|g9', 3: '-|y8', 5: 'r6r7J1|o9:<', 6: 'o1|-', 8: '-|b6r4', 9: '-|SP' },
  mine: 'o3y2g2b1p1p8TR', other: 'r2o5y4g7b3p6r9', tactics: true, tally: '1j-1',
});

const mud = border({
  stones: { 2: 'b4|g9', 4: 'p2|-', 5: 'r6|o9', 6: 'o4o5|r7r8r9:>', 8: '-|b6', 9: '-|SP' },
  mine: 'o6o7y2g2b1p8MF', other: 'r2o8y4g7b3p6r4', tactics: true, tally: '0-1',
});

export const schottenTotten: Lesson = {
  id: 'schotten-totten',
  game: 'schotten-totten',
  options: { edition: '2016', tactics: false, expert: false, first: 'A' },
  minutes: 10,
  edition: 1,
  steps: [
    { words: 'tut-st-border', goal: { kind: 'next' }, position: beginning },
    { words: 'tut-st-turn', goal: { kind: 'free', turns: 2, level: 'lamb' } },
    { words: 'tut-st-colour-run', goal: { kind: 'act', actions: ['r7@3'] }, position: formations, formations: 1 },
    { words: 'tut-st-kind', goal: { kind: 'act', actions: ['g9@4'] }, first: ['+c', 'b6@7', '+c'], formations: 2 },
    { words: 'tut-st-colour', goal: { kind: 'act', actions: ['p4@5'] }, first: ['+c', 'p3@8', '+c'], formations: 3 },
    { words: 'tut-st-run', goal: { kind: 'act', actions: ['y4@6'] }, first: ['+c', 'o4@9', '+c'], formations: 4 },
    { words: 'tut-st-compare', goal: { kind: 'act', actions: ['b8@5'] }, position: contest, formations: 5 },
    { words: 'tut-st-claim', goal: { kind: 'act', actions: ['!5'] } },
    { words: 'tut-st-not-yet', goal: { kind: 'try', offer: claim(4) }, position: proof },
    { words: 'tut-st-prove', goal: { kind: 'act', touches: 'hand:p5 stone:*' }, first: ['+c', 'y3@3', '+c'] },
    { words: 'tut-st-early', goal: { kind: 'act', actions: ['!4'] } },
    { words: 'tut-st-tie', goal: { kind: 'act', actions: ['!3'], offers: [claim(3), claim(7)] }, position: ties },
    { words: 'tut-st-win', goal: { kind: 'act', actions: ['!5'] }, position: win },
    { words: 'tut-st-joker', goal: { kind: 'act', actions: ['J1@5'] }, position: joker },
    { words: 'tut-st-traitor', goal: { kind: 'act', actions: ['TR:b6@8>2'] }, position: traitor },
    { words: 'tut-st-mud', goal: { kind: 'act', actions: ['MF@6'] }, position: mud },
  ],
};
