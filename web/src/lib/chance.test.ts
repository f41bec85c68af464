// The stream and the shuffle, against the check values of docs/notation.md and the published vectors of ChaCha20.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Stream } from './chance.ts';
import { toHex } from './fair.ts';

const counting = Uint8Array.from({ length: 32 }, (_, at) => at);
const printed = /It prints\n\n```\n([^`]*)```/.exec(readFileSync('../docs/notation.md', 'utf8'))?.[1]?.split('\n') ?? [];

describe('the stream', () => {
  it('is the documented one', () => {
    const stream = new Stream(counting);
    const words = Array.from({ length: 4 }, () => stream.word().toString(16).padStart(8, '0'));
    expect(words.join(' ')).toBe(printed[0]);
  });

  it('is the keystream of ChaCha20 with key 0, blocks 0 and 1', () => {
    const stream = new Stream(new Uint8Array(32));
    const bytes = new DataView(new ArrayBuffer(128));
    for (let at = 0; at < 32; at++) bytes.setUint32(4 * at, stream.word(), true);
    expect(toHex(new Uint8Array(bytes.buffer))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  it('needs 32 bytes', () => {
    expect(() => new Stream(new Uint8Array(31))).toThrow();
  });
});

describe('the shuffle', () => {
  it('is the documented one', () => {
    const items = new Stream(counting).shuffle(Array.from({ length: 10 }, (_, at) => at));
    expect(items.join(' ')).toBe(printed[1]);
  });

  it('skips words of the last, incomplete run', () => {
    const stream = new Stream(counting);
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 7];
    stream.word = () => words.shift()!;
    // ⌊2³² / (2³¹ + 1)⌋ · (2³¹ + 1) = 2³¹ + 1.
    expect(stream.below(2 ** 31 + 1)).toBe(7);
  });
});
