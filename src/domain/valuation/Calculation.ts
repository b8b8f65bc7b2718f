import type { Whereabouts } from '../offers/vehicle/MapPoint';
import type { Dealer } from '../session/Profile';
import { euros, type Money } from '../shared/Money';
import { proportion } from '../shared/proportion';
import { type Position, type RoadDistance, roadDistance } from './Distance';
import { negated, type Taxation, type TaxedLine, taxedLines, usualVatRates } from './Taxation';

/** The profit that the dealer wants: percent of the sale price with up to two decimals, or an amount. */
export type ProfitTarget = { readonly percent: number } | { readonly amount: Money };

/** The dealer's usual assumptions. Costs are net and not negative, rates are percent with up to two decimals. */
export interface CalculationDefaults {
  readonly taxation: Taxation;
  /** 0 to 100 */
  readonly vatRate: number;
  readonly transportFloor: Money;
  readonly transportPerKm: Money;
  readonly reconditioningBase: Money;
  /** For each point that the score is below 100. */
  readonly reconditioningPerPoint: Money;
  readonly fixedCosts: Money;
  /** Of the bid. */
  readonly commissionRate: number;
  readonly commissionFloor: Money;
  readonly target: ProfitTarget;
}

/** What the dealer typed for one offer. A missing key follows the defaults. */
export interface OwnCalculation extends Partial<CalculationDefaults> {
  /** The expected sale price, gross. */
  readonly salePrice?: Money;
  /** The distance to drive. */
  readonly km?: number;
  /** Where the vehicle is, as its page said, because the row does not say it. */
  readonly place?: Position;
}

export interface CalculationInputs extends CalculationDefaults {
  readonly salePrice: Money;
  /** Null if it is not known. Transport then costs its floor. */
  readonly distance: RoadDistance | null;
  /** 0 to 100. Null if there is none. Reconditioning then costs its base. */
  readonly score: number | null;
}

/** What is known about the way to an offer and its condition. */
export interface CalculationFacts {
  readonly score: number | null;
  readonly yard: Position | null;
  /** Null if the offer's page is not loaded. */
  readonly whereabouts: Whereabouts | null;
}

/** The inputs for one offer. Null if there is no sale price. */
export function calculationInputs(
  defaults: CalculationDefaults,
  { km, salePrice, ...own }: OwnCalculation,
  { score, yard, whereabouts }: CalculationFacts,
): CalculationInputs | null {
  if (salePrice === undefined) return null;
  return { ...defaults, ...own, salePrice, score, distance: roadDistance(km ?? null, yard, whereabouts) };
}

/**
 * A signed part of the profit. The line of transport also has the distance, and the line of reconditioning the score,
 * from which its amount is computed.
 */
export type CalculationLine =
  | TaxedLine
  | { readonly key: 'transport'; readonly amount: Money; readonly distance: RoadDistance | null }
  | { readonly key: 'reconditioning'; readonly amount: Money; readonly score: number | null }
  | { readonly key: 'fixedCosts' | 'commission'; readonly amount: Money };

export interface Calculation {
  readonly lines: readonly CalculationLine[];
  /** Always the sum of the lines. */
  readonly profit: Money;
  /** The profit in percent of the sale price with one decimal. Null if the sale price is 0. */
  readonly margin: number | null;
}

/** The profit if the dealer buys for `bid`. */
export function calculation(inputs: CalculationInputs, bid: Money): Calculation {
  const { distance, score, salePrice } = inputs;
  const lines: readonly CalculationLine[] = [
    ...taxedLines(inputs, bid),
    { key: 'transport', amount: negated(transportCost(inputs)), distance },
    { key: 'reconditioning', amount: negated(reconditioning(inputs)), score },
    { key: 'fixedCosts', amount: negated(inputs.fixedCosts) },
    { key: 'commission', amount: negated(commission(inputs, bid)) },
  ];
  const profit = lines.reduce((sum, { amount }) => sum + amount, 0) as Money;
  return { lines, profit, margin: salePrice > 0 ? proportion(profit, 1000, salePrice) / 10 : null };
}

export const targetProfit = ({ target, salePrice }: Pick<CalculationInputs, 'target' | 'salePrice'>): Money =>
  'amount' in target ? target.amount : proportion(salePrice, target.percent, 100);

/** What it costs to fetch the vehicle. An unknown distance costs the floor. */
export function transportCost({
  transportFloor,
  transportPerKm,
  distance,
}: Pick<CalculationInputs, 'transportFloor' | 'transportPerKm' | 'distance'>): Money {
  return Math.max(transportFloor, proportion(transportPerKm, distance?.km ?? 0, 1)) as Money;
}

function reconditioning({ reconditioningBase, reconditioningPerPoint, score }: CalculationInputs): Money {
  const missing = score === null ? 0 : 100 - Math.min(Math.max(score, 0), 100);
  return (reconditioningBase + proportion(reconditioningPerPoint, missing, 1)) as Money;
}

/** The part of the marketplace, on top of the bid. */
export function commission(
  { commissionRate, commissionFloor }: Pick<CalculationDefaults, 'commissionRate' | 'commissionFloor'>,
  bid: Money,
): Money {
  return Math.max(commissionFloor, proportion(bid, commissionRate, 100)) as Money;
}

/** The assumptions of a dealer who has set none: the VAT rate of the dealer's country, no costs and no profit. */
export function unsetCalculation(dealer: Pick<Dealer, 'zipCode'> | null): CalculationDefaults {
  return {
    taxation: 'marginScheme',
    vatRate: usualVatRates[isPolishZipCode(dealer?.zipCode ?? '') ? 'pl' : 'de'][0],
    transportFloor: euros(0),
    transportPerKm: euros(0),
    reconditioningBase: euros(0),
    reconditioningPerPoint: euros(0),
    fixedCosts: euros(0),
    commissionRate: 0,
    commissionFloor: euros(0),
    target: { percent: 0 },
  };
}

/** The profile has no country, but only Polish zip codes look like 00-950. */
export const isPolishZipCode = (zipCode: string): boolean => /^(PL[- ]?)?\d{2}-\d{3}$/i.test(zipCode.trim());
