// A studied position as the state of a table, for the demo page and the tests.

import type { State, Study } from '../../../lib/wire.ts';

type Looked = Pick<Study, 'view' | 'turn' | 'phase' | 'moves' | 'players' | 'scores'>;

export function stateOf(study: Looked, me: string | null, at: number): State {
  const seats = [...'ABCDE'].slice(0, study.players);
  return {
    table: 'demo', seq: at, now: 0, status: 'playing', me, host: true, round: 1,
    setup: { game: 'lords-of-scotland', options: {}, players: study.players, clock: { type: 'none' }, open: false, rated: false, spectators: true, chat: true, rounds: 1 },
    seats: seats.map((seat, index) => ({ seat, who: null, ready: true, gone: false, score: study.scores[index] ?? 0, points: 0, clock: null })),
    view: study.view, phase: study.phase, turn: study.turn, at, ply: at, turn_number: at,
    moves: study.turn === me ? study.moves : [],
    claims: [], draw: null, takeback: null, can_take_back: false, can_hint: false, outcome: null, rematch: [],
    next_table: null, muted: [], fairness: { commitment: '', nonces: {}, reveals: [] } as unknown as State['fairness'], ratings: {},
  } as State;
}
