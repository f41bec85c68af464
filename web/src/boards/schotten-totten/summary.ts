// What decided a game of Schotten Totten.

import type { Ending, Summary } from '../shared/ending.ts';
import { winnerOf } from '../shared/prompt.ts';
import { claimOf } from './claims.ts';
import { describeProof } from './closed.ts';
import { inEdition } from './names.ts';
import { parse, type Stone } from './parse.ts';
import { decidingStones, why } from './prompt.ts';

export async function summarize({ state, names, words: plain, explain }: Ending): Promise<Summary> {
  const view = parse(state.view!);
  const words = inEdition(plain, view.rules.edition);
  const winner = winnerOf(state.outcome, view.seat);
  const played = view.phase === 'over' && winner !== null;
  const describe = async (stone: Stone): Promise<string> => {
    const proof = await explain(`stone:${stone.number}`, stone.owner!).then(claimOf, () => null);
    const text = proof ? describeProof({ words, me: state.me, names }, stone, proof) : '';
    return [`${words('stb-stone', { stone: stone.number })}:`, text || words('stb-stone-owner', { name: names[stone.owner!] ?? '' })].join(' ');
  };
  const stones = played ? decidingStones(view, winner) : [];
  return {
    why: played ? why(words, view, winner) : '',
    reached: Object.fromEntries((['A', 'B'] as const).map((seat) => [seat, words('stb-reached', { count: view.stones.filter((stone) => stone.owner === seat).length })])),
    deciding: await Promise.all(stones.map((number) => describe(view.stones[number - 1]!))),
  };
}
