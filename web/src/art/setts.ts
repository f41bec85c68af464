// Original tartans, one for each clan colour, in weavers' notation: a colour and a number of
// threads, between two pivots at which the order turns round. The ground colour is most of the cloth, so that
// a card is known by it from afar; each has another rhythm of stripes, so that it is known without colour.

export interface Clan {
  /** The sett, from pivot to pivot. */
  sett: string;
  /** What the letters of the sett look like. */
  dyes: Record<string, string>;
  /** For values and symbols on paper: at least 4.5:1 against it. */
  ink: string;
}

const SHARED = { K: '#22201f', W: '#f1ead9' };

export const CLANS: Record<string, Clan> = {
  r: {
    sett: 'R24 K4 R4 K4 R24 W2 D12',
    dyes: { ...SHARED, R: '#b3262e', D: '#6d1220' },
    ink: '#9c1b26',
  },
  o: {
    sett: 'O16 N8 O4 N8 O16 W2 N2 W4',
    dyes: { ...SHARED, O: '#d9731d', N: '#7c3710' },
    ink: '#a4430a',
  },
  y: {
    sett: 'Y28 K2 Y4 K10 Y4 K4',
    dyes: { ...SHARED, Y: '#e3b82c', K: '#4a3a12' },
    ink: '#735400',
  },
  g: {
    sett: 'G12 D12 G12 W2 G4 W2 G12 D4',
    dyes: { ...SHARED, G: '#2f7d46', D: '#12412a' },
    ink: '#1c6136',
  },
  b: {
    sett: 'B20 K8 L4 K8 B20 W2 B4 W4',
    dyes: { ...SHARED, B: '#2a62a8', L: '#86b4dc', K: '#122c54' },
    ink: '#1d4d90',
  },
  p: {
    sett: 'P8 M20 P8 W2 M4 L4',
    dyes: { ...SHARED, P: '#3d1852', M: '#7b3f9c', L: '#c9a2d8' },
    ink: '#672a85',
  },
};

/** The cloth of the backs: a quiet grey for the clans, a dark one for the tactic cards. */
export const BACKS: Record<'clan' | 'tactic', Clan> = {
  clan: {
    sett: 'S24 D6 S6 D6 S24 W2 D12',
    dyes: { ...SHARED, S: '#6b7d74', D: '#3d4c46' },
    ink: '#33423b',
  },
  tactic: {
    sett: 'S20 G2 S4 G2 S20 D12',
    dyes: { ...SHARED, S: '#3a3f4d', D: '#1f222c', G: '#c9a24a' },
    ink: '#2b2f3a',
  },
};
