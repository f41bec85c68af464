// The games of this worker. The module of a game is loaded when the first question about the game comes.

import { parseRecords } from '../lib/record.ts';
import { Home } from './home.ts';
import offer from './offer.json';
import type { Of } from './protocol.ts';
import { Thinking } from './thinking.ts';
import { compile, instantiate, type Files } from './wasm.ts';

/** A game that is loaded: the home of its tables, and the workers that think about it. */
export interface Game {
  home: Home;
  thinking: Thinking;
}

const TAGS: Record<string, string> = offer.tags;

/** The name of the game that a question is about; empty if it names none. */
export function nameOf(of: Of): string {
  if ('game' in of) return of.game;
  if ('position' in of) return TAGS[of.position.trimStart().split(' ', 1)[0]!] ?? '';
  return parseRecords(of.record)[0]?.headers.get('Game') ?? '';
}

export class Games {
  #games = new Map<string, Promise<Game>>();

  constructor(readonly files: Files) {}

  /** Whether a question can be answered here. One about no game can: the answer says what is wrong with it. */
  has(of: Of): boolean {
    const name = nameOf(of);
    return name === '' || name in this.files.games;
  }

  /** Loads the game that a question is about, else the first. */
  load(of: Of): Promise<Game> {
    const asked = nameOf(of);
    const name = asked in this.files.games ? asked : Object.keys(this.files.games)[0]!;
    const loaded = this.#games.get(name);
    if (loaded) return loaded;
    // A player turns to one game at a time.
    for (const other of this.#games.values()) void other.then(({ thinking }) => thinking.rest(), () => {});
    const game = this.#start(name);
    this.#games.set(name, game);
    // It is tried again by the next question.
    game.catch(() => this.#games.delete(name));
    return game;
  }

  async #start(name: string): Promise<Game> {
    const program = await compile(this.files.games[name]!);
    const { exports } = await instantiate(program);
    return { home: new Home(exports), thinking: new Thinking(this.files, program) };
  }
}
