// The boards of the games. One that has none of its own is played on the generic board.

import type { Component } from 'svelte';
import type { Claim, Hint, EventView, State } from '../lib/wire.ts';
import type { Words } from './shared/words.ts';

export interface BoardProps {
  state: State;
  names: Record<string, string>;
  act: (actions: string[]) => void;
  busy: boolean;
  interactive: boolean;
  /** Tells something to those who do not see the board. */
  say: (text: string) => void;
  hint: Hint | null;
  last: EventView[];
  /** Says a message by its key. */
  words: Words;
  /** What the reader likes. */
  options: { tracker: boolean; motion: boolean; sounds: boolean };
  /** Who sits at the bottom, where that is not the viewer: in a replay the table can be turned. */
  bottom?: string;
  /** Asks the server why a stone can or cannot be claimed. */
  explain?: (stone: number, seat: string) => Promise<Claim>;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;
const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const generic = boards['./generic/Board.svelte'] as Loader;

/** Whether a game has a board of its own. Such a board fills its box and says itself what is to be done. */
export const special = (game: string): boolean => `./${game}/Board.svelte` in boards;

/** The keys of a board, for the help: which, and the message that says what they do. */
export type BoardKeys = readonly { keys: readonly string[]; does: string }[];
const keysOf = import.meta.glob<BoardKeys>('./*/keys.ts', { import: 'keys' });

export async function boardKeys(game: string): Promise<BoardKeys> {
  return (await keysOf[`./${game}/keys.ts`]?.()) ?? [];
}

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
