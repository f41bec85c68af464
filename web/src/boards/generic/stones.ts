// Schotten Totten as zones, for where its own board cannot be had.

import { card } from '../../lib/cards.ts';
import { t } from '../../lib/i18n.svelte.ts';
import type { Eyes, Thing, Zone } from './zones.ts';

const pairs = (text: string): string[] => (text === '-' ? [] : (text.match(/../g) ?? []));

export function stones(view: string, eyes: Eyes): Zone[] {
  const [, , border = '', hands = '', decks = '', discard = '-'] = view.split(' ');
  const book = { game: 'schotten-totten', classic: eyes.classic };
  const clan = (code: string) => /^[roygbp]\d$/.test(code);
  const thing = (code: string, touch: string): Thing => ({
    touch, label: code === '??' || code === '!!' ? t('card-down') : card(code, book), down: code === '??' || code === '!!',
    face: clan(code) ? (code[1] ?? '') : code, tone: clan(code) ? `clan-${code[0]}` : '',
  });
  const [first, second] = eyes.me === 'B' ? [1, 0] : [0, 1];
  const seats = ['A', 'B'];
  const zones = border.split('/').map((stone, at): Zone => {
    const [cards = '', flags = ''] = stone.split(':');
    const sides = cards.split('|');
    const owner = /[AB]$/.exec(flags)?.[0];
    return {
      kind: 'cards', title: t('touch-stone', { number: at + 1 }), touch: `stone:${at + 1}`,
      note: [
        ...(owner ? [t('board-st-owned', { name: eyes.names[owner] ?? owner })] : []),
        ...(flags.includes('m') ? [card('MF', book)] : []), ...(flags.includes('b') ? [card('BM', book)] : []),
      ].join(' · '),
      things: [...pairs(sides[second] ?? '-').map((code) => thing(code, `card:${code}`)),
        { touch: null, face: '│', label: '', tone: 'gap' },
        ...pairs(sides[first] ?? '-').map((code) => thing(code, `card:${code}`))],
    };
  });
  const handOf = hands.split('/');
  const [clans = 0, tactics = 0] = decks.split('/').map((pile) => pairs(pile).length);
  return [
    ...zones,
    { kind: 'text', title: t('board-st-piles'), note: t('board-st-piles-left', { clans, tactics, discard: pairs(discard).length }), things: [] },
    ...[second, first]
      .filter((at) => !/[?!]/.test(handOf[at] ?? ''))
      .map((at): Zone => ({
        kind: 'cards', seat: seats[at] ?? '', things: pairs(handOf[at] ?? '-').map((code) => thing(code, `hand:${code}`)),
        title: seats[at] === eyes.me ? t('your-hand') : t('hand-of', { name: eyes.names[seats[at] ?? ''] ?? '' }),
      })),
  ];
}
