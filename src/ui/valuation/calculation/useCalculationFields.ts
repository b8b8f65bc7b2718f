import { Calculations } from '../../../application/valuation/Calculations';
import type { HashId } from '../../../domain/offers/Offer';
import type { PartialChange } from '../../../domain/shared/PartialChange';
import type { OwnCalculation } from '../../../domain/valuation/Calculation';
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
