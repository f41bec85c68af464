// Names of touches as the board of a game shows them: where it has a name of its own for a place, such as a gate.

import { SvelteMap } from 'svelte/reactivity';
import type { Naming } from '../../lib/naming.ts';
import { touchName } from '../../lib/touch-names.ts';

/** How a board names a touch; null leaves it to the texts of the game. */
export type TouchNaming = (touch: string, naming: Naming) => string | null;

/** The boards that name touches themselves, by game, once they are loaded. */
export const touchNamings = new SvelteMap<string, TouchNaming>();

export function touchText(touch: string, names: Record<string, string>, naming: Naming, phase: string | null): string {
  return touchNamings.get(naming.game)?.(touch, naming) ?? touchName(touch, names, naming, phase);
}

/** All touches of a move, one after the other. */
export function moveText(touches: readonly string[], names: Record<string, string>, naming: Naming, phase: string | null): string {
  return touches.map((touch) => touchText(touch, names, naming, phase)).join(' → ');
}
