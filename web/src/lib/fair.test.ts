// @vitest-environment jsdom
// A fixed example; the same numbers come out of `printf … | sha256sum`.
import { beforeEach, describe, expect, it } from 'vitest';
import { parseRecords } from './record.ts';
import { parseHex, checkFairness, commitment, randomHex, loadNonce, storeNonce, seed } from './fair.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const nonce = 'ff'.repeat(32);
const promised = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
/** Records with these seeds, round by round. */
const played = (...seeds: string[]) => parseRecords(seeds.map((one, at) => `[Seed "${one}"]\n[Round "${at + 1}"]\n[Secret "${secret}"]\n[NonceB "-"]\n\n1. x *\n`).join(''));
const fairness = { commitment: promised, nonces: [nonce, null], secret };

describe('the shuffle', () => {
  it('is promised by the hash of the secret’s bytes', async () => {
    expect(await commitment(secret)).toBe(promised);
  });

  it('comes from the secret, the round and every nonce', async () => {
    expect(await seed(secret, 1, [nonce, null])).toBe('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16');
    expect(await seed(secret.toUpperCase(), 1, [nonce.toUpperCase(), null])).toBe('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16');
    expect(await seed(secret, 2, [nonce, null])).toBe('1a3241c5585b130e376ad908d465dcff93d6d7d1bee557498afddcb0cc0fb1ab');
  });

  it('is checked against the record and against what was remembered', async () => {
    const all = await checkFairness(fairness, played('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16', '1a3241c5585b130e376ad908d465dcff93d6d7d1bee557498afddcb0cc0fb1ab'), { commitment: promised, nonce }, 0);
    expect(all.map((one) => one.ok)).toEqual([true, true, true, true, true, true]);
  });

  it('fails when anything was changed', async () => {
    const other = 'ab'.repeat(32);
    const bad = async (...args: Parameters<typeof checkFairness>) => (await checkFairness(...args)).filter((one) => one.ok === false).map((one) => one.what);
    const seeds = played('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16');
    const memory = { commitment: promised, nonce };
    expect(await bad({ ...fairness, secret: other }, seeds, memory, 0)).toEqual(['commitment', 'seed', 'record']);
    expect(await bad(fairness, played(other), memory, 0)).toEqual(['seed']);
    expect(await bad(fairness, played('2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16', '2818fd627ed32c27cde55653a95c97b0533882b55e84c80261bfb8a14aac2b16'), memory, 0)).toEqual(['seed']);
    expect(await bad(fairness, seeds, { commitment: other, nonce }, 0)).toEqual(['remembered-commitment']);
    expect(await bad(fairness, seeds, { commitment: promised, nonce: other }, 0)).toEqual(['remembered-nonce']);
  });

  it('reports what could not be compared, and nothing before the end', async () => {
    const all = await checkFairness(fairness, [], null, null);
    expect(all.map((one) => one.ok)).toEqual([true, null, null]);
    expect(await checkFairness({ ...fairness, secret: null }, [], null, 0)).toEqual([]);
  });
});

describe('what we add', () => {
  beforeEach(() => localStorage.clear());

  it('is 32 parseHex, another each time, in lower case', () => {
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
