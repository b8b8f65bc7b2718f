import { compareStructural, computed } from 'mobx';
import { useMemo } from 'react';
import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import type { HashId } from '../../../domain/offers/Offer';
import type { CalculationInputs } from '../../../domain/valuation/Calculation';
import { useInjection } from '../../shared/useInjection';

/** The inputs of a calculation, or what is missing. The same object until an input changes, as few pushes do. */
export function useCalculationInputs(hashId: HashId): CalculationInputs | 'noSalePrice' | 'noTransport' {
  const calculate = useInjection(CalculateOffer);
  const derived = useMemo(
    () => computed(() => calculate.execute(hashId), { equals: compareStructural }),
    [calculate, hashId],
  );
  const inputs = derived.get();
  if (inputs === null) return 'noSalePrice';
  return calculate.isTransportKnown(hashId) ? inputs : 'noTransport';
}
