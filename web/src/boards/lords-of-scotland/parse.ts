// Parses the notation of Lords of Scotland (docs/notation.md), views as well as whole positions. A hidden card is `??`.

export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Seat = (typeof SEATS)[number];

/** `s5`, `mA`, `b1`; `??` is the back of a card. */
export type CardCode = string;

/** A card on the table; the viewer may know a face-down card. */
export interface Lying {
  card: CardCode;
  down: boolean;
}

export interface Clan extends Lying {
  /** The letter of an end power that was activated with it. */
  power: Line | null;
}

export interface Pile {
  count: number;
  /** Top card first; null when it is hidden. */
  open: CardCode[] | null;
}

export interface View {
  rules: { players: number; bruce: boolean; activation: 'lowest' | 'bloodline'; target: number };
  draw: Pile;
  discard: CardCode[];
  /** Five slots; null where one is empty. */
  recruits: (Lying | null)[];
  supporters: CardCode[];
  seats: Seat[];
  hands: Record<Seat, CardCode[]>;
  armies: Record<Seat, Clan[]>;
  victory: Record<Seat, CardCode[]>;
  initiative: Seat;
  round: number;
  /** The seat that decides, or the winner when the game is over. */
  seat: Seat;
  /** `flip`, `act`, `power:w`, `muster`, `claim2`, `over`. */
  phase: string;
}

export class BadNotation extends Error {}

/** The bloodlines in the order of their rank; Bruce stands above them. */
export const LINES = ['s', 'm', 'd', 'w', 'f', 'o', 'k', 'c', 'b'] as const;
export type Line = (typeof LINES)[number];
export const ROUNDS = 5;

const CARD = /^(?:[smdwfokc][1-9ABC]|b[12]|\?\?)$/;
const CLAN = /^(?:\((..)\)|(..)(?:\+([smdwfokcb]))?)/;

export const isHidden = (card: CardCode): boolean => card === '??';
export const lineOf = (card: CardCode): Line => card[0] as Line;
/** Both Bruce cards have twelve. */
export const strengthOf = (card: CardCode): number => (card[0] === 'b' ? 12 : parseInt(card[1] ?? '', 16));

function one(text: string): CardCode {
  if (!CARD.test(text)) throw new BadNotation(`not a card: ${text}`);
  return text;
}

function cards(text: string): CardCode[] {
  if (text === '-') return [];
  const found = text.match(/../g) ?? [];
  if (found.join('') !== text) throw new BadNotation(`not a list of cards: ${text}`);
  return found.map(one);
}

function pile(text: string): Pile {
  const list = cards(text);
  return { count: list.length, open: list.some(isHidden) ? null : list };
}

function recruit(text: string): Lying | null {
  if (text === '_') return null;
  const down = /^\((..)\)$/.exec(text);
  return down ? { card: one(down[1]!), down: true } : { card: one(text), down: false };
}

function army(text: string): Clan[] {
  const clans: Clan[] = [];
  let rest = text === '-' ? '' : text;
  while (rest) {
    const match = CLAN.exec(rest);
    if (!match) throw new BadNotation(`not an army: ${text}`);
    clans.push({ card: one(match[1] ?? match[2]!), down: match[1] !== undefined, power: (match[3] ?? null) as Line | null });
    rest = rest.slice(match[0].length);
  }
  return clans;
}

function each<T>(text: string, seats: readonly Seat[], read: (part: string) => T, none: T): Record<Seat, T> {
  const parts = text.split('/');
  if (parts.length !== seats.length) throw new BadNotation(`not one part for each seat: ${text}`);
  return Object.fromEntries(SEATS.map((seat, index) => [seat, index < parts.length ? read(parts[index]!) : none])) as Record<Seat, T>;
}

export function parse(text: string): View {
  const fields = text.split(' ');
  if (fields.length !== 10 || fields[0] !== 'ls') throw new BadNotation(`not a position: ${text}`);
  const [, rules, draw, discard, recruits, supporters, hands, armies, victory, turn] = fields as [string, ...string[]] & string[];
  const kind = /^([2-5])(b?)\.([LG])\.(\d+)$/.exec(rules!);
  const when = /^([A-E])\.([1-5])\.([A-E])\.([a-z]+(?::[a-z]|\d)?)$/.exec(turn!);
  const slots = recruits!.split(',').map(recruit);
  if (!kind || !when || slots.length !== 5) throw new BadNotation(`not a position: ${text}`);
  const players = Number(kind[1]);
  const seats = SEATS.slice(0, players);
  return {
    rules: { players, bruce: !!kind[2], activation: kind[3] === 'L' ? 'lowest' : 'bloodline', target: Number(kind[4]) },
    draw: pile(draw!),
    discard: cards(discard!),
    recruits: slots,
    supporters: cards(supporters!),
    seats,
    hands: each(hands!, seats, cards, []),
    armies: each(armies!, seats, army, []),
    victory: each(victory!, seats, cards, []),
    initiative: when[1] as Seat,
    round: Number(when[2]),
    seat: when[3] as Seat,
    phase: when[4]!,
  };
}

/** The first word of a phase: `power` of `power:w`, `claim` of `claim2`. */
export const phaseKind = (phase: string): string => /^[a-z]+/.exec(phase)?.[0] ?? phase;

/** The power that is being decided on, if any. */
export const phasePower = (phase: string): Line | null => (/^power:(.)$/.exec(phase)?.[1] ?? null) as Line | null;

/** The supporters that are still to be claimed: the digit of `claim2`. */
export const claimsLeft = (phase: string): number => Number(/^claim(\d)$/.exec(phase)?.[1] ?? 0);

/** The seats after this one, round the table. */
export function after(view: View, seat: Seat): Seat[] {
  const at = view.seats.indexOf(seat);
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}
