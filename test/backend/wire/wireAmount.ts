import type { Money } from '../../../src/domain/shared/Money';

/** Converts cents to euro for the wire; undefined stays undefined and becomes no key in the JSON. */
export function wireAmount<Amount extends Money | null | undefined>(amount: Amount): number | Exclude<Amount, Money>;
export function wireAmount(amount: Money | null | undefined): number | null | undefined {
  return amount === null || amount === undefined ? amount : amount / 100;
}

/** Converts euro from the wire to cents. */
export function amountOf(euros: number): Money {
  return Math.round(euros * 100) as Money;
}
