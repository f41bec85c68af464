import { expect, test } from 'vitest';
import { nameOf } from './games.ts';

test('a question names its game by name, by a position or by a record', () => {
  expect(nameOf({ game: 'bergues' })).toBe('bergues');
  expect(nameOf({ position: ' ls c2 a b' })).toBe('lords-of-scotland');
  expect(nameOf({ record: '[Game "schotten-totten"]\n[Seed "00"]\n\nA1 B2\n' })).toBe('schotten-totten');
});

test('a question without a game names none', () => {
  expect(nameOf({ position: 'nonsense' })).toBe('');
  expect(nameOf({ position: '' })).toBe('');
  expect(nameOf({ record: 'A1 B2' })).toBe('');
});
