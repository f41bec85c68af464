// Sounds for the change of a position.

import type { Sound } from '../shared/sound.ts';
import type { View } from './parse.ts';

const laid = (view: View): number => view.paths.N.length + view.paths.S.length;
const carried = (view: View): number => view.guards.filter((guard) => guard.carries).length;

export function changes(before: View, after: View): Sound[] {
  const sounds: Sound[] = [];
  if (before.tiles.some((tile, index) => tile.up !== after.tiles[index]!.up) || laid(after) > laid(before)) sounds.push('draw');
  if (carried(after) > carried(before)) sounds.push('claim');
  else if (before.guards.some((guard, index) => guard.space !== after.guards[index]?.space)) sounds.push('place');
  else if (laid(after) < laid(before)) sounds.push('draw');
  return sounds;
}
