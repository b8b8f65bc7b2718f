import type { Money } from './Money';

/** Parts and wholes have up to two decimals, such as a rate of 7,25 percent. */
const DECIMALS = 100;

/** `amount · part / whole`, exact up to the one rounding at the end: to the cent, half away from zero. */
export function proportion(amount: Money, part: number, whole: number): Money {
  const dividend = BigInt(amount) * scaled(part);
  const divisor = scaled(whole);
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -quotient : quotient) as Money;
}

const scaled = (value: number): bigint => BigInt(Math.round(value * DECIMALS));
