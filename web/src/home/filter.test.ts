import { expect, it } from 'vitest';
import type { TableOverview } from '../lib/wire.ts';
import { filter, gamesOf } from './filter.ts';

const table = (id: string, game: string, rated: boolean) => ({ id, setup: { game, rated } }) as TableOverview;
const tables = [table('1', 'bergues', false), table('2', 'schotten-totten', true), table('3', 'schotten-totten', false)];
const ids = (found: TableOverview[]) => found.map(({ id }) => id).join('');

it('filters tables by game and kind', () => {
  expect(ids(filter(tables, '', 'all'))).toBe('123');
  expect(ids(filter(tables, 'schotten-totten', 'all'))).toBe('23');
  expect(ids(filter(tables, 'schotten-totten', 'rated'))).toBe('2');
  expect(ids(filter(tables, '', 'friendly'))).toBe('13');
  expect(ids(filter(tables, 'bergues', 'rated'))).toBe('');
});

it('offers the games that have tables, in the order of the server', () => {
  expect(gamesOf(tables, ['schotten-totten', 'lords-of-scotland', 'bergues'])).toEqual(['schotten-totten', 'bergues']);
});
