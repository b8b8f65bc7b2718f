import type { Money } from '../shared/Money';

export const taxations = ['marginScheme', 'deductible', 'net'] as const;

/** How a purchase is taxed: by the margin scheme, with deductible VAT in the bid, or with a net bid. */
export type Taxation = (typeof taxations)[number];

/** The profit to reach: a percentage of the sale price, or an amount. */
export type TargetMargin = { readonly percent: number } | { readonly amount: Money };

/** What a calculation starts from. Rates are percentages. */
export interface CalculationDefaults {
  readonly taxation: Taxation;
  readonly vatRate: number;
  readonly transportPerKm: Money;
  readonly transportFloor: Money;
  readonly reconditioningBase: Money;
  /** For each point that the score is below 100. */
  readonly reconditioningPerPoint: Money;
  readonly fixedCosts: Money;
  readonly commissionRate: number;
  readonly commissionFloor: Money;
  readonly target: TargetMargin;
}

/** What the dealer typed for one offer. An absent key means the default, or what the offer says. */
export interface CalculationInputs {
  /** Gross. */
  readonly salePrice?: Money;
  readonly km?: number;
  readonly reconditioning?: Money;
  readonly fixedCosts?: Money;
  readonly taxation?: Taxation;
  readonly vatRate?: number;
  readonly target?: TargetMargin;
}
