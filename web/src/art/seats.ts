// Each seat has a mark of its own, so that a claimed stone says whose it is without colour:
// A a saltire, B a ring. In a box of 24 by 24.

export const MARKS: Record<string, string> = {
  A: 'M5 2.5L12 9.5L19 2.5L21.5 5L14.5 12L21.5 19L19 21.5L12 14.5L5 21.5L2.5 19L9.5 12L2.5 5z',
  B: 'M12 1.6A10.4 10.4 0 1 1 12 22.4A10.4 10.4 0 1 1 12 1.6zM12 6A6 6 0 1 0 12 18A6 6 0 1 0 12 6zM12 9.4A2.6 2.6 0 1 1 12 14.6A2.6 2.6 0 1 1 12 9.4z',
};
