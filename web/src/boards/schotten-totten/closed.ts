// Why a claimed stone was won, in a sentence for this viewer.

import type { Claim, Lineup } from './claims.ts';
import type { SchottenBoard } from './controller.svelte.ts';
import { other, type Stone } from './parse.ts';

/** The value by which messages select a formation: four of a kind have their own. */
const formation = ({ formation, cards }: Lineup): string => (formation === 'kind' && cards.length === 4 ? 'four-kind' : formation);

/** Who looks on, and with which names. */
type Viewer = Pick<SchottenBoard, 'words' | 'names'> & { me: string | null };

/** Whose stone it is, and why. `proof` is what the rules said of the claim, before it was made or afterwards; null if they
 *  were not asked. */
export function describeClosed(viewer: Viewer, stone: Stone, proof: Claim | null): string {
  const { words, me, names } = viewer;
  const owner = stone.owner!;
  const whose = owner === me ? words('stb-why-owned-you') : words('stb-why-owned', { name: names[owner] ?? owner });
  return [whose, proof && describeProof(viewer, stone, proof)].filter(Boolean).join(' ');
}

/** Why the owner of a stone won it; empty if its side is not known. */
export function describeProof({ words, me, names }: Viewer, stone: Stone, proof: Claim): string {
  const { own, best_reply: reply } = proof;
  if (!own) return '';
  const owner = stone.owner!;
  return words(`stb-closed-${why(stone, proof, own)}`, {
    who: owner === me ? 'you' : 'other', name: names[owner] ?? owner, own: formation(own), ownsum: own.sum,
    reply: reply ? formation(reply) : '', replysum: reply?.sum ?? 0,
  });
}

function why(stone: Stone, proof: Claim, own: Lineup): string {
  const reply = proof.best_reply;
  const complete = stone.sides[other(stone.owner!)].length === stone.room;
  if (complete && reply) {
    if (!stone.bluff && formation(own) !== formation(reply)) return 'stronger';
    return own.sum === reply.sum ? 'first' : 'sum';
  }
  // Afterwards the rules no longer know what was possible then.
  if (!proof.claimable) return 'open';
  return reply ? 'unbeatable' : 'out-of-cards';
}
