// Names of what a move touches, for buttons, hints and screen readers.

import { findOfBoard, findOfGame, pieceName, type Naming } from './naming.ts';
import { splitPhase } from './phase.ts';
import { words } from './i18n.svelte.ts';

/**
 * The name of a touch such as `hand:r5`, `army:B:2` or `pass`. The texts of the board come first (`<prefix>b-touch-<kind>`),
 * where it names things differently, then those of the game
 * (`<prefix>-touch-<kind>-<thing>`, `<prefix>-touch-<kind>`), then the client's, then the name of the piece.
 */
export function touchName(touch: string, names: Record<string, string>, naming: Naming, phase: string | null): string {
  const [kind = '', thing = '', place = ''] = touch.split(':');
  const piece = pieceName(thing, naming);
  const args = { number: Number(thing) || 0, name: names[thing] ?? thing, place: Number(place) || 0, piece };
  // A touch of nothing in particular may mean something else in each phase.
  const detail = thing || (splitPhase(phase ?? '').details[0] ?? '');
  return (
    findOfBoard(naming.game, `touch-${kind}`, args) ??
    findOfGame(naming.game, `touch-${kind}-${detail}`, args) ??
    findOfGame(naming.game, `touch-${kind}`, args) ??
    words.find(`touch-${kind}-${detail}`, args) ??
    words.find(`touch-${kind}`, args) ??
    (piece === thing ? touch : piece)
  );
}

/** All touches of a move, one after the other. */
export function moveName(touches: string[], names: Record<string, string>, naming: Naming, phase: string | null): string {
  return touches.map((touch) => touchName(touch, names, naming, phase)).join(' → ');
}
