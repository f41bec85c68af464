// What the rules of Schotten Totten say when a thing is touched that cannot be touched now. The texts are those with which
// the rules refuse the action.

import type { Phrase } from '../../lib/wire.ts';
import { split, type Touches } from '../shared/touch.ts';
import { isClan, other, stepsLeft, type Seat, type Stone, type View } from './parse.ts';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `st-illegal-${key}`, args });

export function refusal(view: View, seat: Seat, chosen: Touches, what: string): Phrase | null {
  const [kind, of] = split(what);
  const left = String(stepsLeft(view.phase));
  if (kind === 'stone') return chosen.length ? ofStone(view.stones[Number(of) - 1], seat) : null;
  if (view.phase.startsWith('recruit')) return kind === 'pile' ? emptyPile(view, of) : phrase('recruiting', { left });
  if (view.phase.startsWith('return')) return kind === 'hand' ? null : phrase('returning', { left });
  if (view.phase === 'play') {
    if (kind === 'hand') return ofCard(view, seat, of);
    if (kind === 'claim') return view.rules.expert || view.rules.edition === 'classic' ? null : phrase('claim-later');
    return kind === 'card' ? null : phrase('play-first');
  }
  if (kind === 'hand' || kind === 'card') return phrase('already-played');
  if (kind === 'claim') return view.rules.expert ? phrase('claim-earlier') : null;
  return kind === 'pile' ? (emptyPile(view, of) ?? phrase('hand-full')) : null;
}

/** ST-C5, ST-T1: a stone that takes no card of this side. */
function ofStone(stone: Stone | undefined, seat: Seat): Phrase | null {
  if (!stone) return null;
  const args = { stone: String(stone.number) };
  if (stone.owner) return phrase('closed', args);
  return stone.sides[seat].length >= stone.room ? phrase('full', args) : null;
}

/** ST-T1, ST-X1, ST-X2: a card that cannot be played. */
function ofCard(view: View, seat: Seat, card: string): Phrase | null {
  if (isClan(card)) return null;
  if (view.tally[seat].played > view.tally[other(seat)].played) return phrase('ahead-in-tactics');
  if (card.startsWith('J') && view.tally[seat].joker) return phrase('second-joker');
  return card === 'RC' && view.clan.count === 0 && !view.tactic?.count ? phrase('nothing-to-recruit') : null;
}

function emptyPile(view: View, pile: string): Phrase | null {
  const count = pile === 'tactic' ? view.tactic?.count : view.clan.count;
  return count === 0 ? phrase('pile-empty', { pile }) : null;
}
