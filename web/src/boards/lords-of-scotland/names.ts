// Names of cards and clans.

import type { Words } from '../shared/words.ts';
import { isHidden, lineOf, type CardCode, type Clan } from './parse.ts';

/** The name of a card: "Wemyss 7". */
export function cardName(words: Words, card: CardCode): string {
  if (isHidden(card)) return words('lsb-card-hidden');
  return words('ls-card', { suit: lineOf(card), rank: card.slice(1) });
}

export function cardList(words: Words, cards: readonly CardCode[]): string {
  return cards.length ? cards.map((card) => cardName(words, card)).join(', ') : words('board-cards-none');
}

/** A clan where it lies: "Wemyss 7, face up, army of Morag, third". */
export function clanName(words: Words, clan: Clan, place: number, owner: { mine: boolean; name: string }): string {
  const parts = [
    cardName(words, clan.card),
    words('lsb-side', { side: clan.down ? 'down' : 'up' }),
    words('lsb-army-of', { mine: owner.mine ? 'you' : 'other', name: owner.name }),
    words('lsb-place', { place }),
  ];
  if (clan.power) parts.push(words(`lsb-active-${clan.power}`));
  return (isHidden(clan.card) ? parts.slice(1) : parts).join(', ');
}
