// A picture of the supporters that each player won.

import { LINE_CLOTHS } from '../../art/lordsLines.ts';
import { drawCard, PAPER, write, type Draw } from '../shared/ending.ts';
import { won } from './army.ts';
import { parse, strengthOf } from './parse.ts';

const [CARD, ROW, WIDTH] = [86, 190, 1100];

export const draw: Draw = ({ state, names }) => {
  const view = parse(state.view!);
  const seats = [...view.seats].sort((a, b) => won(view, b) - won(view, a));
  const row = (seat: (typeof seats)[number], at: number): string => {
    const cards = view.victory[seat];
    const step = Math.min(CARD + 12, (WIDTH - 40 - CARD) / Math.max(1, cards.length - 1));
    const y = at * ROW;
    return (
      write(20, y + 32, 28, names[seat] ?? '', `font-weight="700" fill="${PAPER.ink}"`) +
      write(WIDTH - 20, y + 32, 28, `${won(view, seat)} / ${view.rules.target}`, `text-anchor="end" fill="${PAPER.soft}"`) +
      cards.map((card, index) => drawCard(20 + index * step, y + 48, CARD, String(strengthOf(card)), LINE_CLOTHS[card[0]!]?.ink ?? PAPER.soft)).join('')
    );
  };
  return { width: WIDTH, height: seats.length * ROW, content: seats.map(row).join('') };
};
