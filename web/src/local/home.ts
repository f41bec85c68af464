// The home of the tables of one game in this worker, with the types of its questions (crates/browser/src/ask.rs).

import type {
  Annotation, Command, EventView, Hint, Move, NewTable, Problem, Replay, ReviewRequest, ServerMessage, State, Study, StudyRequest,
  TableOverview,
} from '../lib/wire.ts';
import type { Exports } from './wasm.ts';

export interface Entry {
  seq: number;
  at: number;
}

/** What is stored of a table besides its log. */
export interface Row {
  overview: TableOverview;
  names: Record<string, string>;
  recorded?: string;
}

/** What is written in one transaction. */
export interface Change {
  row: Row;
  entries: Entry[];
}

export interface Chance {
  now: number;
  id: string;
  secret: string;
}

/** A decision that a bot has to make. */
export interface Task {
  record: string;
  level: string;
  nets: string[];
  pause: number;
  takes_time: boolean;
  seed: string;
}

export interface Report {
  action: string;
  iterations: number;
  value: number;
  line: string[];
  alternatives: [string, number, number][];
}

type Opened = { id: string; seat: string | null; changes: Change[] };

/** What a change of a table leads to: something to store, or a message to its sender. */
export type Decided = { changes?: Change[]; message?: ServerMessage };

interface Asks {
  create: [{ table: NewTable; names: string[]; chance: Chance }, Opened];
  import: [{ record: string; chance: Chance }, Opened];
  load: [{ row: Row; entries: Entry[] }, null];
  unload: [{ table: string }, null];
  command: [{ table: string; command: Command; chance: Chance }, Decided];
  'bot-acts': [{ table: string; at: number; action: string; now: number }, Decided];
  commit: [{ table: string }, ServerMessage[]];
  discard: [{ table: string }, null];
  follow: [{ table: string; entries: Entry[] }, ServerMessage[]];
  update: [{ table: string; since: number }, ServerMessage];
  look: [{ table: string; seat: string | null }, ServerMessage];
  bot: [{ table: string; seed: string }, { at: number; task: Task } | null];
  hint: [{ table: string }, { task: Task; moves: Move[] }];
  nets: [{ table: string }, string[] | null];
  study: [{ request: StudyRequest }, { study: Study; task: Task | null }];
  review: [{ request: ReviewRequest }, { nets: string[] }];
  merge: [{ reports: Report[] }, Report];
  advise: [{ reports: Report[]; moves: Move[]; record: string }, Hint];
  state: [{ table: string }, State];
  events: [{ table: string; since: number }, EventView[]];
  explain: [{ table: string; touch: string; seat: string }, Annotation];
  record: [{ table: string }, string];
  replay: [{ table: string }, Replay];
}

/** A problem, thrown. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export class Home {
  #tables: InstanceType<Exports['Tables']>;

  constructor(exports: Exports) {
    this.#tables = new exports.Tables();
  }

  ask<A extends keyof Asks>(type: A, question: Asks[A][0]): Asks[A][1] {
    const answer = JSON.parse(this.#tables.ask(JSON.stringify({ [type]: question }))) as { ok: Asks[A][1] } | { problem: Problem };
    if ('problem' in answer) throw new Refusal(answer.problem);
    return answer.ok;
  }
}
