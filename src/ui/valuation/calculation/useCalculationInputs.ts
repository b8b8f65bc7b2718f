import { compareStructural, computed } from 'mobx';
import { useMemo } from 'react';
import { Calculations } from '../../../application/valuation/Calculations';
import type { HashId } from '../../../domain/offers/Offer';
import type { CalculationInputs } from '../../../domain/valuation/Calculation';
import { useInjection } from '../../shared/useInjection';

/** The inputs of a calculation, or what is missing. The same object until an input changes, as few pushes do. */
export function useCalculationInputs(hashId: HashId): CalculationInputs | 'noSalePrice' | 'noTransport' {
  const calculations = useInjection(Calculations);
  const derived = useMemo(
    () => computed(() => calculations.inputsOf(hashId), { equals: compareStructural }),
    [calculations, hashId],
  );
  const inputs = derived.get();
  if (inputs === null) return 'noSalePrice';
  return calculations.isTransportKnown(hashId) ? inputs : 'noTransport';
}
