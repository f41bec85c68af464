// A stateOfStudy position as the state of a table, seen by the seat that decides.

import { seatLetters } from '../lib/names.ts';
import type { EventView, State, Study } from '../lib/wire.ts';

/** The number of a turn; a new turn begins when another seat decides. */
function turnOf(study: Study, many: number): number {
  const seats = [...study.phrases.slice(0, many).map((one) => one.args.seat), ...(many > study.phrases.length ? [study.turn ?? undefined] : [])];
  return 1 + seats.filter((seat, index) => index > 0 && seat !== seats[index - 1]).length;
}

/** `open` shows everything; otherwise only what the deciding seat sees. */
export function stateOfStudy(study: Study, at: number, open = false): State {
  return {
    table: 'study', seq: at, now: 0,
    setup: { game: study.game, options: {}, players: study.players, clock: { type: 'none' }, open: false, rated: false, spectators: false, chat: false, rounds: 1 },
    status: study.turn === null ? 'over' : 'playing', rules: 'current', me: study.seat, host: false,
    seats: seatLetters(study.players).map((seat, index) => ({
      seat, who: null, ready: true, gone: false, score: study.scores[index] ?? 0, points: 0, clock: null,
    })),
    round: 1, view: open ? study.position : study.view, phase: study.phase, turn: study.turn, at, ply: at, turn_number: turnOf(study, study.phrases.length + 1),
    moves: study.moves, annotations: study.annotations, explainable: [], draw: null, takeback: null, can_take_back: false, can_abort: false, can_hint: false,
    outcome: study.verdict ? { verdict: study.verdict, ending: 'played' } : null,
    rematch: [], next_table: null, muted: [], fairness: { commitment: '', nonces: [], secret: null }, ratings: {},
  };
}

/** The last action as an event, so that boards can animate it. */
export function lastEvents(study: Study, actions: readonly string[]): EventView[] {
  const [phrase, action] = [study.phrases.at(-1), actions.at(-1)];
  if (!phrase || action === undefined) return [];
  const seq = actions.length;
  return [{ seq, at: 0, seat: phrase.args.seat ?? null, type: 'acted', action, phrase, turn: turnOf(study, study.phrases.length), ply: seq, ended: null }];
}
