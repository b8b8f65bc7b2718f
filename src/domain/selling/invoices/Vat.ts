import type { Money } from '../../shared/Money';

/** In the order in which they are offered. */
export const vatOptions = [
  'unselected',
  'standard23',
  'reduced10',
  'reduced5',
  'marginalTaxation',
  'smallBusiness',
] as const;

export type VatOption = (typeof vatOptions)[number];

export type PriceType = 'net' | 'gross';

export interface Amounts {
  readonly net: Money;
  readonly vat: Money;
  /** Always net and VAT together. */
  readonly gross: Money;
}

const rates: Readonly<Record<VatOption, number>> = {
  standard23: 23,
  reduced10: 10,
  reduced5: 5,
  marginalTaxation: 0,
  smallBusiness: 0,
  unselected: 0,
};

/** Percent. */
export const vatRate = (option: VatOption): number => rates[option];

/** The typed price stands as net or gross; the other is rounded to the cent, and VAT is what lies between. */
export function amounts(price: Money, priceType: PriceType, option: VatOption): Amounts {
  const rate = vatRate(option);
  const net = priceType === 'net' ? price : rounded(price * 100, 100 + rate);
  const gross = priceType === 'gross' ? price : rounded(price * (100 + rate), 100);
  return { net, vat: (gross - net) as Money, gross };
}

/** A quotient of integers to the nearest one, a half away from zero; exact, as remainders of safe integers are. */
function rounded(dividend: number, divisor: number): Money {
  const size = Math.abs(dividend);
  const remainder = size % divisor;
  const quotient = (size - remainder) / divisor + (2 * remainder >= divisor ? 1 : 0);
  return (dividend < 0 ? -quotient : quotient) as Money;
}
