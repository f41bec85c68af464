// Special cases of the rules: a position, the actions, and the texts that must appear. `*` stands for all cards of
// Lords of Scotland that are nowhere else.

export interface Case {
  rule: string;
  position: string;
  actions: string;
  /** The texts that must appear afterwards: in the sentence, on the board, or in the steps below it. */
  texts: RegExp[];
}

const LINES = 'smdwfokc';
/** The position with all its cards. */
export function full(text: string): string {
  const bruce = /^ls \db/.test(text);
  const body = text.replace(/^\S+ \S+ /, '').replace(/ \S+$/, '').replace(/\+[a-z]/g, '');
  const found = new Set(body.match(/[smdwfokcb][1-9A-C]/g));
  const deck = [...Array.from({ length: 12 }, (_, strength) => [...LINES].map((line) => line + (strength + 1).toString(16).toUpperCase())).flat(), ...(bruce ? ['b1', 'b2'] : [])];
  return text.replace('*', deck.filter((card) => !found.has(card)).join(''));
}

const lords = (rule: string, position: string, actions: string, ...texts: RegExp[]): Case => ({ rule, position: full(position), actions, texts });
/** Round 2 of a game for three, the turn of A. */
const turn = (hands: string, armies: string): string => `ls 3b.L.40 * - sC,mC,(dC),(wC),(fC) oCk9k8 ${hands} ${armies} -/-/- C.2.A.act`;
/** The last turn of a skirmish for two, which is B's. */
const last = (armies: string): string => `ls 2.L.40 c1c2c7o8k6o6k7* - sC,mC,dC,wC,fC oCk9 s2/m2 ${armies} -/- A.5.B.act`;
const final = (target: number, victory: string): string => `ls 2.L.${target} * - sC,mC,dC,wC,fC oCk9 s2/m2 s5/d3 ${victory} A.5.A.claim1`;

export const LORDS: Case[] = [
  lords('LS-T2 with no face-down recruit there is nothing to turn', 'ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 s2/m2 -/- -/- A.1.B.act', '-m2', /Take a recruit, or muster/, /Seat B musters a clan face down/),
  lords('LS-T3 an empty hand: only recruiting', 'ls 2.L.40 * - mC,(sC),(dC),(wC),(fC) oCk9 -/m4 -/- -/- A.1.A.act', '', /Your hand is empty: take a recruit/),
  lords('LS-T3 ten cards in hand: only mustering', 'ls 2.L.40 * - mC,(sC),(dC),(wC),(fC) oCk9 s2m2d2w2f2o2k2c2s3m3/m4 -/- -/- A.1.A.act', '', /cannot take a recruit: muster a card/),
  lords('LS-T3 a face-down recruit is taken, and one comes face down', 'ls 2.L.40 s1m1* - mC,(sC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act', 'take3', /Seat A takes recruit 3, face down/),
  lords('LS-P1 a weaker clan blocks', turn('d5/-/-', '-/s4/m6'), '+d5', /Your hand is empty/, /Seat A musters MacDonnell 5$/),
  lords('LS-P1 a face-down clan does not block', turn('d5/-/-', '-/(s1)/m6'), '+d5', /MacDonnell 5: keep it for the next skirmish\?/, /Don’t use it/),
  lords('LS-P1 by bloodline: another of the same line blocks', 'ls 4.G.40 * - sC,mC,(dC),(wC),(fC) oCk9k8k7 d5/-/-/- -/d4s1/-/- -/-/-/- C.2.A.act', '+d5', /Seat A musters MacDonnell 5$/),
  lords('LS-P1 the power is left', turn('d5/-/-', '-/(s1)/m6'), '+d5 skip', /does not use the power of MacDonnell 5/),
  lords('LS-P2 an activated power moves with the card', turn('f2d5/f3/-', '-/-/m6'), '+d5 stay +f3 swap:A1', /swaps Fergusson 3 for MacDonnell 5 from the army of Seat A/),
  lords('LS-P2 it works for whoever has the card at the end', 'ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 -/f3 cA+c/- -/- A.5.B.act', '+f3 swap:A1', /Claim 2 supporters: take the first/, /May claim two/),
  lords('LS-P2 it is lost when the card leaves play', 'ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 -/w3 cA+ck5/- -/- A.5.B.act', '+w3 kill:A1', /Claim a supporter\./, /to discard Cochrane 10/),
  lords('LS-P3 a clan of one’s own, face down, is discarded', turn('w5/-/-', 'd6(s2)/(s1)/m6k7'), '+w5 kill:A2', /to discard Scott 2 from the same army/),
  lords('LS-P4 a swap with a face-down clan', turn('f5/-/-', 'd6/(s1)/m6k7w8'), '+f5 swap:B1', /Seat A 0\/40 0 6\+\?/, /swaps Fergusson 5 for/),
  lords('LS-P5 a swap with a supporter', turn('k5/-/-', 'd6/-/m6'), '+k5 trade:2', /swaps Cockburn 5 for the supporter Cockburn 9/),
  lords('LS-P6 two clans stay for the next skirmish', 'ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 -/m2 k5d7+d/s3+d -/- A.5.B.act', 'take1 claim1 claim1', /How the skirmish ended/, /You begin the next skirmish/, /You 12\/40 7 1st/),
  lords('LS-P7 drawing with ten cards', turn('o1s2m2d2w2f2o2k2c2s4/-/-', '-/-/m6'), '+o1 draw', /Seat A 0\/40 10/, /draws a card with Forsyth 1/),
  lords('LS-P7, LS-E6 drawing when the pile is empty', 'ls 2.L.40 - * sC,mC,(dC),(wC),(fC) oCk9 o5/- -/s6 -/- B.2.A.act', '+o5 draw', /draws a card with Forsyth 5/),
  lords('LS-P8 muster upon muster, with powers', turn('w2s3m4m5/-/-', '-/-/k6'), '+m5 more +m4 more +w2 kill:C1', /can muster one more clan thanks to Makgill 4/, /uses Wemyss 2 to discard Cockburn 6/),
  lords('LS-P8 the extra clan face down', turn('w2s3m4m5/-/-', '-/-/k6'), '+m5 more -s3', /Seat A musters a clan face down/),
  lords('LS-P9 a copied MacDonnell cannot be left', turn('s5/-/-', 'd6(w7)/s8o9/m6kA'), '+s5 copy:A1', /Scott 5 → MacDonnell 6 Scott 5 as MacDonnell: keep it/, /^(?!.*Don’t use it)/),
  lords('LS-P9 a copied MacDonnell', turn('s5/-/-', 'd6(w7)/s8o9/m6kA'), '+s5 copy:A1 stay', /will keep Scott 5 for the next skirmish/),
  lords('LS-P9 a copied Forsyth', turn('s5/-/-', 'd6(w7)/s8o9/m6kA'), '+s5 copy:B2 draw', /draws a card with Scott 5/),
  lords('LS-P9 a copied Fergusson', turn('s5/-/-', '-/fAcB/w6kA'), '+s5 copy:B1 swap:C2', /swaps Scott 5 for Cockburn 10 from the army of Seat C/),
  lords('LS-P9 a copied Wemyss', turn('s5/-/-', '-/fAcB/w6kA'), '+s5 copy:C1 kill:B1', /uses Scott 5 to discard Fergusson 10/),
  lords('LS-P9 a copied Cockburn', turn('s5/-/-', '-/fAcB/w6kA'), '+s5 copy:C2 trade:1', /swaps Scott 5 for the supporter Forsyth 12/),
  lords('LS-P9 a copied Cochrane', turn('s5/-/-', '-/fAcB/w6kA'), '+s5 copy:B2 two', /will claim two supporters thanks to Scott 5/),
  lords('LS-P9 a copied Bruce', turn('s5d9/-/-', '-/b1/w6kA'), '+s5 copy:B1 join', /has Scott 5 join every bloodline/),
  lords('LS-P9 a chain of Scott, Makgill and Fergusson', turn('f4s5d9/-/-', '-/(w7)/m6'), '+s5 copy:C1 more +f4 swap:B1', /copy the power of Makgill 6 .* musters Fergusson 4 .*swaps Fergusson 4/),
  lords('LS-P10 Cochrane claims two at the end', turn('c5/-/-', '-/-/m6'), '+c5 two', /will claim two supporters thanks to Cochrane 5/),
  lords('LS-P11 Bruce joins', turn('b1/-/-', '(s9)/-/-'), '+b1 join', /has Bruce 12 join every bloodline/),
  lords('LS-P11 a joined Bruce doubles', 'ls 2b.L.40 * - s1,m1,d1,w1,f1 oAk9 -/m2 d8b1+b/kCcCoC -/- A.5.B.act', 'take1', /1st Seat A 20×2 40/),
  lords('LS-P12 no target, no power', turn('m5/-/-', '-/-/k6'), '+m5', /Seat A musters Makgill 5$/),
  lords('LS-E1 face-down clans are turned up', last('(s5)d3/(w9)'), '-m2', /1st Seat B 11 .*2nd Seat A 8/),
  lords('LS-E1 an army of one bloodline is doubled', last('s1s4/w9'), 'take1', /1st Seat A 5×2 10 .*2nd Seat B 9/),
  lords('LS-E1 a single clan is not doubled', last('s5/w6'), 'take1', /1st Seat B 6 .*2nd Seat A 5/),
  lords('LS-E2 equal totals go by the highest card', last('s5d3/w7m1'), 'take1', /1st Seat B 8 .*Tie: highest card Wemyss 7\. 2nd Seat A 8 .*Tie: highest card Scott 5/),
  lords('LS-E2 without an army nobody is ranked', last('-/w4'), 'take1', /Without an army: Seat A/),
  lords('LS-E3 two supporters leave none for the last', last('s5/c6+c'), 'take1 claim1 claim1', /1st Seat B 6 Forsyth 12 Cockburn 9 .*May claim two\. 2nd Seat A 5 –/),
  lords('LS-E3 never more than are left', 'ls 3.L.40 * - sC,mC,dC,wC,fC oCk9k8 s2/m2/d2 c3+c/c6+c/s1 -/-/- A.5.C.act', 'take1 claim1 claim1', /Claim a supporter\./, /2nd Seat A 3 chooses/),
  lords('LS-E4 the target is reached, but the other still claims', final(40, 's8m8d8w8/sB'), 'claim1', /Seat A 44\/40/, /Claim a supporter/),
  lords('LS-E4 the last skirmish', final(40, 's8m8d8w8/sB'), 'claim1 claim1', /You have won! 44 to 20/),
  lords('LS-E4 most strength wins', final(40, 's8m8d8fB/wBmBoBs1'), 'claim2 claim1', /Seat B has won\. 46 to 44/),
  lords('LS-E4 equal strength: the better placed wins', final(40, 's8m8d8w8/s7m7d7f8'), 'claim2 claim1', /You have won! Both have 41: the better placed in this last skirmish wins/),
  lords('LS-E5 the winner gets the Initiative', last('s5/w6'), 'take1 claim1 claim1', /You begin the next skirmish/, /You hold the Initiative/),
  lords('LS-E5 without any army the Initiative stays', last('-/-'), 'take1', /Without an army: Seat A, Seat B You begin the next skirmish/),
  lords('LS-E6 both piles are empty: a slot stays empty', 'ls 5.G.100 - - _,_,_,_,_ s1m1d1w1f1 m9f9c9oAsBwBkBmCfCcC/-/w9k9mAfAcAdBoBsCwCkC/d9o9sAwAkAmBfBcBdCoC/dA -/-/-/-/- s9c7k7o6f6w5d5m4s4c2k2o1/c8s8o7k6w6f5m5d4c3s3o2k1/k8m8f7c6d6o5s5w4k3m3f2c1/o8d8w7s7m6k5c4f4o3d3w2s2/f8w8d7m7s6c5k4o4f3w3d2m2 A.3.A.act', '-m9', /cannot take a recruit: muster a card/),
];

const TILES = 'ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn';
const FIVE = '1+6+10+13+15';
const bergues = (rule: string, seats: number, guards: string, paths: string, turn: string, actions: string, ...texts: RegExp[]): Case => ({ rule, position: `bg classic.${seats}.4.e.pairs ${guards} ${TILES} ${paths} ${turn}`, actions, texts });
const junior = (rule: string, guards: string, paths: string, turn: string, actions: string, ...texts: RegExp[]): Case => ({ rule, position: `bg junior.${guards.replace(/[^0-9,]/g, '').split(',').filter(Boolean).length}.4.e.pairs ${guards} ${TILES} ${paths} ${turn}`, actions, texts });
const HOME = '0,5,10,15';

export const BERGUES: Case[] = [
  bergues('BG-T1 only one path is empty', 2, HOME, '4/-', '3.A.path.A', 'S', /Turn over a tile in the town centre/),
  bergues('BG-T2 a new symbol: another tile', 2, HOME, '-/-', '1.A.flipN.A', 'f2', /A new symbol: turn over another tile/, /turns a tile: roof\.$/),
  bergues('BG-T2 a neutral tile ends the turning', 2, HOME, '-/-', '1.A.flipS.A', 'f2 f16', /Which path moves your guard/, /North me 0 · others 2 South me 2 · others 0/, /neutral, and stops/),
  bergues('BG-T3 a repeat goes to the other path', 2, HOME, '-/-', '1.A.flipN.A', 'f2 f6', /roof again\. It moves to the other path/),
  bergues('BG-T3 a repeat meets its twin', 2, HOME, '-/13+10+15', '2.A.flipN.A', 'f2 f6', /roof, which lies on both paths\. Both go back to the centre/, /North me 1 · others 2/),
  bergues('BG-T4 the sixth tile is a Winoc', 2, HOME, `${FIVE}/-`, '1.A.flipN.A', 'f5', /Winoc! Put your guard on any space you like/),
  bergues('BG-T4 a neutral sixth tile, too', 2, HOME, `${FIVE}/-`, '1.A.flipN.A', 'f16', /neutral\. Six on the path: Winoc!/),
  bergues('BG-T4 a repeat after five tiles', 2, HOME, `${FIVE}/-`, '1.A.flipN.A', 'f2', /North me 5 · others 1/),
  bergues('BG-T4 a repeat as the sixth tile of the other path', 2, HOME, '10/1+6+13+15+16', '2.A.flipN.A', 'f2', /roof\. Six on the path: Winoc!/),
  bergues('BG-T4 a Winoc sends back', 2, '0,7,10,15', `${FIVE}+16/2`, '4.A.winoc.A', 'go7', /yellow guard is put down here: tower 7\. White guard is sent to the nearest gate/),
  bergues('BG-T4 a Winoc takes up the fortress', 2, '0,7,10,15', `${FIVE}+16/2`, '4.A.winoc.A', 'go10', /Gate of Dunkerque\. Yellow guard has its fortress now/),
  bergues('BG-T4 a Winoc may stay', 2, '0,7,10,15', `${FIVE}+16/2`, '4.A.winoc.A', 'go0', /put down here: Gate of Cassel/),
  bergues('BG-T4 a Winoc wins', 2, '7*,3,10,15', `${FIVE}+16/2`, '4.A.winoc.A', 'go0', /You are home\. You win!/),
  bergues('BG-T5 the empty path is chosen', 4, HOME, '2+16/-', '1.A.use.A', 'useS', /takes the south path: no step/, /Your guard walks 2 spaces\. Which way\?/),
  bergues('BG-T6 the others follow, one without a player', 3, HOME, '-/2+13', '2.B.move:w:3.B', 'cw cw', /Nobody plays the red guard\. It walks 2 spaces: you choose which way/),
  bergues('BG-T6 nobody follows an empty path', 4, HOME, '2+16/-', '1.A.use.A', 'useN cw', /Choose a path to fill: north or south/),
  bergues('BG-V1 gates are safe', 4, '4,5,5*,5*', '-/-', '3.A.move:y:1.A', 'cw', /^(?!.*is sent)/, /Choose a path/),
  bergues('BG-V2 sent to the nearest gate', 4, '5,6,10,15', '-/-', '5.A.move:y:1.A', 'cw', /White guard is sent to the nearest gate/),
  bergues('BG-V2 sent back with its fortress, to its own gate: no win', 4, '7,6*,10,15', '-/-', '5.A.move:y:1.A', 'ccw', /White guard is sent to the nearest gate/, /You on the way home/),
  bergues('BG-V2 a guard without a player sends back', 2, '7,5,10,15', '-/2+13', '5.A.move:w:2.A', 'cw', /white guard goes clockwise to: tower 7\. Yellow guard is sent to the nearest gate/),
  bergues('BG-V3 the fortress is taken up', 4, '8,5,10,15', '-/-', '5.A.move:y:2.A', 'cw', /Yellow guard has its fortress now/),
  bergues('BG-V3 past the gate, it is not', 4, '8,5,10,15', '-/-', '5.A.move:y:3.A', 'cw', /Seat A to its fortress/, /^(?!.*has its fortress now)/),
  bergues('BG-V4 home with the fortress', 4, '3*,6,11,16', '-/2', '9.A.move:y:3.A', 'ccw', /You are home\. You win!/),
  bergues('BG-V4 home without it', 4, '3,6,11,16', '-/-', '9.A.move:y:3.A', 'ccw', /Seat A to its fortress/),
  bergues('BG-V4 past home', 4, '3*,6,11,16', '-/-', '9.A.move:y:4.A', 'ccw', /Seat A on the way home/),
  bergues('BG-V5 a guard without a player is home first', 2, '1,6*,11,16', '-/2', '9.A.move:w:1.A', 'ccw', /The white guard is home first, and nobody plays it: everyone has lost/),
  bergues('BG-E1 a draw after 500 turns', 2, '1*,6,11,16', '-/16', '500.B.move:w:1.B', 'ccw', /The game ends in a draw/),
  junior('BG-J2 the guard walks by all tiles', '0,0,0,_', '-/-', '1.B.flipN.B', 'f2 f6', /White guard walks 2 steps to: tower 7/, /18 steps left/),
  junior('BG-J2 no Winoc', '3,_,3,_', `${FIVE}/-`, '3.A.flipN.A', 'f5', /New! One more tile!/),
  junior('BG-J3 home', '18,_,7,_', '2/-', '9.A.flipN.A', 'f16', /You are home\. You win!/),
  junior('BG-J3 too far: back again', '19,_,7,_', '1+6+10+13/-', '9.A.flipN.A', 'f16', /4 steps left/, /Too many steps: the yellow guard walks back/),
  junior('BG-J3 nobody is sent back', '5,1,9,_', '-/-', '6.A.flipN.A', 'f16', /14 steps left/, /19 steps left/),
];
