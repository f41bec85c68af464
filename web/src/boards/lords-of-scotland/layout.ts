// How large everything is, from the room there is. All in CSS pixels.
//
// Tall: the other armies as rows, recruits, supporters, the sentence, the own army, the hand.
// Wide: the other armies side by side, recruits and supporters in one row. Low wide screens (a phone on its
// side) have the other armies at the left and the rows at the right.

export interface Layout {
  mode: 'tall' | 'wide' | 'low';
  /** Width of a card in the rows, in the other armies, in the own army, in the hand. */
  row: number;
  other: number;
  own: number;
  hand: number;
  pile: number;
  /** Whether cards are shown by their upper part alone. */
  shortRow: boolean;
  shortOther: boolean;
  shortOwn: boolean;
  /** From one card of the hand to the next. */
  handStep: number;
  /** Width of the lanes in which armies lie. */
  lane: number;
  ownLane: number;
  /** Width of what is said about a lord beside an army; 0 where it stands above. */
  info: number;
  /** Height of the sentence. */
  say: number;
  /** Width of the tracker beside the board; 0 if it has no room there. */
  tracker: number;
  /** The least height on which all of this fits. */
  least: number;
}

export interface Wanted {
  width: number;
  height: number;
  /** How high a letter is. */
  em: number;
  seats: number;
  hand: number;
  tracker: boolean;
}

export const RATIO = 1.4;
export const SHORT = 0.7;
const GAP = 1.07;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** From one card to the next, so that so many fit into a lane. */
export function step(card: number, lane: number, count: number): number {
  return count < 2 ? card * GAP : Math.min(card * GAP, (lane - card) / (count - 1));
}

export function layout(wanted: Wanted): Layout {
  const { width, height, seats, em } = wanted;
  const mode = width < height * 1.12 ? 'tall' : height < 500 ? 'low' : 'wide';
  if (mode === 'tall') return tall(wanted);
  return mode === 'low' ? low(wanted) : wide(wanted, seats, em);
}

type Part = Omit<Layout, 'mode' | 'handStep' | 'least'> & { total: number };

/** The largest cards with which everything fits; the least that can still be read if nothing does. */
function largest(most: number, least: number, height: number, measure: (card: number) => Part): Part {
  let card = Math.floor(most);
  while (card > least && measure(card).total > height) card--;
  return measure(Math.max(card, least));
}

function finish(mode: Layout['mode'], wanted: Wanted, part: Part, least: number, across: number): Layout {
  const { total: _, ...rest } = part;
  return { mode, ...rest, handStep: step(part.hand, across, Math.max(1, wanted.hand)), least };
}

function wide(wanted: Wanted, seats: number, em: number): Layout {
  const { width, height } = wanted;
  const tracker = wanted.tracker && width >= 1080 ? clamp(215, width * 0.17, 620) : 0;
  const inner = width - 32 - tracker - (tracker ? 20 : 0);
  const lane = inner / (seats - 1) - 10 - 1.4 * em;
  const info = clamp(150, 12.5 * em, 420);
  const say = Math.max(76, 5.6 * em);
  const across = (7 + seats) * 1.09 + 1.1;
  const measure = (shortOther: boolean) => (row: number): Part => {
    const other = Math.min(row * 0.86, lane / 4.3);
    const own = row * 0.9;
    const hand = row * 1.16;
    const total =
      (2.9 * em + 16 + other * (shortOther ? SHORT : RATIO)) + (1.5 * em + row * RATIO) + say + (own * RATIO + 18) + hand * RATIO * 1.1 + 4 * clamp(4, height * 0.012, 18) + 16;
    return { row, other, own, hand, pile: row * 0.86, shortRow: false, shortOther, shortOwn: false, lane, ownLane: inner - info - 2.6 * em, info, say, tracker, total };
  };
  const most = Math.min(260, inner / across);
  const full = largest(most, 44, height, measure(false));
  const part = full.total <= height && full.row >= Math.min(most, 78) ? full : largest(most, 40, height, measure(true));
  return finish('wide', wanted, part, 0, inner);
}

function tall(wanted: Wanted): Layout {
  const { width, height, seats, em } = wanted;
  const inner = width - 12;
  const info = clamp(104, inner * 0.31, 16 * em);
  const lane = inner - info - 22;
  const say = Math.max(88, 6.2 * em);
  const widest = Math.min((inner - 8) / (7 * 1.07), 150);
  const measure = (short: [row: boolean, other: boolean]) => (row: number): Part => {
    const [shortRow, shortOther] = short;
    const other = Math.min(row * (shortOther ? 0.92 : 0.84), (lane - 4) / 4.4);
    const own = Math.min(row, (lane - 4) / 4.4);
    const hand = clamp(46, row * 1.5, Math.min(180, (inner - 4) / 4.6));
    const line = Math.max(other * (shortOther ? SHORT : RATIO), 2.75 * em) + 9;
    const total =
      (seats - 1) * line + 2 * (1.3 * em + row * (shortRow ? SHORT : RATIO)) + say + Math.max(own * (shortRow ? SHORT : RATIO), 2.75 * em) + 14 + hand * RATIO * 1.1 + 34;
    return { row, other, own, hand, pile: row * 0.86, shortRow, shortOther, shortOwn: shortRow, lane, ownLane: lane, info, say, tracker: 0, total };
  };
  let part = largest(widest, widest * 0.82, height, measure([false, false]));
  if (part.total > height) part = largest(widest, widest * 0.8, height, measure([false, true]));
  if (part.total > height) part = largest(widest, 36, height, measure([true, true]));
  return finish('tall', wanted, part, Math.ceil(measure([true, true])(Math.min(widest, 40)).total), inner);
}

function low(wanted: Wanted): Layout {
  const { width, height, seats, em } = wanted;
  const inner = width - 12;
  const left = inner * 0.47;
  const info = clamp(92, left * 0.32, 15 * em);
  const lane = left - info - 22;
  const right = inner - left - 10;
  const widest = Math.min(right / (7 * 1.07), 90);
  const measure = (short: [row: boolean, other: boolean]) => (row: number): Part => {
    const [shortRow, shortOther] = short;
    const other = Math.min(row * 0.92, (lane - 4) / 4.4);
    const own = other;
    const hand = clamp(44, row * 1.3, inner / 8);
    const line = Math.max(other * (shortOther ? SHORT : RATIO), 2.6 * em) + 8;
    const lines = Math.max((seats - 1) * line, 2 * (1.3 * em + row * (shortRow ? SHORT : RATIO)) + 4);
    const say = Math.max(66, 5.2 * em);
    const total = lines + Math.max(own * (shortOther ? SHORT : RATIO) + 14, say) + hand * RATIO * 1.1 + 22;
    return { row, other, own, hand, pile: row * 0.86, shortRow, shortOther, shortOwn: shortOther, lane, ownLane: lane, info, say, tracker: 0, total };
  };
  let part = largest(widest, 36, height, measure([false, seats > 2]));
  if (part.total > height) part = largest(widest, 34, height, measure([true, true]));
  return finish('low', wanted, part, Math.ceil(measure([true, true])(36).total), inner);
}
