// A position that was looked at, as the state of a table, so that the real boards can show it.

import type { Move, EventView, State, Study } from '../lib/wire.ts';
import { seatLetters } from '../lib/names.ts';
import { ME, type Lesson } from './types.ts';

/** The table as the learner sees it. `at` numbers the positions, so that boards know a new one. */
export function stateOfLesson(lesson: Lesson, study: Study, at: number, moves: Move[]): State {
  return {
    table: `lesson-${lesson.id}`, seq: at, now: 0,
    setup: { game: lesson.game, options: lesson.options, players: study.players, clock: { type: 'none' }, open: false, rated: false, spectators: false, chat: false, rounds: 1 },
    status: 'playing', rules: 'current', me: ME, host: false,
    seats: seatLetters(study.players).map((seat, index) => ({
      seat, who: null, ready: true, gone: false, score: study.scores[index] ?? 0, points: 0, clock: null,
    })),
    round: 1, view: study.view, phase: study.phase, turn: study.turn, at, ply: at, turn_number: 1,
    moves: study.turn === ME ? moves : [], annotations: study.annotations, explainable: [],
    draw: null, takeback: null, can_take_back: false, can_abort: false, can_hint: false,
    outcome: study.verdict ? { verdict: study.verdict, ending: 'played' } : null,
    rematch: [], next_table: null, muted: [], fairness: { commitment: '', nonces: [], secret: null }, ratings: {},
  };
}

/** The latest actions as events: boards show them, and tell those of others. */
export function eventsOfLesson(study: Study, actions: readonly string[], at: number): EventView[] {
  return actions.flatMap((action, index) => {
    const phrase = study.phrases.at(index - actions.length);
    if (!phrase) return [];
    const seat = phrase.args.seat ?? null;
    // A card that another player puts down face down stays hidden.
    const seen = seat !== ME && /^-[a-z][1-9ABC]$/.test(action) ? '-??' : action;
    return [{ seq: at - actions.length + 1 + index, at: 0, seat, type: 'acted', action: seen, phrase, turn: 1, ply: at, ended: null }];
  });
}
