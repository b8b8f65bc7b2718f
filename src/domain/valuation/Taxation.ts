import type { Money } from '../shared/Money';
import { proportion } from '../shared/proportion';

/** How a purchase and its sale are taxed. */
export const taxations = ['marginScheme', 'deductible', 'net'] as const;

export type Taxation = (typeof taxations)[number];

/** The usual VAT rates in percent, by country. */
export const usualVatRates = { de: [19, 7], pl: [23, 8] } as const;

/** A signed part of the profit. Income is positive. */
export interface TaxedLine {
  readonly key: 'salePrice' | 'marginVat' | 'saleNet' | 'bid' | 'bidNet';
  readonly amount: Money;
}

interface Trade {
  readonly taxation: Taxation;
  /** Percent, 0 to 100, with up to two decimals. */
  readonly vatRate: number;
  /** Gross. */
  readonly salePrice: Money;
}

/**
 * What remains of the sale price after VAT and the bid, as lines that add up. Each line is rounded to the cent, half away
 * from zero.
 */
export function taxedLines({ taxation, vatRate, salePrice }: Trade, bid: Money): readonly TaxedLine[] {
  const net = (gross: Money): Money => proportion(gross, 100, 100 + vatRate);
  switch (taxation) {
    case 'marginScheme': {
      const margin = Math.max(0, salePrice - bid) as Money;
      return [
        { key: 'salePrice', amount: salePrice },
        { key: 'marginVat', amount: negated(proportion(margin, vatRate, 100 + vatRate)) },
        { key: 'bid', amount: negated(bid) },
      ];
    }
    case 'deductible':
      return [
        { key: 'saleNet', amount: net(salePrice) },
        { key: 'bidNet', amount: negated(net(bid)) },
      ];
    case 'net':
      return [
        { key: 'saleNet', amount: net(salePrice) },
        { key: 'bid', amount: negated(bid) },
      ];
  }
}

/** The subtraction returns 0 for 0, and the unary minus would return -0. */
export const negated = (amount: Money): Money => (0 - amount) as Money;
