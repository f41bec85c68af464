// The boards of the games. A game without its own board is played on the generic one.

import type { Component, Snippet } from 'svelte';
import { sayings, type Saying } from '../lib/phrases.ts';
import type { Annotation, Hint, EventView, Setup, State } from '../lib/wire.ts';
import type { Draw, Drawing, Ending, Summarize, Summary } from './shared/ending.ts';
import type { KeyRow } from './shared/keys.ts';
import { touchNamings, type TouchNaming } from './shared/touch-text.ts';
import type { Words } from './shared/words.ts';

export interface BoardProps {
  state: State;
  names: Record<string, string>;
  act: (actions: string[]) => void;
  busy: boolean;
  interactive: boolean;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
  hint: Hint | null;
  /** The events of the last update. */
  last: EventView[];
  /** Formats a message by its key. */
  words: Words;
  /** Settings of the viewer. */
  options: { tracker: boolean; motion: boolean; sounds: boolean; confirm?: boolean };
  /** The seat at the bottom, if it is not the viewer's: in a replay the table can be turned. */
  bottom?: string;
  /** What the table says of a seat beside its name: presence, clock, points, rating. */
  seatNote?: Snippet<[seat: string]>;
  /** Fetches the events of the table after a number, as this viewer saw them. */
  loadEvents?: (since: number) => Promise<EventView[]>;
  /** Asks the server what the rules say about a thing to a seat. */
  explain?: (touch: string, seat: string) => Promise<Annotation>;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;
const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const generic = boards['./generic/Board.svelte'] as Loader;

/** Whether a game has its own board, which fills its box and says what is to be done. */
export const special = (game: string): boolean => `./${game}/Board.svelte` in boards;

/** What the player aid of a board gets. */
export interface AidProps {
  setup: Setup;
  words: Words;
}

const aids = import.meta.glob<{ default: Component<AidProps> }>('./*/Aid.svelte');

/** Loads the player aid of a game; null if its board has none. */
export function boardAid(game: string): Promise<{ default: Component<AidProps> }> | null {
  return aids[`./${game}/Aid.svelte`]?.() ?? null;
}

/** Whether the board of a game has a player aid. */
export const hasAid = (game: string): boolean => `./${game}/Aid.svelte` in aids;

const keysOf = import.meta.glob<readonly KeyRow[]>('./*/keys.ts', { import: 'keys' });

/** The keys of a board, for the help. */
export async function boardKeys(game: string): Promise<readonly KeyRow[]> {
  return (await keysOf[`./${game}/keys.ts`]?.()) ?? [];
}

const legends = import.meta.glob<{ default: Component<{ words: Words }> }>('./*/Legend.svelte');

/** Whether a board explains its signs. */
export const hasLegend = (game: string): boolean => `./${game}/Legend.svelte` in legends;

/** The signs of a board and what they mean. */
export async function legend(game: string): Promise<Component<{ words: Words }> | null> {
  return (await legends[`./${game}/Legend.svelte`]?.())?.default ?? null;
}

const summaries = import.meta.glob<Summarize>('./*/summary.ts', { import: 'summarize' });
const pictures = import.meta.glob<Draw>('./*/picture.ts', { import: 'draw' });

/** What decided a game that is over; null for a game without a board of its own. */
export async function summarize(game: string, ending: Ending): Promise<Summary | null> {
  return (await (await summaries[`./${game}/summary.ts`]?.())?.(ending)) ?? null;
}

/** A drawing of the final position; null for a game without a board of its own. */
export async function drawing(game: string, ending: Parameters<Draw>[0]): Promise<Drawing | null> {
  return (await pictures[`./${game}/picture.ts`]?.())?.(ending) ?? null;
}

const logs = import.meta.glob<{ saying: Saying; namingTouch: TouchNaming }>('./*/log.ts');

/** Loads how the board of a game says its steps and names its places, if it has words of its own. */
async function learnSaying(game: string): Promise<void> {
  const log = await logs[`./${game}/log.ts`]?.();
  if (!log) return;
  sayings.set(game, log.saying);
  touchNamings.set(game, log.namingTouch);
}

const found = new Map<string, Promise<Component<BoardProps>>>();

/** The board of a game. The promise is cached, so that a page renders without loading again. */
export function board(game: string): Promise<Component<BoardProps>> {
  let known = found.get(game);
  if (!known) {
    known = Promise.all([(boards[`./${game}/Board.svelte`] ?? generic)(), learnSaying(game)]).then(([module]) => module.default);
    known.catch(() => found.delete(game)); // try again next time
    found.set(game, known);
  }
  return known;
}
