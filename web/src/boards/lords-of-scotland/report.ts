// The result of a skirmish, derived from the views before and after it: the armies in order, what doubled them,
// which ties the ranks decided, and who took which supporters.

import { standings, type Standing } from './army.ts';
import { phaseKind, ROUNDS, type CardCode, type Seat, type View } from './parse.ts';

export interface ReportLine extends Standing {
  /** Whether an activated power claims two supporters. */
  two: boolean;
  /** The clans of the army as they lay. */
  clans: CardCode[];
  took: CardCode[];
}

export interface Report {
  lines: ReportLine[];
  /** Whether supporters are still being claimed. */
  open: boolean;
  /** The number of supporters of each seat before. */
  had: Record<Seat, number>;
  /** Whether the view began in the middle, so that earlier claims are unknown. */
  partial: boolean;
  /** The seat that begins the next skirmish; null until that is decided. */
  next: Seat | null;
}

const ends = (view: View): boolean => phaseKind(view.phase) === 'claim' || view.phase === 'over';
const counts = (view: View): Record<Seat, number> =>
  Object.fromEntries(Object.entries(view.victory).map(([seat, cards]) => [seat, cards.length])) as Record<Seat, number>;

/** Whether a view can follow shortly after another. */
function follows(before: View, now: View): boolean {
  return now.seats.every((seat) => {
    const more = now.victory[seat].length - before.victory[seat].length;
    return more >= 0 && more <= 2 && before.victory[seat].every((card, index) => now.victory[seat][index] === card);
  });
}

function begin(armies: View, before: View, partial = false): Report {
  const lines = standings(armies).map((one) => ({ ...one, two: armies.armies[one.seat].some((clan) => clan.power === 'c'), clans: armies.armies[one.seat].map((clan) => clan.card), took: [] }));
  return { lines, open: true, had: counts(before), partial, next: null };
}

function filled(report: Report, now: View): Report {
  const over = !ends(now);
  return {
    ...report,
    lines: report.lines.map((line) => ({ ...line, took: now.victory[line.seat].slice(report.had[line.seat]) })),
    open: phaseKind(now.phase) === 'claim',
    next: over ? now.initiative : null,
  };
}

/** The report after one more view; null if there is none. Returns the same object if nothing changed. */
export function follow(report: Report | null, before: View | null, now: View): Report | null {
  const known = before && follows(before, now) ? before : null;
  if (ends(now)) {
    const going = report?.open && known && ends(known);
    const seen = known !== null && !ends(known);
    return filled(going ? report : begin(now, seen ? known : now, !seen), now);
  }
  if (known && ends(known) && report?.open) return filled(report, now);
  // The whole skirmish ended at once, so only what lay open before is known.
  if (known && !ends(known) && known.round === ROUNDS && now.round === 1 && known !== now) return filled(begin(known, known), now);
  if (!known) return null;
  return report;
}
