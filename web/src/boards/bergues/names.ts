// Names of pieces and places.

import { capital, type Words } from '../shared/words.ts';
import { gateAt, type Colour, type Face, type Tile } from './parse.ts';

export const faceName = (words: Words, face: Face): string => (face === 'n' ? words('bgb-face-bare') : words(`bg-argument-face-${face}`));
export const guardName = (words: Words, colour: Colour): string => words('bgb-guard', { guard: colour });

/** "Gate of Cassel", "tower 13". */
export function spaceName(words: Words, space: number, towers: number): string {
  const gate = gateAt(space, towers);
  return gate ? words(`bg-gate-${gate}`) : words('bgb-tower', { number: space });
}

/** The name of a touch such as `space:10`; null for everything that is not a space. */
export function spaceOfTouch(words: Words, touch: string, towers: number): string | null {
  const [kind, space] = touch.split(':');
  return kind === 'space' && space ? capital(spaceName(words, Number(space), towers)) : null;
}

/** "Tile 7, roof side, on the north path". */
export function tileName(words: Words, tile: Tile, under: Face | null): string {
  const name = words('bgb-tile', { number: tile.number, face: faceName(words, tile.up), side: tile.side ?? 'no' });
  return under === null ? name : words('bgb-tile-under', { tile: name, face: faceName(words, under) });
}
