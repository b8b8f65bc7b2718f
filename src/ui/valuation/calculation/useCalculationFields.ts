import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import { type CalculationChange, EditCalculation } from '../../../application/valuation/EditCalculation';
import type { HashId } from '../../../domain/offers/Offer';
import { typedPercent } from '../../../domain/valuation/Markup';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { costIn, useValueTexts } from '../useValueTexts';

/** What the fields of a calculation have in common. `onWrong` is called while one of them cannot be read. */
export interface CalculationFieldsProps {
  readonly hashId: HashId;
  /** It returns what to call afterwards. */
  readonly onWrong: () => () => void;
}

/** The values of a calculation and how to change them. Observable. An empty field follows the defaults. */
export function useCalculationFields({ hashId, onWrong }: CalculationFieldsProps) {
  const { t } = useTexts('valuation');
  const calculate = useInjection(CalculateOffer);
  const edit = useInjection(EditCalculation);
  const texts = useValueTexts();
  return {
    own: calculate.own(hashId),
    defaults: calculate.defaults,
    texts,
    change: (changed: CalculationChange) => void edit.execute(hashId, changed),
    /** For a field that takes an amount. */
    amountField: {
      suffix: '€',
      inputMode: 'decimal',
      text: texts.amount,
      read: costIn,
      problem: t('notAnAmount'),
      onWrong,
    },
    /** For a field that takes a percentage. */
    percentField: { suffix: '%', text: texts.percent, read: typedPercent, problem: t('notAPercentage'), onWrong },
  } as const;
}
