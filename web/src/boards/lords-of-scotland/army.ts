// For display only: the worth of armies as they can be seen, and whether a power could be used. The server decides;
// this repeats some rules (LS-E1, LS-E2, LS-P1, LS-P12) so that players see the effect of a card before they play it.
// It is tested against recorded games.

import { isHidden, lineOf, LINES, strengthOf, type CardCode, type Clan, type Line, type Seat, type View } from './parse.ts';

export interface Worth {
  /** Strengths that can be seen, summed. */
  sum: number;
  /** The same, doubled if all are of one bloodline. */
  total: number;
  /** The bloodline that doubles it; null if it does not. */
  doubled: Line | null;
  /** Clans that cannot be seen. */
  hidden: number;
  /** The highest-ranked card that can be seen. */
  highest: CardCode | null;
}

export const rankOf = (card: CardCode): number =>
  card[0] === 'b' ? 96 + Number(card[1]) : 8 * (strengthOf(card) - 1) + LINES.indexOf(lineOf(card)) + 1;

export function worth(army: readonly Clan[]): Worth {
  const seen = army.filter((clan) => !isHidden(clan.card));
  const sum = seen.reduce((all, clan) => all + strengthOf(clan.card), 0);
  const lines = new Set(seen.filter((clan) => clan.power !== 'b').map((clan) => lineOf(clan.card)));
  const doubles = seen.length > 1 && lines.size <= 1 && seen.length === army.length;
  const highest = seen.reduce<CardCode | null>((best, { card }) => (best && rankOf(best) > rankOf(card) ? best : card), null);
  return {
    sum,
    total: doubles ? 2 * sum : sum,
    doubled: doubles ? ([...lines][0] ?? 'b') : null,
    hidden: army.length - seen.length,
    highest,
  };
}

export interface Standing extends Worth {
  seat: Seat;
  /** From 1, as the armies can be seen; null without an army. */
  place: number | null;
  /** Whether another army has the same total, so that the highest-ranked card decides. */
  tied: boolean;
}

/** The armies by their place; seats without an army come last. */
export function standings(view: View): Standing[] {
  const all = view.seats.map((seat) => ({ seat, ...worth(view.armies[seat]) }));
  const rank = (one: Worth): number => (one.highest ? rankOf(one.highest) : 0);
  const placed = all.filter((one) => view.armies[one.seat].length > 0).sort((a, b) => b.total - a.total || rank(b) - rank(a));
  return [
    ...placed.map((one, index) => ({ ...one, place: index + 1, tied: placed.some((other) => other !== one && other.total === one.total) })),
    ...all.filter((one) => view.armies[one.seat].length === 0).map((one) => ({ ...one, place: null, tied: false })),
  ];
}

export type Outlook =
  | { can: true }
  /** Another clan is in the way: it is weaker, or as the table plays, of the same bloodline and not stronger. */
  | { can: false; why: 'lower'; seat: Seat; card: CardCode }
  | { can: false; why: 'idle' };

/** Whether the power of a card could be used if this seat mustered it face up now. */
export function outlook(view: View, seat: Seat, card: CardCode): Outlook {
  const open = view.seats.flatMap((owner) => view.armies[owner].filter((clan) => !clan.down).map((clan) => ({ seat: owner, card: clan.card })));
  const inTheWay = open
    .filter((clan) =>
      view.rules.activation === 'lowest'
        ? strengthOf(clan.card) < strengthOf(card)
        : lineOf(clan.card) === lineOf(card) && strengthOf(clan.card) <= strengthOf(card),
    )
    .sort((a, b) => rankOf(a.card) - rankOf(b.card))[0];
  if (inTheWay) return { can: false, why: 'lower', ...inTheWay };
  const clans = view.seats.reduce((all, owner) => all + view.armies[owner].length, 0);
  const usable = (line: Line): boolean => {
    if (line === 'm') return view.hands[seat].length > 1;
    if (line === 'w') return clans > 0;
    if (line === 'f') return clans > view.armies[seat].length;
    if (line === 'o') return view.draw.count + view.discard.length > 0;
    if (line === 'k') return view.supporters.length > 0;
    return true;
  };
  const works = lineOf(card) === 's' ? open.some((clan) => lineOf(clan.card) !== 's' && usable(lineOf(clan.card))) : usable(lineOf(card));
  return works ? { can: true } : { can: false, why: 'idle' };
}

export const won = (view: View, seat: Seat): number => view.victory[seat].reduce((all, card) => all + strengthOf(card), 0);
