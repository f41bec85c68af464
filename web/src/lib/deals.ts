// The deal of each game from its seed, as docs/notation.md describes it. The browser derives it again to check the server.

import { Stream } from './chance.ts';

type Options = Record<string, string | number | boolean>;

const SEATS = 'ABCDE';
const combine = (first: string, second: string) => [...first].flatMap((one) => [...second].map((two) => one + two));
const sorted = (cards: string[], order: string[]) => [...cards].sort((one, two) => order.indexOf(one) - order.indexOf(two));
const seatsOf = (players: number, text: string) => Array<string>(players).fill(text).join('/');

/** The first player: if it is random it is the first thing that is drawn. */
function firstPlayer({ first = 'random' }: Options, players: number, stream: Stream): string {
  return first === 'random' ? SEATS[stream.below(players)]! : String(first);
}

function schottenTotten(options: Options, players: number, stream: Stream): string {
  const first = firstPlayer(options, players, stream);
  const order = combine('roygbp', '123456789');
  const clan = stream.shuffle([...order]);
  const tactic = options.tactics ? stream.shuffle(['J1', 'J2', 'SP', 'SB', 'BM', 'MF', 'RC', 'ST', 'BN', 'TR']) : ['-'];
  const size = options.tactics ? 7 : 6;
  const hands = [clan.slice(0, size), clan.slice(size, 2 * size)].map((hand) => sorted(hand, order).join(''));
  const rules = `${options.edition ?? '2016'}${options.tactics ? 't' : ''}${options.expert ? 'x' : ''}`;
  const piles = `${clan.slice(2 * size).join('')}/${tactic.join('')}`;
  return `st ${rules} ${seatsOf(9, '-|-')} ${hands.join('/')} ${piles} - 0-0 ${first}.play.0`;
}

function lordsOfScotland(options: Options, players: number, stream: Stream): string {
  const first = firstPlayer(options, players, stream);
  const strengths = [...'123456789ABC'];
  const order = strengths.flatMap((strength) => [...'smdwfokc'].map((bloodline) => bloodline + strength));
  if (options.bruce) order.push('b1', 'b2');
  const strength = (card: string) => (card[0] === 'b' ? 'C' : card[1]);
  const draw = stream.shuffle([...order]);
  const hands = Array.from({ length: players }, () => sorted(draw.splice(0, 5), order).join(''));
  const recruits = draw.splice(0, 5).map((card) => `(${card})`);
  const discard: string[] = [];
  let row = draw.splice(0, players);
  // LS-S3: a row of one strength is replaced.
  while (row.every((card) => strength(card) === strength(row[0]!))) {
    discard.push(...row);
    row = draw.splice(0, players);
  }
  const activation = options.activation ?? (players <= 3 ? 'lowest' : 'bloodline');
  const rules = `${players}${options.bruce ? 'b' : ''}.${activation === 'lowest' ? 'L' : 'G'}.${options.target ?? 40}`;
  const nothing = seatsOf(players, '-');
  return [
    'ls', rules, draw.join(''), discard.join('') || '-', recruits.join(','), row.join(''), hands.join('/'), nothing, nothing,
    `${first}.1.${first}.flip`,
  ].join(' ');
}

const TILES: Record<string, string> = {
  pairs: 'ab ac ad ae af bc bd be bf cd ce cf de df ef nn',
  quartets: 'ab ac ad ae bc bd bf ce cg df dn eg en fg fn gn',
};

function bergues(options: Options, players: number, stream: Stream): string {
  const first = firstPlayer(options, players, stream);
  const { variant = 'classic', towers = 4, pickup = 'exact', tiles = 'pairs' } = options;
  const shuffled = stream.shuffle(TILES[String(tiles)]!.split(' '));
  const faces = shuffled.map((tile) => (stream.below(2) ? tile[1]! + tile[0]! : tile));
  const junior = variant === 'junior';
  // In the junior game only guards with a player are on the board, all at the same gate.
  const played = players === 2 ? [0, 2] : [0, 1, 2, 3].slice(0, players);
  const guards = [0, 1, 2, 3].map((guard) => (!junior ? guard * (Number(towers) + 1) : played.includes(guard) ? 0 : '_'));
  const rules = `${variant}.${players}.${towers}.${pickup === 'pass' ? 'p' : 'e'}.${tiles}`;
  return `bg ${rules} ${guards.join(',')} ${faces.join(',')} -/- 1.${first}.${junior ? 'flipN' : 'path'}.${first}`;
}

function goofspiel(options: Options, players: number, stream: Stream): string {
  const first = firstPlayer(options, players, stream);
  const cards = [...'A23456789TJQK'].slice(0, Number(options.cards ?? 13));
  const [prize, ...pile] = stream.shuffle([...cards]);
  const nothing = seatsOf(players, '-');
  return [
    'gs', `${players}.${cards.length}.${options.ties ?? 'carry'}`, seatsOf(players, cards.join('')), nothing,
    `${prize}/${pile.join('')}`, nothing, `${first}.bid.${first}`,
  ].join(' ');
}

const GAMES: Record<string, (options: Options, players: number, stream: Stream) => string> = {
  'schotten-totten': schottenTotten, 'lords-of-scotland': lordsOfScotland, bergues, goofspiel,
};

/** The position after the deal; null if this client does not know how the game is dealt. */
export function derive(game: string, options: Options, players: number, seed: Uint8Array): string | null {
  return GAMES[game]?.(options, players, new Stream(seed)) ?? null;
}

/** Whether a view shows this deal: what is hidden is written with as many `?` or `!` as it has letters. */
export function shows(view: string, position: string): boolean {
  return view.length === position.length && [...view].every((letter, at) => letter === position[at] || letter === '?' || letter === '!');
}
