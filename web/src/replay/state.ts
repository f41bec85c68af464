// A frame of a replay as the state of a table, so that the same boards can show it.

import type { Frame, EventView, State } from '../lib/wire.ts';

/** The table at a frame, with everything open and no moves. */
export function stateOfFrame(table: State, frame: Frame, at: number, round: number): State {
  return {
    ...table,
    status: 'playing', round: round + 1, view: frame.position, phase: frame.phase, turn: frame.turn,
    at, ply: at, turn_number: frame.turn_number, moves: [], annotations: [], explainable: [], draw: null, takeback: null,
    can_take_back: false, can_abort: false, can_hint: false, outcome: null, ratings: {},
    seats: table.seats.map((seat, index) => ({ ...seat, score: frame.scores[index] ?? 0, clock: null })),
  };
}

/** The action that led to a frame as an event, so that boards can animate it. */
export function eventsOfFrame(frame: Frame, step: number): EventView[] {
  if (!frame.by || frame.action === null || !frame.phrase) return [];
  const { by: seat, action, phrase, turn_number: turn } = frame;
  return [{ seq: step, at: 0, seat, type: 'acted', action, phrase, turn, ply: step - 1, ended: null }];
}
