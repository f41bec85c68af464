// @vitest-environment jsdom
// A fixed example; the same numbers come out of `printf … | sha256sum`.
import { beforeEach, describe, expect, it } from 'vitest';
import { parseRecords } from './record.ts';
import { derive } from './deals.ts';
import { checkFairness, verdictOf, type Played } from './fair-check.ts';
import { commitment, loadNonce, parseHex, randomHex, seed, storeNonce, type Memory } from './fair.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const nonce = 'ff'.repeat(32);
const promised = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const seeds = ['2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16', '1a3241c5585b130e376ad908d465dcff93d6d7d1bee557498afddcb0cc0fb1ab'];
const setup = { game: 'bergues', players: 2, options: { first: 'random' } };
const deals = [derive('bergues', setup.options, 2, parseHex(seeds[0]!))!, derive('bergues', { first: 'B' }, 2, parseHex(seeds[1]!))!];
/** What a player sees of such a deal: the upper face of each tile. */
const seen = (deal: string) => deal.replace(/([a-gn])[a-gn](?=[, ])/g, '$1?');
/** Records with these seeds, round by round. */
const records = (...seeds: string[]) => parseRecords(seeds.map((one, at) => `[Seed "${one}"]\n[Options "{\\"first\\":\\"B\\"}"]\n[Round "${at + 1}"]\n[Secret "${secret}"]\n[NonceB "-"]\n\n1. x *\n`).join(''));
const fairness = { commitment: promised, nonces: [nonce, null], secret };
const played: Played = { fairness, setup, games: records(...seeds), deals, seat: 0 };
const memory: Memory = { commitment: promised, nonce, options: setup.options, deals: { 1: seen(deals[0]!), 2: seen(deals[1]!) } };

describe('the shuffle', () => {
  it('is promised by the hash of the secret’s bytes', async () => {
    expect(await commitment(secret)).toBe(promised);
  });

  it('comes from the secret, the round and every nonce', async () => {
    expect(await seed(secret, 1, [nonce, null])).toBe('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16');
    expect(await seed(secret.toUpperCase(), 1, [nonce.toUpperCase(), null])).toBe('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16');
    expect(await seed(secret, 2, [nonce, null])).toBe('1a3241c5585b130e376ad908d465dcff93d6d7d1bee557498afddcb0cc0fb1ab');
  });

  it('is proved by what was noted before the deal and what was seen of it', async () => {
    const all = await checkFairness(played, memory);
    expect(all.map((one) => one.ok)).toEqual(Array(10).fill(true));
    expect(verdictOf(all)).toBe('proved');
  });

  it('is consistent only, if something was not noted', async () => {
    const missing = async (played: Played, memory: Memory | null) => {
      const all = await checkFairness(played, memory);
      expect(verdictOf(all)).toBe('consistent');
      return all.filter((one) => one.ok === null).map((one) => `${one.what} ${one.round ?? ''}`.trim());
    };
    expect(await missing(played, null)).toEqual(['remembered-commitment', 'remembered-nonce', 'remembered-deal 1', 'remembered-deal 2']);
    expect(await missing(played, { ...memory, deals: { 1: seen(deals[0]!) } })).toEqual(['remembered-deal 2']);
    expect(await missing({ ...played, seat: null }, memory)).toEqual(['remembered-nonce']);
    expect(await missing(played, { ...memory, nonce: 'ab'.repeat(32), refused: true })).toEqual(['remembered-nonce']);
    const unknown = { ...played, setup: { ...setup, game: 'chess' } };
    expect(await missing(unknown, memory)).toEqual(['deal 1', 'remembered-deal 1', 'deal 2', 'remembered-deal 2']);
    expect(await missing({ ...played, games: [] }, memory)).toEqual(['seed 1', 'seed 2', 'deal 2', 'remembered-deal 2']);
  });

  it('is wrong when anything was changed', async () => {
    const other = 'ab'.repeat(32);
    const wrong = async (change: Partial<Played>, noted: Memory = memory) => {
      const all = await checkFairness({ ...played, ...change }, noted);
      expect(verdictOf(all)).toBe('wrong');
      return all.filter((one) => one.ok === false).map((one) => `${one.what} ${one.round ?? ''}`.trim());
    };
    const dealt = ['seed', 'deal', 'remembered-deal'];
    const everything = [1, 2].flatMap((round) => dealt.map((what) => `${what} ${round}`));
    expect(await wrong({ fairness: { ...fairness, secret: other } })).toEqual(['commitment', 'record', ...everything]);
    expect(await wrong({ games: records(other, seeds[1]!) })).toEqual(['seed 1']);
    expect(await wrong({ games: records(seeds[0]!, seeds[0]!) })).toEqual(['seed 2']);
    expect(await wrong({ deals: [deals[1]!, deals[1]!] })).toEqual(['deal 1']);
    expect(await wrong({}, { ...memory, deals: { ...memory.deals, 1: seen(deals[1]!) } })).toEqual(['remembered-deal 1']);
    expect(await wrong({}, { ...memory, commitment: other })).toEqual(['remembered-commitment']);
    expect(await wrong({}, { ...memory, nonce: other })).toEqual(['remembered-nonce']);
    expect(await wrong({ fairness: { ...fairness, nonces: [null, null] } })).toEqual(['remembered-nonce', ...everything]);
    // Another first player would be another place in the random stream.
    expect(await wrong({}, { ...memory, options: { first: 'A' } })).toContain('remembered-deal 1');
  });

  it('cannot be checked before the end, or without a deal', async () => {
    expect(verdictOf(await checkFairness({ ...played, fairness: { ...fairness, secret: null } }, memory))).toBe('unknown');
    expect(verdictOf(await checkFairness({ ...played, games: [], deals: [] }, null))).toBe('unknown');
  });
});

describe('what we add', () => {
  beforeEach(() => localStorage.clear());

  it('is 32 bytes, another each time, in lower case', () => {
    expect(randomHex()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomHex()).not.toBe(randomHex());
  });

  it('is remembered for each table', () => {
    storeNonce('one', { commitment: 'c', nonce: 'n' });
    expect(loadNonce('one')).toEqual({ commitment: 'c', nonce: 'n' });
    expect(loadNonce('two')).toBeNull();
  });

  it('must be hexadecimal to be read', () => {
    expect([...parseHex('00ff')]).toEqual([0, 255]);
    expect(() => parseHex('0g')).toThrow();
    expect(() => parseHex('000')).toThrow();
  });
});
