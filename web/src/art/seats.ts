// The mark of each seat, recognisable without colour: A a saltire, B a ring, C a lozenge,
// D a chevron, E three discs. In a box of 24 by 24.

export const MARKS: Record<string, string> = {
  A: 'M5 2.5L12 9.5L19 2.5L21.5 5L14.5 12L21.5 19L19 21.5L12 14.5L5 21.5L2.5 19L9.5 12L2.5 5z',
  B: 'M12 1.6A10.4 10.4 0 1 1 12 22.4A10.4 10.4 0 1 1 12 1.6zM12 6A6 6 0 1 0 12 18A6 6 0 1 0 12 6zM12 9.4A2.6 2.6 0 1 1 12 14.6A2.6 2.6 0 1 1 12 9.4z',
  C: 'M12 1L22 12L12 23L2 12zM12 7.2L7.6 12L12 16.8L16.4 12z',
  D: 'M12 3L22.5 15.5L19.4 18.6L12 10L4.6 18.6L1.5 15.5z',
  E: 'M12 2A4.6 4.6 0 1 1 12 11.2A4.6 4.6 0 1 1 12 2zM6.4 12.4A4.6 4.6 0 1 1 6.4 21.6A4.6 4.6 0 1 1 6.4 12.4zM17.6 12.4A4.6 4.6 0 1 1 17.6 21.6A4.6 4.6 0 1 1 17.6 12.4z',
};
