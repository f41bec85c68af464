// Positions to look at. The draw pile is left out: whatever lies nowhere else is there.

import { rankOf } from '../army.ts';
import { LINES } from '../parse.ts';

const P: Record<string, string> = {
  start: '2.L.40 DRAW - (s1),(m9),(d2),(fC),(k4) oCs8 m1f9mAoAdB/f1k2w4sBcC -/- -/- A.1.A.flip',
  act: '2.L.40 DRAW w3d9 s1,(mA),(d2),fC,(k4) oCs8 m2f9oAdBw5s6/f1k2w4sBcC d5(w2)/k7(s9) o9/k3kA A.3.A.act',
  three: '3.L.40 DRAW w3d9s2 s1,(mA),(d2),fC,k4 oCs8c5 m2f9oAdBw5s6/f1k2w4sBcC/f3f4f5o1 d5d3d7/k7(s9)/wAwBwC o9/k3kA/- B.4.A.act',
  five: '5b.G.40 DRAW w3d9s2o3o4 s1,(mA),(d2),fC,k4 oCs8c5d1dA m2f9oAdBw5s6/f1k2w4sBcC/f3f4f5o1/m3m4m5m6/k8k9kB d5d3d7/k7(s9)c2+c/wAwB(wC)/(o5)(o6)/f7m7 o9/k3kA/s7sA/-/d4b2 B.4.A.act',
  full: '2.L.40 DRAW w3d9 s1,(mA),(d2),fC,k4 oCs8 m2f4w5s6f9k9oAsAdB/f1k2w4sBcC d5(w2)d6c4/k7(s9) o9/k3kA A.5.A.act',
  wemyss: '3.L.40 DRAW w3d9s2 s1,(mA),(d2),fC,k4 oCs8c5 m2f9oAdBw5s6/f1k2w4sBcC/f3f4f5o1 d5d3w1/k7(s9)/wAwBwC o9/k3kA/- B.4.A.power:w',
  fergusson: '3.L.40 DRAW w3d9s2 s5,(mA),(d2),fC,k4 oCs8c5 m2f9oAdBw5s6/s1k2w4sBcC/f3f4f5o1 d5d3f1/k7(s9)/wAwBwC o9/k3kA/- B.4.A.power:f',
  scott: '3.L.40 DRAW w3d9s2 f1,(mA),(d2),fC,k4 oCs8c5 m2f9oAdBw5s6/o2k2w4sBcC/f3f4f5o1 d5d3s1/k7(s9)/wAwBwC o9/k3kA/- B.4.A.power:s',
  copied: '3.L.40 DRAW w3d9s2 f1,(mA),(d2),fC,k4 oCs8c5 m2f9oAdBw5s6/o2k2w4sBcC/f3f4f5o1 d5d3s1/k7(s9)/wAwBwC o9/k3kA/- B.4.A.power:k',
  cockburn: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5k1/k7(s9) o9/k3kA A.4.A.power:k',
  forsyth: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5o1/k7(s9) o9/k3kA A.4.A.power:o',
  makgill: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5m1/k7(s9) o9/k3kA A.4.A.power:m',
  more: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5m1/k7(s9) o9/k3kA A.4.A.muster',
  chain: '2.L.40 DRAW w3 f4,(mA),(d2),fC,k4 oCs8 m1s1f9oA/f1k2w4 d5w6/k7(s9) o9/k3kA A.4.A.act',
  macdonnell: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5d1/k7(s9) o9/k3kA A.4.A.power:d',
  cochrane: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5c1/k7(s9) o9/k3kA A.4.A.power:c',
  bruce: '2b.G.40 DRAW w3 s1,(mA),(d2),fC,k4 oCs8 m2f9oA/f1k2w4 d5b1/k7(s9) o9/k3kA A.4.A.power:b',
  claim: '5.G.60 DRAW w3 s1,mA,d2,fC,k4 oCs8c5d1dA m2f9oAdB/f1k2w4sB/f3f4f5o1/m3m4m5m6/k8k9kB d5d3+dd7/k7s9c2+c/wAwB/o5o6/f7m8dCs4 o9/k3kA/s7sA/-/d4 B.5.C.claim1',
  mine: '3.L.40 DRAW w3 s1,mA,d2,fC,k4 oCs8c5 m2f9oAdB/f1k2w4sB/f3f4f5o1 d5d3d7c1+c/k7s9/wA o9/k3kA/- B.5.B.claim1',
  over: '2.L.40 DRAW w3 s1,(mA),(d2),fC,k4 - m2f9oA/f1k2w4 d5d1/k7s9 o9oCsC/k3kAs8kCcB A.5.B.over',
};

export const positions = Object.keys(P);

/** A position in full. */
export function position(name: string): string {
  const text = P[name] ?? P.act!;
  const deck = LINES.flatMap((line) => (line === 'b' ? (/^\db/.test(text) ? ['b1', 'b2'] : []) : [...'123456789ABC'].map((strength) => line + strength)));
  const used = new Set(text.split(' ').slice(2, -1).join(' ').match(/[smdwfokcb][1-9A-C]/g) ?? []);
  // A fixed order that does not look sorted.
  const rest = deck.filter((card) => !used.has(card)).sort((a, b) => ((a.charCodeAt(0) * 31 + a.charCodeAt(1) * 17) % 97) - ((b.charCodeAt(0) * 31 + b.charCodeAt(1) * 17) % 97));
  const fields = text.replace('DRAW', rest.join('') || '-').split(' ');
  // Hands are sorted by rank.
  fields[5] = fields[5]!.split('/').map((hand) => (hand === '-' ? hand : hand.match(/../g)!.sort((a, b) => rankOf(a) - rankOf(b)).join(''))).join('/');
  return `ls ${fields.join(' ')}`;
}
