// Several people at one device: whose eyes the screen is for. The table is covered when the turn passes from one person to
// another, and uncovered by the next one.

import type { State } from '../lib/wire.ts';

/** What happens to the screen: it is covered, the table is shown to a seat, or it stays as it is. */
export type HandOver = { to: 'nobody' } | { to: 'seat'; seat: string } | { to: 'same' };

type Seen = Pick<State, 'seats' | 'status' | 'turn' | 'me' | 'round'>;

/** The seats of people. */
export const people = ({ seats }: Pick<State, 'seats'>): string[] =>
  seats.filter(({ who }) => who?.type === 'player').map(({ seat }) => seat);

/** Whether the table lies covered and waits for the person whose turn it is. */
export function waitsFor(state: Seen): string | null {
  const covered = state.status === 'playing' && state.me === null;
  return covered && state.turn !== null && people(state).includes(state.turn) ? state.turn : null;
}

/** What follows from a new state; `round` is that of the state before. */
export function handOver(state: Seen, round: number): HandOver {
  const here = people(state);
  if (here.length < 2) return { to: 'same' };
  // Between games nothing is hidden, and only a seat can begin the next one.
  if (state.status !== 'playing') return state.me === null && here[0] ? { to: 'seat', seat: here[0] } : { to: 'same' };
  if (state.me === null) return { to: 'same' };
  const passed = state.turn !== state.me && state.turn !== null && here.includes(state.turn);
  return passed || state.round !== round ? { to: 'nobody' } : { to: 'same' };
}
