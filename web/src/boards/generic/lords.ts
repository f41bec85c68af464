// Lords of Scotland as zones. The notation is told in docs/notation.md.

import { bloodline, card, strength } from '../../lib/cards.ts';
import { t } from '../../lib/i18n.svelte.ts';
import { letters } from '../../lib/names.ts';
import type { Eyes, Thing, Zone } from './zones.ts';

const book = { game: 'lords-of-scotland', classic: false };

/** Cards of a row: `d5+d(w2)??` are an open card with an active power, one face down, one that is hidden. */
export function row(text: string): { code: string; down: boolean; power: string | null }[] {
  if (text === '-') return [];
  return [...text.matchAll(/\((..)\)|([^+()]{2})(?:\+([a-z]))?/g)].map(([, below, open, power]) => ({
    code: below ?? open ?? '', down: below !== undefined, power: power ?? null,
  }));
}

function thing(code: string, down: boolean, power: string | null, touch: string | null): Thing {
  if (code === '??') return { touch, face: '', label: t('card-down'), down: true };
  const label = card(code, book);
  return {
    touch, face: String(strength(code)), tone: code[0] ?? '', down,
    label: down ? t('card-down-known', { card: label }) : label,
    ...(power ? { mark: bloodline(power) ?? power } : {}),
  };
}

export function lords(view: string, eyes: Eyes): Zone[] {
  const [, rules = '', draw = '-', discard = '-', recruits = '', supporters = '-', hands = '', armies = '', victory = ''] = view.split(' ');
  const seats = letters(parseInt(rules, 10));
  const [handOf, armyOf, wonOf] = [hands.split('/'), armies.split('/'), victory.split('/')];
  const order = [...seats.filter((seat) => seat !== (eyes.me ?? 'A')), eyes.me ?? 'A'];
  const name = (seat: string) => eyes.names[seat] ?? seat;

  const army = (seat: string): Zone => {
    const at = seats.indexOf(seat);
    const cards = row(armyOf[at] ?? '-');
    const [won, held] = [row(wonOf[at] ?? '-').length, row(handOf[at] ?? '-').length];
    return {
      kind: 'cards', title: t('board-ls-army-of', { name: name(seat) }), seat,
      note: t('board-ls-holds', { held, won }),
      things: cards.map(({ code, down, power }, place) => thing(code, down, power, `army:${seat}:${place + 1}`)),
    };
  };
  const hand = (seat: string): Zone => ({
    kind: 'cards', title: seat === eyes.me ? t('your-hand') : t('hand-of', { name: name(seat) }), seat,
    things: row(handOf[seats.indexOf(seat)] ?? '-').map(({ code }) => thing(code, false, null, `hand:${code}`)),
  });
  // Only hands that lie open to this viewer are worth a zone; the others are numbers.
  const open = order.filter((seat) => !(handOf[seats.indexOf(seat)] ?? '').includes('??') || seat === eyes.me);

  return [
    ...order.slice(0, -1).map(army),
    {
      kind: 'cards', title: t('board-ls-supporters'),
      things: row(supporters).map(({ code }, place) => thing(code, false, null, `supporter:${place + 1}`)),
    },
    {
      kind: 'cards', title: t('board-ls-recruits'),
      note: t('board-ls-piles', { draw: draw === '-' ? 0 : draw.length / 2, discard: row(discard).length }),
      things: recruits.split(',').flatMap((slot, at) =>
        slot === '_' ? [] : row(slot).map(({ code, down }) => thing(code, down, null, `row:${at + 1}`)),
      ),
    },
    ...order.slice(-1).map(army),
    ...open.map(hand),
  ];
}
