import { observer } from 'mobx-react-lite';
import { ComparableStore } from '../../../application/valuation/ComparableStore';
import type { HashId } from '../../../domain/offers/Offer';
import { Disclosure } from '../../shared/Disclosure';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SalesTable } from '../SalesTable';
import { CalculationTables } from './CalculationTables';
import { CostFields } from './CostFields';
import styles from './MyCalculation.module.css';
import type { CalculationFieldsProps } from './useCalculationFields';

interface CalculationPartsProps extends CalculationFieldsProps {
  /** A field cannot be read, so nothing is calculated. */
  readonly isWrong: boolean;
}

/** What the maximum is made of, folded until the dealer asks for it. */
export function CalculationParts({ hashId, onWrong, isWrong }: CalculationPartsProps) {
  const { t } = useTexts('valuation');
  return (
    <Disclosure name={t('parts')} preference="calculationParts" staysRendered className={styles.calculation}>
      <CostFields hashId={hashId} onWrong={onWrong} />
      {!isWrong && <CalculationTables hashId={hashId} />}
      <FoundSales hashId={hashId} />
    </Disclosure>
  );
}

/** The sales behind the summary, each with its offer. Too few sales have no summary and are shown in its place. */
const FoundSales = observer(function FoundSales({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('valuation');
  const found = useInjection(ComparableStore).get(hashId, useNow());
  if (found?.summary.kind !== 'known') return null;
  return (
    <div>
      <h2 className={styles.subtitle}>{t('salesTable')}</h2>
      <SalesTable sales={found.sales} />
    </div>
  );
});
