// The players who were passed over (ruling in LS-T3): they can neither recruit nor muster.

import { ROUNDS, type Seat, type View } from './parse.ts';

/** The turn as a number that grows by one with each seat, within one skirmish. */
const turnOf = (view: View): number => {
  const order = (view.seats.indexOf(view.seat) - view.seats.indexOf(view.initiative) + view.seats.length) % view.seats.length;
  return (view.round - 1) * view.seats.length + order;
};

const inTurn = (view: View): boolean => /^(flip|act|muster|power)/.test(view.phase);

/** The seats whose turns were skipped between two views of one skirmish, in order. */
export function skipped(before: View | null, now: View): Seat[] {
  if (!before || !inTurn(before) || before.initiative !== now.initiative || before.seats.length !== now.seats.length) return [];
  const ended = !inTurn(now);
  // A skirmish that has ended had all its turns.
  const last = ended ? ROUNDS * now.seats.length : turnOf(now);
  const first = turnOf(before) + 1;
  if (now.round < before.round || last <= first || last - first >= now.seats.length) return [];
  const start = now.seats.indexOf(now.initiative);
  return Array.from({ length: last - first }, (_, index) => now.seats[(start + first + index) % now.seats.length]!);
}
