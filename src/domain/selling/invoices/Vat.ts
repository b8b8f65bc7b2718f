import { type Money, moneyText } from '../../shared/Money';
import { proportion } from '../../shared/proportion';

/** In display order. */
export const vatOptions = [
  'unselected',
  'standard23',
  'reduced10',
  'reduced5',
  'marginalTaxation',
  'smallBusiness',
] as const;

export type VatOption = (typeof vatOptions)[number];

/** An invoice with such an option shows neither VAT nor net and gross amounts. */
export const isExempt = (option: VatOption): option is 'marginalTaxation' | 'smallBusiness' =>
  option === 'marginalTaxation' || option === 'smallBusiness';

/** Kinds of tax for which an invoice needs the same words of the law, so that one template fits them. */
export const wordingOf = (option: VatOption) => (isExempt(option) || option === 'unselected' ? option : 'taxed');

export type PriceType = 'net' | 'gross';

export interface Amounts {
  readonly net: Money;
  readonly vat: Money;
  /** Always the sum of net and VAT. */
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

/** In percent. */
export const vatRate = (option: VatOption): number => rates[option];

/**
 * Net, VAT and gross from a typed price. The typed price stays exact, the other one is rounded to the cent, and VAT is
 * the difference.
 */
export function vatAmounts(price: Money, priceType: PriceType, option: VatOption): Amounts {
  const rate = vatRate(option);
  const net = priceType === 'net' ? price : proportion(price, 100, 100 + rate);
  const gross = priceType === 'gross' ? price : proportion(price, 100 + rate, 100);
  return { net, vat: (gross - net) as Money, gross };
}

/** Formats an amount on an invoice, always with cents. */
export function amountText(amount: Money, decimalSign: ',' | '.'): string {
  const text = moneyText(amount, decimalSign);
  return amount % 100 === 0 ? text.replace(/\s€/, `${decimalSign}00$&`) : text;
}
