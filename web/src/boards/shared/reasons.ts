// Why things on a board cannot be touched now. The rules give the reasons, with the texts of their refusals; what holds in
// every game (another player's turn, the end of the game, a move on its way) is said here.

import { describeReason } from '../../lib/why.ts';
import type { Annotation, Phrase } from '../../lib/wire.ts';
import type { BoardProps } from '../index.ts';
import type { Situation } from './prompt.ts';
import type { Touches } from './touch.ts';
import type { Words } from './words.ts';

export interface Touchable {
  readonly props: BoardProps;
  readonly me: string | null;
  readonly words: Words;
  readonly names: Record<string, string>;
  readonly text: string;
  readonly possible: ReadonlySet<string>;
  readonly chosen: Touches;
  readonly situation: Situation<unknown>;
  readonly ended: boolean;
  /** The sentence while a move waits to be confirmed; else empty. */
  readonly proposal: string;
  annotationsOf(touch: string): Annotation[];
  format(phrase: Phrase): string;
  /** What the rules say when this is touched; null if they say nothing particular. */
  refusal(what: string): Phrase | null;
}

/** Why a thing cannot be touched now; null if it can, or if this viewer touches nothing here. */
export function whyNot(board: Touchable, what: string): string | null {
  const { state, interactive, bottom } = board.props;
  // In a replay the table can be turned, and nothing is touched.
  if (board.me === null || bottom !== undefined || state.view === null) return null;
  if (board.possible.has(what) || board.chosen.includes(what)) return null;
  if (board.ended) return board.words('board-why-over');
  if (state.turn !== board.me) return state.turn === null ? null : board.words('board-why-turn', { name: board.names[state.turn] ?? state.turn });
  if (!interactive) return null;
  if (board.situation.busy) return board.words('board-do-sending');
  if (board.proposal) return board.proposal;
  const said = what.startsWith('hand:') ? board.annotationsOf(what).find((one) => one.seat === board.me) : undefined;
  const phrase = said?.phrase ?? board.refusal(what);
  return phrase ? board.format(phrase) : board.words('board-why-phase', { text: board.text });
}

/** Why an element cannot be touched now: the first of its touches speaks. */
export function reasonAt(board: Touchable, at: Element): string | null {
  const thing = at.closest<HTMLElement>('[data-touch]');
  const stone = board.chosen.length ? at.closest<HTMLElement>('[data-stone]')?.dataset.stone : undefined;
  const what = [...(stone ? [`stone:${stone}`] : []), ...(thing?.dataset.touch?.split(' ') ?? [])];
  if (!what.length || what.some((one) => board.possible.has(one) || board.chosen.includes(one))) return null;
  return whyNot(board, what[0]!);
}

/** Marks what can be touched, for style sheets without shadows, and gives everything else its reason, for screen readers. */
export function markTouches(board: Touchable, root: HTMLElement): void {
  for (const at of root.querySelectorAll<HTMLElement>('[data-touch]')) {
    const touches = at.dataset.touch!.split(' ');
    at.toggleAttribute('data-possible', touches.some((what) => board.possible.has(what)));
    at.toggleAttribute('data-chosen', touches.some((what) => board.chosen.includes(what)));
    // What explains itself when it is pressed is not disabled.
    const idle = at.dataset.help === undefined && !at.closest('[data-stone]');
    if (at instanceof HTMLButtonElement) describeReason(at, reasonAt(board, at), idle);
  }
}
