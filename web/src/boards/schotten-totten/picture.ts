// A picture of the border as it stood in the end.

import { MARKS } from '../../art/seats.ts';
import { CLANS } from '../../art/setts.ts';
import { drawCard, PAPER, write, type Draw } from '../shared/ending.ts';
import { isClan, other, parse, type Seat, type Stone } from './parse.ts';

const [CARD, PITCH, STEP, MIDDLE] = [92, 118, 46, 330];

export const draw: Draw = ({ state, names }) => {
  const view = parse(state.view!);
  const bottom = (state.me ?? 'A') as Seat;
  const lane = (stone: Stone, seat: Seat, x: number): string =>
    stone.sides[seat]
      .map((card, at) => ({ card, y: seat === bottom ? MIDDLE + 74 + at * STEP : MIDDLE - 74 - CARD * 1.4 - at * STEP }))
      // The first card of a side lies nearest to the stone; those further away lie on it at the bottom and under it at the top.
      .sort((a, b) => a.y - b.y)
      .map(({ card, y }) => drawCard(x, y, CARD, isClan(card) ? card[1]! : '★', isClan(card) ? CLANS[card[0]!]!.ink : PAPER.soft, stone.owner && stone.owner !== seat ? 'opacity="0.45"' : ''))
      .join('');
  const column = (stone: Stone, index: number): string => {
    const x = 20 + index * PITCH;
    const [cx, cy] = [x + CARD / 2, MIDDLE + (stone.owner === bottom ? 18 : stone.owner ? -18 : 0)];
    const mark = stone.owner ? `<path d="${MARKS[stone.owner]}" transform="translate(${cx - 12} ${cy + 6})" fill="#fff" fill-rule="evenodd"/>` : '';
    const stoneFill = stone.owner === bottom ? '#5d4a7e' : stone.owner ? '#8a4b2a' : '#9a958c';
    return (
      lane(stone, other(bottom), x) + lane(stone, bottom, x) +
      `<rect x="${x + 10}" y="${cy - 46}" width="${CARD - 20}" height="92" rx="30" fill="${stoneFill}" stroke="${PAPER.card}" stroke-width="3"/>` +
      write(cx, cy - 6, 34, String(stone.number), 'text-anchor="middle" font-weight="700" fill="#fff"') + mark
    );
  };
  const height = 2 * MIDDLE;
  return {
    width: 40 + 8 * PITCH + CARD,
    height: height + 60,
    content:
      `<g transform="translate(0 30)"><rect x="0" y="${MIDDLE - 30}" width="${40 + 8 * PITCH + CARD}" height="60" rx="30" fill="#8d9a6b" opacity="0.5"/>` +
      `${view.stones.map(column).join('')}</g>` +
      write(20, 28, 26, names[other(bottom)] ?? '', `fill="${PAPER.soft}"`) +
      write(20, height + 52, 26, names[bottom] ?? '', `fill="${PAPER.soft}"`),
  };
};
