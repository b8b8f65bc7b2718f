import type { Money } from '../../../src/domain/shared/Money';

/** Cents to the wire's euros; what is not said stays unsaid, and is then no key of the JSON at all. */
export function wireAmount<Amount extends Money | null | undefined>(amount: Amount): number | Exclude<Amount, Money>;
export function wireAmount(amount: Money | null | undefined): number | null | undefined {
  return amount === null || amount === undefined ? amount : amount / 100;
}

/** The wire's euros to cents. */
export function amountOf(euros: number): Money {
  return Math.round(euros * 100) as Money;
}
