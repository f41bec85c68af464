// Where an arrow key leads: to the nearest element in that direction.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const middle = (box: Box): [x: number, y: number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The index of the box to go to, or -1. A box straight ahead is preferred to a nearer one aside. */
export function steer(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [bx, by] = middle(box);
    const [ahead, aside] =
      direction === 'left' ? [x - bx, by - y] : direction === 'right' ? [bx - x, by - y] : direction === 'up' ? [y - by, bx - x] : [by - y, bx - x];
    // A card that is slightly lifted in the same row is not ahead.
    const size = direction === 'left' || direction === 'right' ? Math.min(from.width, box.width) : Math.min(from.height, box.height);
    if (ahead <= 0.3 * size) return;
    const cost = ahead + 2.5 * Math.abs(aside);
    if (cost < least) [least, best] = [cost, index];
  });
  return best;
}
