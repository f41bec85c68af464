// The sizes of everything for the available room. All in CSS pixels.
//
// Tall: the other hand, the border, a shelf with piles and the sentence, the own hand.
// Wide: the piles in a column at the left, the card tracker at the right. Low wide screens (a phone on its
// side) put the other hand in the left column and the sentence beside the own hand.

export interface Layout {
  mode: 'tall' | 'wide' | 'low';
  /** Width of a card at the border. */
  card: number;
  /** How far the next card on a side is shifted. */
  step: number;
  /** From one column to the next. */
  pitch: number;
  /** Width of a card in the own hand, and from one to the next. */
  hand: number;
  handStep: number;
  /** Width of a back in the other hand. */
  back: number;
  pile: number;
  side: number;
  /** Width of the tracker beside the board; 0 if it has no room there. */
  tracker: number;
  /** The free room in its place. */
  balance: number;
}

export interface Wanted {
  width: number;
  height: number;
  /** Cards that a side takes at most. */
  room: number;
  hand: number;
  piles: number;
  tracker: boolean;
}

export const RATIO = 1.4;
/** The part of a card's height that must stay visible under the next one: value and emblem. */
export const STRIP = 0.36;
/** Height of a stone with the distance it slides when claimed, in card widths. */
export const STONE = 1.2;
export const SLIDE = 0.2;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function layout(wanted: Wanted): Layout {
  const { width, height, room, piles } = wanted;
  const mode = width < height * 1.12 ? 'tall' : height < 480 ? 'low' : 'wide';
  const held = Math.max(wanted.hand, piles > 1 ? 7 : 6);
  const pad = width < 500 ? 6 : 16;
  const air = height < 480 ? 4 : clamp(5, height * 0.011, 14);

  const tracker = mode === 'wide' && wanted.tracker && width >= 900 ? clamp(190, width * 0.17, 620) : 0;
  const side = mode === 'tall' ? 0 : mode === 'low' ? 86 : clamp(96, width * 0.11, 420);
  const inner = width - 2 * pad - side - tracker - (tracker ? 24 : 0);
  const widest = Math.floor((inner - 8 * (width < 500 ? 2 : 6)) / 9);

  const prompt = mode === 'low' ? 0 : mode === 'tall' ? 78 : Math.max(68, height * 0.052);
  const measure = (card: number) => {
    const lane = card * RATIO * (1 + (room - 1) * STRIP);
    const beside = mode === 'low' ? inner * 0.6 : inner;
    const most = mode === 'low' ? card * 1.5 : card * (mode === 'tall' ? 1.7 : 1.35);
    const hand = Math.min(beside / (1 + (held - 1) * 1.05), most);
    const back = mode === 'low' ? 0 : clamp(17, card * 0.48, 90);
    const total =
      2 * lane + card * (STONE + 2 * SLIDE) + Math.max(prompt, mode === 'tall' ? card * 1.3 : 0) + hand * RATIO * 1.12 + back * RATIO + 6 * air + 8;
    return { hand, back, total };
  };

  let card = Math.min(widest, 260);
  while (card > 24 && measure(card).total > height) card--;
  const { hand, back, total } = measure(card);
  // Remaining room first shows more of the cards under others.
  const spare = Math.max(0, height - total - 4);
  const step = Math.min(card * RATIO * 1.03, card * RATIO * STRIP + spare / (2 * (room - 1)));
  // Without a tracker the border still stands in the middle, if that costs nothing.
  const balance = mode === 'wide' && !tracker && inner - side > 9.8 * card ? side : 0;
  const pitch = Math.min((inner - balance - 0.12 * card) / 9, card * 1.34);
  const pile =
    mode === 'tall'
      ? clamp(30, card * 0.92, 74)
      : Math.min(side * 0.6, (height - 40) / piles / (RATIO + 0.55));
  return {
    mode,
    card,
    step,
    pitch,
    hand,
    handStep: hand * 1.05,
    back: mode === 'low' ? 15 : back,
    pile,
    side,
    tracker,
    balance,
  };
}
