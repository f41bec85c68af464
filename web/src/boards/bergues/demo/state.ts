// A position that was looked at, as the state of a table.

import type { State, Study } from '../../../lib/wire.ts';

export function asState(study: Study, seq: number, me: string | null, whole: boolean): State {
  return {
    table: 'demo',
    seq,
    now: 0,
    setup: {
      game: 'bergues', options: {}, players: study.players, clock: { type: 'none' }, open: false, rated: false, spectators: true, chat: true, rounds: 1,
    },
    status: study.turn ? 'playing' : 'over',
    me,
    host: false,
    seats: [...'ABCD'.slice(0, study.players)].map((seat) => ({ seat, who: null, ready: true, gone: false, score: 0, points: 0, clock: null })),
    round: 1,
    view: whole ? study.position : study.view,
    phase: study.phase,
    turn: study.turn,
    at: seq,
    ply: seq,
    turn_number: 1,
    moves: study.turn === me && !whole ? study.moves : [],
    claims: [],
    draw: null,
    takeback: null,
    can_take_back: false,
    can_hint: false,
    outcome: study.verdict ? { verdict: study.verdict, ending: 'played' } : null,
    rematch: [],
    next_table: null,
    muted: [],
    fairness: { commitment: '', nonces: [], secret: null },
    ratings: {},
  };
}
