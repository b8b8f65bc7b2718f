import { euros } from '../shared/Money';
import type { CalculationDefaults } from './Calculation';

/** The assumptions of a dealer who has set none: no costs and no profit. */
export const unsetCalculation: CalculationDefaults = {
  taxation: 'marginScheme',
  vatRate: 19,
  transportFloor: euros(0),
  transportPerKm: euros(0),
  reconditioningBase: euros(0),
  reconditioningPerPoint: euros(0),
  fixedCosts: euros(0),
  commissionRate: 0,
  commissionFloor: euros(0),
  target: { percent: 0 },
};
