import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import { EditCalculation } from '../../../application/valuation/EditCalculation';
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
  const calculate = useInjection(CalculateOffer);
  const edit = useInjection(EditCalculation);
  const texts = useValueTexts();
  return {
    own: calculate.own(hashId),
    defaults: calculate.defaults,
    texts,
    change: (changed: PartialChange<OwnCalculation>) => void edit.execute(hashId, changed),
    amountField: { ...texts.amountField, onWrong },
    percentField: { ...texts.percentField, onWrong },
    targetField: { ...texts.targetField, onWrong },
  };
}
