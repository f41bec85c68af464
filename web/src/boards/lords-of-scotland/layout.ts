// The sizes of everything for the available room. All in CSS pixels.
//
// Tall: the other armies as rows, recruits, supporters, the sentence, the own army, the hand.
// Wide: the other armies side by side, recruits and supporters in one row. Low wide screens (a phone on its
// side) have all armies at the left; the rows, the sentence and the hand at the right.

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
  /** Whether recruits, piles and supporters lie in one row. */
  oneRow: boolean;
  /** Width of the text about a lord beside an army. */
  info: number;
  /** Whether that text stands above the armies instead. */
  above: { others: boolean; own: boolean };
  /** Height of the sentence. */
  say: number;
  /** Width of the tracker beside the board; 0 if it has no room there. */
  tracker: number;
  /** Whether the hands of the others lie open below their armies. */
  open: boolean;
  /** The minimum height for all of this. */
  least: number;
}

export interface Wanted {
  width: number;
  height: number;
  /** The font size. */
  em: number;
  seats: number;
  hand: number;
  tracker: boolean;
  /** Whether all hands lie open, as in a replay. */
  open?: boolean;
}

export const RATIO = 1.4;
export const SHORT = 0.7;
const GAP = 1.07;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The distance from one card to the next in a lane. */
export function step(card: number, lane: number, count: number): number {
  return count < 2 ? card * GAP : Math.min(card * GAP, (lane - card) / (count - 1));
}

export function layout(wanted: Wanted): Layout {
  const { width, height } = wanted;
  const mode = width < height * 1.12 ? 'tall' : height < 500 ? 'low' : 'wide';
  if (mode === 'tall') return tall(wanted);
  return mode === 'low' ? low(wanted) : wide(wanted);
}

type Part = Omit<Layout, 'mode' | 'handStep' | 'least' | 'open'> & { total: number };

/** The largest cards with which everything fits, but at least a readable size. */
function largest(most: number, least: number, height: number, measure: (card: number) => Part): Part {
  let card = Math.floor(most);
  while (card > least && measure(card).total > height) card--;
  return measure(Math.max(card, least));
}

function finish(mode: Layout['mode'], wanted: Wanted, part: Part, least: number, across: number): Layout {
  const { total: _, ...rest } = part;
  return { mode, ...rest, handStep: step(part.hand, across, Math.max(1, wanted.hand)), least, open: wanted.open ?? false };
}

/** Height of a hand that lies open below an army. */
const opened = ({ open, em }: Wanted): number => (open ? 1.9 * em + 8 : 0);

/** Width of the total at the end of an army. */
const TOTAL = 5.1;

function wide(wanted: Wanted): Layout {
  const { width, height, seats, em } = wanted;
  const tracker = wanted.tracker && width >= 1080 ? clamp(215, width * 0.17, 620) : 0;
  const inner = width - 32 - tracker - (tracker ? 20 : 0);
  const info = clamp(130, 11 * em, 380);
  // Face to face, both armies lie the same way.
  const beside = seats === 2;
  const ownLane = inner - info - TOTAL * em - 36;
  const lane = beside ? ownLane : inner / (seats - 1) - 22;
  const say = Math.max(76, 5.6 * em);
  const across = (7 + seats) * 1.09 + 1.1;
  const air = 4 * clamp(4, height * 0.012, 18) + 24;
  const measure = (shortOther: boolean, grow: number) => (row: number): Part => {
    const other = Math.min(row * 0.86 * (beside ? 1 : grow), lane / 3.4);
    const own = row * 0.9 * grow;
    const hand = Math.min(row * 1.16 * grow, inner / 7);
    const total =
      opened(wanted) + ((beside ? 0 : 2.8 * em) + 16 + other * (shortOther ? SHORT : RATIO)) + (1.5 * em + row * RATIO) + say + (own * RATIO + 16) + hand * RATIO * 1.1 + air;
    return { row, other, own, hand, pile: row * 0.86, shortRow: false, shortOther, shortOwn: false, lane, ownLane, oneRow: true, info, above: { others: !beside, own: false }, say, tracker, total };
  };
  const most = Math.floor(Math.min(260, inner / across));
  const full = largest(most, 44, height, measure(false, 1));
  const short = full.total > height || full.row < Math.min(most, 70);
  let part = short ? largest(most, 40, height, measure(true, 1)) : full;
  // Where the rows are as wide as they can be, what is left of the height makes the armies and the hand larger.
  for (let grow = 1.34; grow > 1.02; grow -= 0.04) {
    const larger = measure(short, grow)(part.row);
    if (larger.total <= height) {
      part = larger;
      break;
    }
  }
  return finish('wide', wanted, part, 0, inner);
}

function tall(wanted: Wanted): Layout {
  const { width, height, seats, em } = wanted;
  const inner = width - 12;
  const info = clamp(100, 7.8 * em, inner * 0.31);
  const say = Math.max(88, 6.2 * em);
  // The piles lie beside the supporters.
  const across = Math.max(5, seats + 2);
  const single = inner / ((7 + seats) * 1.09 + 1.1);
  const oneRow = single >= 54;
  const widest = Math.min(oneRow ? single : (inner - 10) / (across * 1.07 + (across > 5 ? 0 : 0.1)), 190);
  const held = Math.max(5, wanted.hand);
  interface How {
    /** Whether the text stands above: for the others, for the own army. */
    above: boolean;
    ownAbove: boolean;
    shortRow: boolean;
    shortOther: boolean;
  }
  const measure = ({ above, ownAbove, shortRow, shortOther }: How) => (row: number): Part => {
    const lanes = (up: boolean): number => (up ? inner - 14 : inner - info - TOTAL * em - 30);
    const high = (card: number, up: boolean): number => (up ? 1.75 * em + 4 + card : Math.max(card, 2.75 * em));
    const fits = (card: number, up: boolean): number => Math.min(card, (lanes(up) - 4) / (up ? 5.4 : 4.2));
    const base = oneRow ? row * 1.2 : row;
    const other = fits(base * (shortOther ? 0.92 : 0.84), above);
    const own = fits(base, ownAbove);
    // Whole cards if that leaves them large enough, else they overlap.
    const most = clamp(46, base * 1.5, 200);
    const whole = (inner - 2) / (held * GAP);
    const hand = Math.min(most, Math.max(whole, Math.min(most, 56)));
    const total =
      (seats - 1) * (high(other * (shortOther ? SHORT : RATIO), above) + 12 + opened(wanted)) +
      (oneRow ? 1 : 2) * (1.5 * em + row * (shortRow ? SHORT : RATIO)) +
      say +
      high(own * (shortRow ? SHORT : RATIO), ownAbove) +
      hand * RATIO * 1.1 +
      44;
    return { row, other, own, hand, pile: row * 0.86, shortRow, shortOther, shortOwn: shortRow, lane: lanes(above), ownLane: lanes(ownAbove), oneRow, info, above: { others: above, own: ownAbove }, say, tracker: 0, total };
  };
  const ways: How[] = [
    { above: true, ownAbove: true, shortRow: false, shortOther: false },
    { above: false, ownAbove: true, shortRow: false, shortOther: false },
    { above: false, ownAbove: false, shortRow: false, shortOther: false },
    { above: false, ownAbove: false, shortRow: false, shortOther: true },
    { above: false, ownAbove: false, shortRow: true, shortOther: true },
  ];
  const least = measure(ways.at(-1)!);
  let part = least(Math.min(widest, 36));
  for (const way of ways) {
    const found = largest(widest, way.shortRow ? 36 : Math.min(widest * 0.85, 52), height, measure(way));
    if (found.total > height) continue;
    part = found;
    break;
  }
  return finish('tall', wanted, part, Math.ceil(least(Math.min(widest, 40)).total), inner);
}

function low(wanted: Wanted): Layout {
  const { width, height, seats, em } = wanted;
  const inner = width - 12;
  const left = inner * 0.47;
  const info = clamp(96, 7.4 * em, left * 0.34);
  const lane = left - info - TOTAL * em - 30;
  const right = inner - left - 10;
  const widest = Math.min(right / (7 * 1.07), 90);
  // All armies at the left, the own one last; the rows, the sentence and the hand at the right.
  const measure = (short: [row: boolean, other: boolean]) => (row: number): Part => {
    const [shortRow, shortOther] = short;
    const other = Math.min(row * 0.92, (lane - 4) / 3.3);
    const own = other;
    const hand = clamp(44, row * 1.3, right / 6);
    // Beside the cards stand the total and the place; then the padding, and the gap to the next army.
    const line = Math.max(other * (shortOther ? SHORT : RATIO), 2.75 * em) + 14;
    const say = Math.max(66, 5.2 * em);
    const rows = 2 * (1.3 * em + row * (shortRow ? SHORT : RATIO)) + 4;
    const total = Math.max(seats * line + (seats - 1) * opened(wanted) + 10, rows + say + hand * RATIO * 1.1 + 4) + 12;
    return { row, other, own, hand, pile: row * 0.86, shortRow, shortOther, shortOwn: shortOther, lane, ownLane: lane, oneRow: false, info, above: { others: false, own: false }, say, tracker: 0, total };
  };
  let part = largest(widest, 36, height, measure([false, seats > 2]));
  if (part.total > height) part = largest(widest, 34, height, measure([true, true]));
  return finish('low', wanted, part, Math.ceil(measure([true, true])(34).total), right);
}
