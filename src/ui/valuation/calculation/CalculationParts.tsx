import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ComparableStore } from '../../../application/valuation/ComparableStore';
import type { HashId } from '../../../domain/offers/Offer';
import type { CalculationInputs } from '../../../domain/valuation/Calculation';
import { maximumBid } from '../../../domain/valuation/MaximumBid';
import { Disclosure } from '../../shared/Disclosure';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SalesTable } from '../SalesTable';
import { CostFields } from './CostFields';
import { LineTable } from './LineTable';
import styles from './MyCalculation.module.css';
import { ProfitTable } from './ProfitTable';
import type { CalculationFieldsProps } from './useCalculationFields';
import { useCalculationInputs } from './useCalculationInputs';

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
      {!isWrong && <Tables hashId={hashId} />}
      <FoundSales hashId={hashId} />
    </Disclosure>
  );
}

const Tables = observer(function Tables({ hashId }: { readonly hashId: HashId }) {
  const inputs = useCalculationInputs(hashId);
  return typeof inputs === 'string' ? null : <KnownTables hashId={hashId} inputs={inputs} />;
});

interface KnownTablesProps {
  readonly hashId: HashId;
  readonly inputs: CalculationInputs;
}

function KnownTables({ hashId, inputs }: KnownTablesProps) {
  const { t } = useTexts('valuation');
  const maximum = useMemo(() => maximumBid(inputs), [inputs]);
  return (
    <>
      <ProfitTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <LineTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <p className={styles.note}>{t('noTaxAdvice')}</p>
    </>
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
