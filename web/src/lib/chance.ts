// The random stream of a game and its shuffle, as docs/notation.md describes them under "Shuffling".

/** Random words of a game: the ChaCha20 keystream of its seed, nonce 0, 64-bit counter from 0. */
export class Stream {
  readonly #key: Uint32Array;
  #block = new Uint32Array(16);
  #blocks = 0;
  #used = 16;

  constructor(seed: Uint8Array) {
    if (seed.length !== 32) throw new Error('a seed is 32 bytes');
    const bytes = new DataView(seed.buffer, seed.byteOffset, 32);
    this.#key = Uint32Array.from({ length: 8 }, (_, at) => bytes.getUint32(4 * at, true));
  }

  /** The next word, from 0 to 2³² − 1. */
  word(): number {
    if (this.#used === 16) {
      this.#block = keystream(this.#key, this.#blocks++);
      this.#used = 0;
    }
    return this.#block[this.#used++]!;
  }

  /** A number from 0 to n − 1. The last, incomplete run of n words is skipped, so that all are equally likely. */
  below(n: number): number {
    const end = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = this.word();
      if (word < end) return word % n;
    }
  }

  /** Shuffles in place; index 0 is the top of a pile. */
  shuffle<T>(items: T[]): T[] {
    for (let at = items.length - 1; at > 0; at--) {
      const other = this.below(at + 1);
      [items[at], items[other]] = [items[other]!, items[at]!];
    }
    return items;
  }
}

/** One block of the keystream. */
function keystream(key: Uint32Array, block: number): Uint32Array<ArrayBuffer> {
  const start = Uint32Array.of(
    0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block >>> 0, Math.floor(block / 2 ** 32), 0, 0,
  );
  const x = start.slice();
  const rotate = (at: number, by: number) => (x[at] = (x[at]! << by) | (x[at]! >>> (32 - by)));
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [sum, more, mixed, by] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]] as const) {
      x[sum]! += x[more]!;
      x[mixed]! ^= x[sum]!;
      rotate(mixed, by);
    }
  };
  for (let round = 0; round < 10; round++) {
    for (let at = 0; at < 4; at++) quarter(at, at + 4, at + 8, at + 12);
    for (let at = 0; at < 4; at++) quarter(at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return x.map((word, at) => word + start[at]!);
}
