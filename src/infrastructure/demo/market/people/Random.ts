const { imul } = Math;

/** A 32-bit integer hash, the same on every machine. */
export function scrambled(value: number): number {
  const once = imul(value ^ (value >>> 16), 0x21f0aaad);
  const twice = imul(once ^ (once >>> 15), 0x735a2d97);
  return (twice ^ (twice >>> 15)) >>> 0;
}

const GOLDEN = 0x9e3779b9;

/** A number in [0, 1) that depends only on the three arguments, so no state is needed to reproduce it. */
export function rolled(seed: number, index: number, salt: number): number {
  const mixed = scrambled(scrambled(seed + GOLDEN) ^ imul(index + 1, GOLDEN));
  return scrambled(mixed + imul(salt + 1, GOLDEN)) / 2 ** 32;
}

/** A pseudo-random sequence whose `state` can be stored and restored. */
export class Random {
  constructor(public state: number) {}

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + GOLDEN) >>> 0;
    return scrambled(this.state) / 2 ** 32;
  }

  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}
