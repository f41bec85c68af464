import { expect, it } from 'vitest';
import { parseRecords, seedsByRound } from './record.ts';

const file = `[Game "schotten-totten"]
[Options "{\\"first\\":\\"A\\"}"]
[Seed "aa"]
[Round "1"]

1. r5@1 +c 2. y2@1 {not a
[Header "of ours"]} +c B
[Game "schotten-totten"]
[Seed "bb"]
[Round "2"]

1. g1@1 *
`.replace('[Header "of ours"]', 'header of ours');

it('cuts a file into parseRecords and reads their headers', () => {
  const all = parseRecords(file);
  expect(all).toHaveLength(2);
  expect(all[0]?.headers.get('Options')).toBe('{"first":"A"}');
  expect(all[0]?.actions).toContain('y2@1');
  expect(all[1]?.headers.get('Round')).toBe('2');
});

it('finds the seed of each round; a single game is the first', () => {
  expect([...seedsByRound(parseRecords(file))]).toEqual([[1, 'aa'], [2, 'bb']]);
  expect([...seedsByRound(parseRecords('[Game "bergues"]\n[Seed "cc"]\n\n1. N *\n'))]).toEqual([[1, 'cc']]);
  expect(parseRecords('')).toEqual([]);
});
