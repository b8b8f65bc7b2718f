const { imul } = Math;

/** Spreads the bits of a whole number over 32; equal numbers give equal results on every machine. */
export function scrambled(value: number): number {
  const once = imul(value ^ (value >>> 16), 0x21f0aaad);
  const twice = imul(once ^ (once >>> 15), 0x735a2d97);
  return (twice ^ (twice >>> 15)) >>> 0;
}

const GOLDEN = 0x9e3779b9;

/** From 0 up to and without 1, the same for the same three numbers: nothing has to be remembered to know it again. */
export function rolled(seed: number, index: number, salt: number): number {
  const mixed = scrambled(scrambled(seed + GOLDEN) ^ imul(index + 1, GOLDEN));
  return scrambled(mixed + imul(salt + 1, GOLDEN)) / 2 ** 32;
}

/** A stream of chances whose `state` can be kept and taken up again. */
export class Random {
  constructor(public state: number) {}

  /** From 0 up to and without 1. */
  next(): number {
    this.state = (this.state + GOLDEN) >>> 0;
    return scrambled(this.state) / 2 ** 32;
  }

  /** A whole number from 0 up to and without the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}
