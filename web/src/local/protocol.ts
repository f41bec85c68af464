// The messages between a page and its worker of local tables.

import type { Check, Played } from '../lib/fair-check.ts';
import type { Memory } from '../lib/fair.ts';
import type {
  Annotation, Command, EventView, Hint, NewTable, Problem, Replay, ReviewPart, ReviewRequest, ServerMessage, State, Study, StudyRequest, TableCreated,
  TableOverview,
} from '../lib/wire.ts';

/** The game that a question is about: its name, or the notation of one of its positions, or a record. */
export type Of = { game: string } | { position: string } | { record: string };

/** What a page can ask, with the answer to each. Tables are looked at by the viewer that the page chose (`look`). */
export interface Questions {
  /** Whether tables of this game can be kept here. Loads it. */
  ready: { ask: Of; answer: boolean };
  /** Opens a table. Every seat `me` is a person at this device; the names are those of the seats, in their order. */
  create: { ask: { table: NewTable; names: string[] }; answer: TableCreated };
  /** Reads a record, or several of one match, as a table of its own: to look at if it ended, else to play on. */
  import: { ask: { record: string }; answer: TableCreated };
  /** All tables of this device, the last changed first. */
  tables: { ask: object; answer: TableOverview[] };
  remove: { ask: { table: string }; answer: null };
  table: { ask: { table: string }; answer: State };
  events: { ask: { table: string; since: number }; answer: EventView[] };
  explain: { ask: { table: string; touch: string; seat: string }; answer: Annotation };
  /** The records of the rounds. Those of a game that goes on end with `*` and name no secret. */
  record: { ask: { table: string }; answer: string };
  replay: { ask: { table: string }; answer: Replay };
  /** Takes as long as a bot thinks; reports progress. */
  hint: { ask: { table: string }; answer: Hint };
  /** Reports progress if a bot is asked (`level`). */
  study: { ask: { request: StudyRequest }; answer: Study };
  /** The check of the shuffles of a finished table, with what this browser noted of it. */
  fairness: { ask: { played: Played; memory: Memory | null }; answer: Check[] };
  /** The next steps of a review. */
  review: { ask: { request: ReviewRequest }; answer: ReviewPart };
}

export type Question = keyof Questions;

/** From the page. Connections and questions have numbers of the page's own. */
export type ToWorker =
  | { type: 'settings'; pauses: boolean }
  | { type: 'ask'; number: number; question: Question; with: Questions[Question]['ask'] }
  /** The question is no longer of interest: a bot that thinks about it stops. */
  | { type: 'cancel'; number: number }
  | { type: 'connect'; connection: number; table: string; since: number }
  | { type: 'look'; connection: number; seat: string | null }
  | { type: 'command'; connection: number; command: Command }
  | { type: 'disconnect'; connection: number };

/** To the page. */
export type FromWorker =
  /** The worker can keep tables, or not: then the page uses the server. */
  | { type: 'ready'; ok: boolean }
  | { type: 'answer'; number: number; answer: Questions[Question]['answer'] }
  | { type: 'problem'; number: number; problem: Problem }
  /** How much of the thinking is done, from 0 to 1. */
  | { type: 'progress'; number: number; done: number }
  | { type: 'message'; connection: number; message: ServerMessage }
  | { type: 'refused'; connection: number; problem: Problem };
