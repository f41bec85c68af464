// What decided a game of Lords of Scotland.

import type { EventView } from '../../lib/wire.ts';
import type { Ending, Summary } from '../shared/ending.ts';
import { winnerOf } from '../shared/prompt.ts';
import { won } from './army.ts';
import { cardName } from './names.ts';
import { parse, strengthOf, type CardCode, type Seat } from './parse.ts';
import { why } from './prompt.ts';

/** The supporters that were claimed, skirmish by skirmish. */
export function skirmishes(events: readonly EventView[]): Record<string, CardCode[]>[] {
  const found: Record<string, CardCode[]>[] = [];
  let claiming = false;
  for (const event of events) {
    if (event.type !== 'acted') continue;
    const { seat, card } = event.phrase.args;
    const claims = event.phrase.key === 'ls-step-claim' && seat !== undefined && card !== undefined;
    if (claims) {
      if (!claiming) found.push({});
      (found.at(-1)![seat] ??= []).push(card);
    }
    claiming = claims;
  }
  return found;
}

/** How many skirmishes are listed: those that brought the winner most. */
const MOST = 3;

export async function summarize({ state, names, words, events }: Ending): Promise<Summary> {
  const view = parse(state.view!);
  const winner = winnerOf(state.outcome, view.seat);
  const played = view.phase === 'over' && winner !== null;
  const gains = skirmishes(events)
    .map((skirmish, at) => ({ number: at + 1, cards: skirmish[winner ?? ''] ?? [] }))
    .map((gain) => ({ ...gain, strength: gain.cards.reduce((sum, card) => sum + strengthOf(card), 0) }))
    .filter((gain) => gain.cards.length > 0)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MOST)
    .sort((a, b) => a.number - b.number);
  const name = names[winner ?? ''] ?? '';
  return {
    why: played ? why(words, view, winner as Seat) : '',
    reached: Object.fromEntries(view.seats.map((seat) => [seat, words('lsb-reached', { strength: won(view, seat) })])),
    deciding: played
      ? gains.map(({ number, cards, strength }) => words('lsb-decided', { skirmish: number, name, cards: cards.map((card) => cardName(words, card)).join(', '), strength }))
      : [],
  };
}
