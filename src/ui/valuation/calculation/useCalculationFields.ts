import { compareStructural, computed } from 'mobx';
import { useMemo } from 'react';
import { Calculations } from '../../../application/valuation/Calculations';
import type { HashId } from '../../../domain/offers/Offer';
import type { PartialChange } from '../../../domain/shared/PartialChange';
import type { CalculationInputs, OwnCalculation } from '../../../domain/valuation/Calculation';
import { useInjection } from '../../shared/useInjection';
import { useValueTexts } from '../useValueTexts';

/** What the fields of a calculation have in common. `onWrong` is called while one of them cannot be read. */
export interface CalculationFieldsProps {
  readonly hashId: HashId;
  /** It returns what to call afterwards. */
  readonly onWrong: () => () => void;
}

/** The values of a calculation and how to change them. Observable. An empty field follows the defaults. */
export function useCalculationFields({ hashId, onWrong }: CalculationFieldsProps) {
  const calculations = useInjection(Calculations);
  const texts = useValueTexts();
  return {
    own: calculations.own(hashId),
    defaults: calculations.defaults,
    texts,
    change: (changed: PartialChange<OwnCalculation>) => void calculations.edit(hashId, changed),
    amountField: { ...texts.amountField, onWrong },
    percentField: { ...texts.percentField, onWrong },
    targetField: { ...texts.targetField, onWrong },
  };
}

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
