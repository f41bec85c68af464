import { expect, it } from 'vitest';
import type { HistoryEntry, Occupant } from '../lib/wire.ts';
import { formOf, opponentsOf } from './form.ts';

const bot = (level: string): Occupant => ({ type: 'bot', level });
const person = (id: string): Occupant => ({ type: 'player', id, name: id, guest: false, program: false });
const entry = (game: string, others: Occupant[], winner: string | null, options = {}): HistoryEntry =>
  ({
    setup: { game, options, players: others.length + 1 }, seats: [person('me'), ...others], seat: 'A', ended: 0,
    outcome: { verdict: winner ? { type: 'won', seat: winner } : { type: 'draw' }, ending: 'played' },
  }) as unknown as HistoryEntry;

it('the form is counted for each set of rules, with the newest result last', () => {
  const entries = [
    entry('st', [bot('lamb')], 'A', { tactics: true, first: 'A' }),
    entry('st', [bot('lamb')], 'B', { tactics: true, first: 'B' }),
    entry('st', [bot('lamb')], null, { tactics: true }),
    entry('st', [bot('lamb')], 'A'),
  ];
  const [tactics, plain] = formOf(entries);
  expect(tactics).toMatchObject({ won: 1, drawn: 1, lost: 1, latest: ['drawn', 'lost', 'won'] });
  expect(plain).toMatchObject({ won: 1, drawn: 0, lost: 0, latest: ['won'] });
});

it('only the latest ten results show the form', () => {
  const entries = Array.from({ length: 14 }, (_, at) => entry('bg', [bot('lamb')], at < 10 ? 'A' : 'B'));
  expect(formOf(entries)[0]).toMatchObject({ won: 10, lost: 4, latest: Array.from({ length: 10 }, () => 'won') });
});

it('opponents are counted once a table, bots by their level', () => {
  const entries = [
    entry('ls', [bot('lamb'), bot('lamb'), person('Ann')], 'A'),
    entry('st', [person('Ann')], 'B'),
    entry('st', [person('Bob')], null),
  ];
  expect(opponentsOf(entries).map(({ who, games, won, drawn, lost }) => [who.type === 'bot' ? who.level : who.id, games, won, drawn, lost])).toEqual([
    ['Ann', 2, 1, 0, 1], ['lamb', 1, 1, 0, 0], ['Bob', 1, 0, 1, 0],
  ]);
});
