// Lords of Scotland in ten steps: recruits, powers, hidden clans, a skirmish won.

import type { Lesson } from '../types.ts';
import { skirmish } from './deal.ts';

/** The deal, with the Initiative at the learner. Forsyth 2 is weak enough to use its power. */
const deal = skirmish({
  recruits: '(w7),(k4),(sA),(f5),(m9)', supporters: 'd9o6', mine: 'o2w5w8kBc3', other: 'f6mAd7s8cB', top: 'w3d4k9f2', turn: 'A.1.A.flip',
});

/** The last round: a third Wemyss makes the learner's army count double. */
const last = skirmish({
  recruits: 's2,(m4),d6,(f9),k3', supporters: 'oBk5', mine: 'w7c9f8', other: 'm8d3', armies: 'w6w8/fBs9(kC)', discard: 'o2d1m2c1', turn: 'A.5.A.act',
});

/** Near the end of a game, Cochrane 2 just mustered: it takes both supporters, and with them the game. */
const target = skirmish({
  recruits: 'm3,(s6),w2,kA,(d8)', supporters: 'fAc8', mine: 'm7oA', other: 's7d2', armies: 'wBk9d5c2/m4w7f6', victory: 'oCkCs9/dCwC', turn: 'A.5.A.power:c',
});

export const lordsOfScotland: Lesson = {
  id: 'lords-of-scotland',
  game: 'lords-of-scotland',
  options: { bruce: false, activation: 'lowest', target: 40, first: 'A' },
  minutes: 5,
  edition: 1,
  steps: [
    { words: 'tut-ls-table', goal: { kind: 'next' }, position: deal },
    { words: 'tut-ls-flip', goal: { kind: 'act', actions: ['flip1'] } },
    { words: 'tut-ls-recruit', goal: { kind: 'act', actions: ['take1'] } },
    { words: 'tut-ls-muster', goal: { kind: 'act', actions: ['+o2'] }, first: ['+f6', 'flip2'] },
    { words: 'tut-ls-power', goal: { kind: 'act', actions: ['draw'] } },
    { words: 'tut-ls-hidden', goal: { kind: 'act', touches: 'hand:* down' }, first: ['+d7', 'flip3'] },
    { words: 'tut-ls-double', goal: { kind: 'act', touches: 'hand:w7 *' }, position: last },
    { words: 'tut-ls-claim', goal: { kind: 'act', touches: 'supporter:*' }, first: ['+m8'] },
    { words: 'tut-ls-two', goal: { kind: 'act', actions: ['two'] }, position: target },
    { words: 'tut-ls-win', goal: { kind: 'while', phase: 'claim' }, first: ['+s7'] },
  ],
};
