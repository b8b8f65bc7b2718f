import type { Dealer } from '../session/Dealer';
import { euros } from '../shared/Money';
import type { CalculationDefaults } from './Calculation';
import { usualVatRates } from './Taxation';

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
