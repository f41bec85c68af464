import { expect, it } from 'vitest';
import { read, write } from './address.ts';

it('reads what it wrote', () => {
  const line = { position: 'st 2016 r7r8r9|g1g2:<A/-|- - 0-0 A.play.0', actions: ['r5@3', '+c', 'ST:r5@3>7'] };
  expect(read(write(line))).toEqual(line);
  expect(read(write({ ...line, actions: [] }))).toEqual({ ...line, actions: [] });
});

it('finds no position in an empty address', () => {
  for (const hash of ['', '#', '#p=', '#a=x', '#nonsense']) expect(read(hash)).toBeNull();
});
