// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readMark, setReadMark } from './read-marks.ts';

it('remembers how far a chat was read, and never less', () => {
  expect(readMark('a')).toBe(0);
  setReadMark('a', 7);
  setReadMark('b', 3);
  setReadMark('a', 5);
  expect([readMark('a'), readMark('b')]).toEqual([7, 3]);
});

it('forgets the oldest tables', () => {
  for (let table = 0; table < 60; table++) setReadMark(`t${table}`, 1);
  expect([readMark('t0'), readMark('t59')]).toEqual([0, 1]);
});

it('takes nonsense for nothing', () => {
  localStorage.setItem('marchstone.read', '{');
  expect(readMark('a')).toBe(0);
});
