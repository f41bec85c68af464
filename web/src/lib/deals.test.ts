// Deals that the server's own code has made, and the check values of docs/notation.md.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import examples from './deals.json';
import { derive, shows } from './deals.ts';
import { commitment, parseHex, seed } from './fair.ts';

const notation = readFileSync('../docs/notation.md', 'utf8');
const counting = Uint8Array.from({ length: 32 }, (_, at) => at);
type Options = Record<string, string | number | boolean>;

describe('a deal', () => {
  it('has an example for every game and number of players', () => {
    const count = (game: string) => new Set(examples.filter((one) => one.game === game).map((one) => one.players)).size;
    expect(['schotten-totten', 'lords-of-scotland', 'bergues', 'goofspiel'].map(count)).toEqual([1, 4, 3, 4]);
  });

  it.each(examples)('is derived from secret and nonces: $game, $players players, $options', async (example) => {
    expect(await commitment(example.secret)).toBe(example.commitment);
    const computed = await seed(example.secret, example.round, example.nonces);
    expect(computed).toBe(example.seed);
    const derived = derive(example.game, example.options as unknown as Options, example.players, parseHex(computed));
    expect(derived).toBe(example.position);
    expect(shows(example.view, example.position)).toBe(true);
  });

  it('is the documented one', () => {
    const documented = [...notation.matchAll(/^```\n((?:st|bg) \S+ [^\n]*\.(?:play\.0|path\.[A-E]))\n```$/gm)].map((match) => match[1]);
    expect(documented).toContain(derive('schotten-totten', {}, 2, counting));
    expect(documented).toContain(derive('bergues', {}, 2, counting));
    const fields = derive('lords-of-scotland', {}, 2, counting)?.split(' ') ?? [];
    const [, hands, supporters, turn] = /hands `(\S+)`, supporters `(\S+)`,\s+turn `(\S+)`/.exec(notation) ?? [];
    expect([fields[6], fields[5], fields[9]]).toEqual([hands, supporters, turn]);
  });

  it('of an unknown game is not derived', () => {
    expect(derive('chess', {}, 2, counting)).toBeNull();
  });
});

describe('a view', () => {
  const [first, second] = examples;

  it('shows its own deal only', () => {
    expect(shows(first!.view, second!.position)).toBe(false);
    expect(shows(first!.view.slice(1), first!.position)).toBe(false);
    const own = first!.view.lastIndexOf('r') >= 0 ? first!.view.replace(/[roygbp]([1-9])/, 'x$1') : '';
    expect(shows(own, first!.position)).toBe(false);
  });
});
