import { kitClass } from '../../kit/kitElement';
import { Disclosure } from '../../shared/Disclosure';
import { useTexts } from '../../shared/texts/useTexts';
import { CalculationTables } from './CalculationTables';
import { CostFields } from './CostFields';
import type { CalculationFieldsProps } from './useCalculationFields';

interface CalculationPartsProps extends CalculationFieldsProps {
  /** A field cannot be read, so nothing is calculated. */
  readonly isWrong: boolean;
}

/** What the maximum is made of, folded until the dealer asks for it. */
export function CalculationParts({ hashId, onWrong, isWrong }: CalculationPartsProps) {
  const { t } = useTexts('valuation');
  return (
    <Disclosure
      name={t('parts')}
      preference="calculationParts"
      staysRendered
      className={kitClass({ display: 'stack', gap: 3, minWidth: 0 })}
    >
      <CostFields hashId={hashId} onWrong={onWrong} />
      {!isWrong && <CalculationTables hashId={hashId} />}
    </Disclosure>
  );
}
