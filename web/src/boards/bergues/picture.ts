// A picture of the town as it looked in the end.

import { ARMS, FACES } from '../../art/bergues-symbols.ts';
import { PAPER, write, type Draw } from '../shared/ending.ts';
import { layout } from './layout.ts';
import { COLOURS, parse, type Colour } from './parse.ts';
import { guardPlace, tilePlace } from './places.ts';

const COATS: Record<Colour, string> = { y: '#e0a91b', w: '#e9e4d8', g: '#3f8a4c', r: '#b7332b' };

export const draw: Draw = ({ state, names }) => {
  const view = parse(state.view!);
  const size = { w: 1100, h: 760 };
  const place = layout({ width: size.w, height: size.h, box: size, towers: view.towers, junior: view.junior });
  const spaces = place.spaces
    .slice(0, view.spaces)
    .map(({ x, y }, space) => `<circle cx="${x}" cy="${y}" r="${Math.min(place.band, place.pitch) * 0.42}" fill="${space % (view.towers + 1) ? '#e4d6b8' : '#c9b48a'}" stroke="${PAPER.line}" stroke-width="2"/>`);
  const wall = `<polygon points="${place.spaces.slice(0, view.spaces).map(({ x, y }) => `${x},${y}`).join(' ')}" fill="#efe5cf" stroke="#d9c9a5" stroke-width="14" stroke-linejoin="round"/>`;
  const tiles = view.tiles.map((tile) => {
    const { x, y, size } = tilePlace(view, place, tile.number);
    const [side, symbol] = [size * 0.92, FACES[tile.up]];
    const face = symbol ? `<path d="${symbol.fill}" fill="${symbol.ink}" fill-rule="evenodd" transform="translate(${x - side * 0.3} ${y - side * 0.3}) scale(${(side * 0.6) / 24})"/>` : '';
    return `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${side * 0.14}" fill="${PAPER.card}" stroke="${PAPER.line}" stroke-width="2"/>${face}`;
  });
  const guards = view.guards.map((guard) => {
    const { x, y, size } = guardPlace(view, place, guard.colour);
    const ring = view.winner === guard.colour ? ` stroke="#6d4aa0" stroke-width="6"` : ` stroke="${PAPER.ink}" stroke-width="2"`;
    return `<circle cx="${x}" cy="${y}" r="${size * 0.55}" fill="${COATS[guard.colour]}"${ring} ${guard.seat ? '' : 'opacity="0.6"'}/><path d="${ARMS[guard.colour]}" fill="${PAPER.ink}" transform="translate(${x - size * 0.3} ${y - size * 0.3}) scale(${(size * 0.6) / 24})"/>`;
  });
  const played = view.guards.filter((guard) => guard.seat).sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
  const key = played.map((guard, at) => {
    const x = 30 + at * (size.w / played.length);
    return `<circle cx="${x}" cy="26" r="14" fill="${COATS[guard.colour]}" stroke="${PAPER.ink}" stroke-width="2"/>${write(x + 24, 35, 26, names[guard.seat!] ?? '', `fill="${PAPER.ink}"`)}`;
  });
  const inset = `translate(${(size.w - place.town.w) / 2} 60)`;
  return { width: size.w, height: place.town.h + 70, content: `${key.join('')}<g transform="${inset}">${wall}${spaces.join('')}${tiles.join('')}${guards.join('')}</g>` };
};
