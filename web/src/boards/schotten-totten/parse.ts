// Parses the notation of Schotten Totten (docs/notation.md), views as well as whole positions. Hidden cards are `??` and
// `!!`.

export type Seat = 'A' | 'B';

/** `??` and `!!` are the backs of clan and tactic cards. */
export type CardCode = string;

export interface Stone {
  number: number;
  sides: Record<Seat, CardCode[]>;
  mud: boolean;
  bluff: boolean;
  /** Of the complete sides, the one that was complete first. */
  first: Seat | null;
  owner: Seat | null;
  /** How many cards a side takes. */
  room: number;
}

export interface Pile {
  count: number;
  /** Top card first; null when it is hidden. */
  open: CardCode[] | null;
}

export interface View {
  rules: { edition: '2016' | 'classic'; tactics: boolean; expert: boolean };
  stones: Stone[];
  hands: Record<Seat, CardCode[]>;
  clan: Pile;
  /** Null when the table plays without tactic cards. */
  tactic: Pile | null;
  discard: CardCode[];
  tally: Record<Seat, { played: number; joker: boolean }>;
  /** The seat that decides, or the winner when the game is over; null for a draw. */
  seat: Seat | null;
  phase: string;
  passes: number;
}

export class BadNotation extends Error {}

export const COLOURS = ['r', 'o', 'y', 'g', 'b', 'p'] as const;
export type Colour = (typeof COLOURS)[number];
export const TACTICS = ['J1', 'J2', 'SP', 'SB', 'BM', 'MF', 'RC', 'ST', 'BN', 'TR'] as const;

const CARD = /^(?:[roygbp][1-9]|\?\?|!!|J1|J2|SP|SB|BM|MF|RC|ST|BN|TR)$/;

export const isHidden = (card: CardCode): boolean => card === '??' || card === '!!';
export const isTactic = (card: CardCode): boolean => card === '!!' || /^[A-Z]/.test(card);
export const isClan = (card: CardCode): boolean => !isTactic(card);
export const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');

function cards(text: string): CardCode[] {
  if (text === '-') return [];
  const found = text.match(/../g) ?? [];
  if (found.join('') !== text || !found.every((card) => CARD.test(card)))
    throw new BadNotation(`not a list of cards: ${text}`);
  return found;
}

function pile(text: string): Pile {
  const list = cards(text);
  return { count: list.length, open: list.some(isHidden) ? null : list };
}

function stone(text: string, index: number): Stone {
  const match = /^([^|:]+)\|([^|:]+)(?::(m?)(b?)([<>]?)([AB]?))?$/.exec(text);
  if (!match) throw new BadNotation(`not a stone: ${text}`);
  const [, a, b, mud, bluff, first, owner] = match;
  return {
    number: index + 1,
    sides: { A: cards(a!), B: cards(b!) },
    mud: !!mud,
    bluff: !!bluff,
    first: first === '<' ? 'A' : first === '>' ? 'B' : null,
    owner: (owner || null) as Seat | null,
    room: mud ? 4 : 3,
  };
}

function tally(text: string): View['tally'] {
  const match = /^(\d+)(j?)-(\d+)(j?)$/.exec(text);
  if (!match) throw new BadNotation(`not a tally: ${text}`);
  return {
    A: { played: Number(match[1]), joker: !!match[2] },
    B: { played: Number(match[3]), joker: !!match[4] },
  };
}

export function parse(text: string): View {
  const fields = text.split(' ');
  if (fields.length !== 8 || fields[0] !== 'st') throw new BadNotation(`not a position: ${text}`);
  const [, rules, border, hands, decks, discard, counts, turn] = fields as [string, ...string[]] & string[];
  const kind = /^(2016|classic)(t?)(x?)(?:v1)?$/.exec(rules!);
  const [handA, handB] = hands!.split('/');
  const [clan, tactic] = decks!.split('/');
  const stones = border!.split('/').map(stone);
  const when = /^([AB-])\.([a-z]+\d?)\.(\d+)$/.exec(turn!);
  if (!kind || !handA || !handB || !clan || !tactic || stones.length !== 9 || !when)
    throw new BadNotation(`not a position: ${text}`);
  return {
    rules: { edition: kind[1] as '2016' | 'classic', tactics: !!kind[2], expert: !!kind[3] },
    stones,
    hands: { A: cards(handA), B: cards(handB) },
    clan: pile(clan),
    tactic: kind[2] ? pile(tactic) : null,
    discard: cards(discard!),
    tally: tally(counts!),
    seat: when[1] === '-' ? null : (when[1] as Seat),
    phase: when[2]!,
    passes: Number(when[3]),
  };
}

/** The draws or returns that a Recruiter still requires: the digit of `recruit2`, `return1`. */
export function stepsLeft(phase: string): number {
  return Number(/\d$/.exec(phase)?.[0] ?? 0);
}
