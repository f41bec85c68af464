// The eight bloodlines and the royal one: an original tartan and an emblem for each. Every bloodline has its own
// rhythm of stripes and its own silhouette, so that it is recognised without colour.

import type { Clan } from './setts.ts';
import type { Emblem } from './symbols.ts';

const SHARED = { K: '#22201f', W: '#f1ead9' };

export const LINE_CLOTHS: Record<string, Clan> = {
  s: {
    sett: 'T24 N6 T4 N6 T22 W2 L8',
    dyes: { ...SHARED, T: '#1f7f80', N: '#0d3f47', L: '#8fc9c2' },
    ink: '#0b5a5f',
  },
  m: {
    sett: 'O16 N8 O4 N8 O16 W2 N4 W4',
    dyes: { ...SHARED, O: '#d9731d', N: '#7c3710' },
    ink: '#a03f08',
  },
  d: {
    sett: 'G10 D14 G10 W2 G6 W2 G10 K6',
    dyes: { ...SHARED, G: '#3a7d3f', D: '#153f22' },
    ink: '#1b5e2f',
  },
  w: {
    sett: 'R24 K4 R6 K4 R26 W2 D8',
    dyes: { ...SHARED, R: '#b3262e', D: '#6d1220' },
    ink: '#9c1b26',
  },
  f: {
    sett: 'Y30 K2 Y2 K12 Y2 K4 Y2',
    dyes: { ...SHARED, Y: '#dfb12a', K: '#4a3a12' },
    ink: '#6d5000',
  },
  o: {
    sett: 'P6 M22 P6 W2 M4 L6',
    dyes: { ...SHARED, P: '#3d1852', M: '#7b3f9c', L: '#c9a2d8' },
    ink: '#652983',
  },
  k: {
    sett: 'C20 W2 C4 W2 C18 B10 C2 B4',
    dyes: { ...SHARED, C: '#c04a86', B: '#571437' },
    ink: '#931a5c',
  },
  c: {
    sett: 'B20 K10 L2 K10 B20 W4 B2 W4',
    dyes: { ...SHARED, B: '#2a62a8', L: '#86b4dc', K: '#122c54' },
    ink: '#1d4d90',
  },
  b: {
    sett: 'K24 G2 K6 G6 K6 G2 K24 R8',
    dyes: { ...SHARED, G: '#d0a746', R: '#8f1f28' },
    ink: '#3a2a10',
  },
};

/** The cloth of the backs. */
export const LINE_BACK: Clan = {
  sett: 'S20 D10 S4 D4 S20 W2 D12 W4',
  dyes: { ...SHARED, S: '#5b6b86', D: '#333f58' },
  ink: '#2c3850',
};

/** In a box of 24 by 24. */
export const LINE_EMBLEMS: Record<string, Emblem> = {
  // A crescent.
  s: {
    fill: 'M14.8 1.6A10.6 10.6 0 1 0 22.6 15.2A8.7 8.7 0 1 1 14.8 1.6z',
  },
  // A pennant on its pole.
  m: {
    fill: 'M3.2 1.2H5.8V22.8H3.2zM7 2.4L22.8 5.2L17 8.6L22.8 12.4L7 14.6z',
  },
  // An anchor.
  d: {
    fill: 'M12 0.8A3.4 3.4 0 0 1 13.5 7.2V8.6H17.4V11.3H13.5V19.8C16.4 19.3 18.4 17.6 19.2 15.2L17 15.6L20.6 11.2L23 16.4L21.4 15.6C20.4 20 17 22.8 12 23.2C7 22.8 3.6 20 2.6 15.6L1 16.4L3.4 11.2L7 15.6L4.8 15.2C5.6 17.6 7.6 19.3 10.5 19.8V11.3H6.6V8.6H10.5V7.2A3.4 3.4 0 0 1 12 0.8zM12 2.9A1.3 1.3 0 1 0 12 5.5A1.3 1.3 0 1 0 12 2.9z',
  },
  // A sword, point up.
  w: {
    fill: 'M12 0.4L14.1 3.4V13.6H19.6V16.4H13.7V19.6A2 2 0 1 1 10.3 19.6V16.4H4.4V13.6H9.9V3.4z',
  },
  // A bee.
  f: {
    fill: 'M12 1A3 3 0 0 1 14.8 5L15.6 7.2H8.4L9.2 5A3 3 0 0 1 12 1zM8 8.8H16L16.4 11.6H7.6zM7.5 13.2H16.5L16.2 16.2H7.8zM8.3 17.8H15.7C14.8 20.4 13.4 22.2 12 23.4C10.6 22.2 9.2 20.4 8.3 17.8zM6.6 6.4C3.4 5.6 0.6 7.4 0.6 10.4C0.6 13.4 3.6 15 6.2 13.6zM17.4 6.4C20.6 5.6 23.4 7.4 23.4 10.4C23.4 13.4 20.4 15 17.8 13.6z',
  },
  // A goblet.
  o: {
    fill: 'M3.8 1.4H20.2C20.6 8.6 18 13 13.5 14V19.2C16.4 19.4 18.4 20.4 18.6 22.8H5.4C5.6 20.4 7.6 19.4 10.5 19.2V14C6 13 3.4 8.6 3.8 1.4zM6.3 3.6C6.3 5 6.5 6.2 6.9 7.2H17.1C17.5 6.2 17.7 5 17.7 3.6z',
  },
  // A cock.
  k: {
    fill: 'M5.6 3.6L6.4 1L8 2.8L9.6 0.6L10.6 3.2C12 4 12.6 5.4 12.4 7C13.4 9.6 15 10.6 16.6 9.4C15.8 6.4 17.4 3.4 20.6 2.4C23 5 23.6 9.4 22 13C20.4 16.4 17.6 18.6 14.4 19V21.2H16.8V23.2H9.4V21.2H12.2V19C7.8 18.8 5 15.8 4.8 11.4C4.7 9.4 4.9 8 5.1 6.8L1.6 6.6L5 4.6zM7.5 4.4A1 1 0 1 0 7.5 6.4A1 1 0 1 0 7.5 4.4z',
  },
  // A spur rowel: a star with a hole.
  c: {
    fill: 'M12 0.8L14.7 7.3L21.7 6.4L17.4 12L21.7 17.6L14.7 16.7L12 23.2L9.3 16.7L2.3 17.6L6.6 12L2.3 6.4L9.3 7.3zM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2z',
  },
  // A crown.
  b: {
    fill: 'M1.6 5.4L6.6 10.6L12 2.6L17.4 10.6L22.4 5.4L20.6 17.2H3.4zM3.6 18.8H20.4V22H3.6zM12 0.4A1.4 1.4 0 1 1 12 3.2A1.4 1.4 0 1 1 12 0.4z',
  },
};
