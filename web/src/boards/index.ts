// The boards of the games. One that has none of its own is played on the generic board.

import type { Component } from 'svelte';
import type { Hint, News, State } from '../lib/wire.ts';

export interface BoardProps {
  state: State;
  names: Record<string, string>;
  act: (actions: string[]) => void;
  busy: boolean;
  interactive: boolean;
  /** Tells something to those who do not see the board. */
  say: (text: string) => void;
  hint: Hint | null;
  last: News[];
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;
const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const generic = boards['./generic/Board.svelte'] as Loader;

const found = new Map<string, Promise<Component<BoardProps>>>();

/** The board of this game. The same promise each time, so that a page does not load it again. */
export function board(game: string): Promise<Component<BoardProps>> {
  let known = found.get(game);
  if (!known) {
    known = (boards[`./${game}/Board.svelte`] ?? generic)().then((module) => module.default);
    known.catch(() => found.delete(game)); // perhaps it can be fetched next time
    found.set(game, known);
  }
  return known;
}
