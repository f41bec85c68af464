// Builds positions in notation from their relevant parts; all other cards go into the pile.

const cards = (text: string): string[] => text.match(/[^\s()+|:<>,_-]{2}/g) ?? [];

/** The remaining cards in a fixed order that looks shuffled. */
function rest(all: readonly string[], used: readonly string[]): string[] {
  const left = all.filter((card) => !used.includes(card));
  return left.map((card, index) => [(index * 37) % left.length + index / 1000, card] as const).sort(([a], [b]) => a - b).map(([, card]) => card);
}

const CLANS = [...'roygbp'].flatMap((colour) => [...'123456789'].map((value) => colour + value));
const TACTICS = ['J1', 'J2', 'SP', 'SB', 'BM', 'MF', 'RC', 'ST', 'BN', 'TR'];

interface Border {
  /** Stones that are not empty: `r6r7|y5`. */
  stones: Readonly<Record<number, string>>;
  /** The learner's hand and the other one; they are sorted here. */
  mine: string;
  other: string;
  /** What is drawn next. */
  top?: string;
  /** Whether tactic cards are used. */
  tactics?: boolean;
  tally?: string;
  phase?: string;
}

/** A position of Schotten Totten, with the learner to move. */
export function border({ stones, mine, other, top = '', tactics = false, tally = '0-0', phase = 'play' }: Border): string {
  const row = Array.from({ length: 9 }, (_, index) => stones[index + 1] ?? '-|-');
  const used = [...row.flatMap((stone) => stone.replace(/:.*/, '').split('|').flatMap(cards)), ...cards(mine), ...cards(other), ...cards(top)];
  const order = [...CLANS, ...TACTICS];
  const hand = (text: string) => cards(text).sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('');
  const clans = [...cards(top), ...rest(CLANS, used)].join('');
  const tactic = tactics ? rest(TACTICS, used).join('') : '-';
  return `st 2016${tactics ? 't' : ''} ${row.join('/')} ${hand(mine)}/${hand(other)} ${clans}/${tactic} - ${tally} A.${phase}.0`;
}

const LORDS = [...'123456789ABC'].flatMap((strength) => [...'smdwfokc'].map((bloodline) => bloodline + strength));

interface Skirmish {
  recruits: string;
  supporters: string;
  mine: string;
  other: string;
  armies?: string;
  victory?: string;
  top?: string;
  /** The discard. */
  discard?: string;
  /** The seat with the Initiative, the round, the seat that decides, and the phase. */
  turn: string;
}

/** A position of Lords of Scotland for two. */
export function skirmish({ recruits, supporters, mine, other, armies = '-/-', victory = '-/-', top = '', discard = '', turn }: Skirmish): string {
  const own = (text: string) => text.split('/').flatMap((army) => cards(army.replace(/\+./g, '')));
  const used = [...cards(recruits), ...cards(supporters), ...cards(mine), ...cards(other), ...own(armies), ...own(victory), ...cards(top), ...cards(discard)];
  const hand = (text: string) => cards(text).sort((a, b) => LORDS.indexOf(a) - LORDS.indexOf(b)).join('') || '-';
  const draw = [...cards(top), ...rest(LORDS, used)].join('');
  return `ls 2.L.40 ${draw} ${discard || '-'} ${recruits} ${supporters || '-'} ${hand(mine)}/${hand(other)} ${armies} ${victory} ${turn}`;
}
