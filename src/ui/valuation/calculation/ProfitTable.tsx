import { observer } from 'mobx-react-lite';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { calculation, type CalculationInputs } from '../../../domain/valuation/Calculation';
import { isBreakEven } from '../../../domain/valuation/MaximumBid';
import { DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './MyCalculation.module.css';
import { useAmounts } from './useAmounts';

interface ProfitTableProps {
  readonly hashId: HashId;
  readonly inputs: CalculationInputs;
  readonly maximum: Money | null;
}

/** The profit and the margin at each amount that the dealer may bid now. */
export const ProfitTable = observer(function ProfitTable({ hashId, inputs, maximum }: ProfitTableProps) {
  const { t } = useTexts('valuation');
  const { money, percent } = useFormat();
  const amounts = useAmounts(hashId, maximum);
  const rows = (['minimum', 'typed', 'limit', 'maximum'] as const).flatMap(at => {
    const bid = amounts[at];
    return bid === null ? [] : { at, bid, ...calculation(inputs, bid) };
  });
  return (
    <DataTable
      label={t('profitAt')}
      rows={rows}
      keyOf={({ at }) => at}
      columns={[
        {
          name: t('bid'),
          cell: ({ at }) => (at === 'maximum' && isBreakEven(inputs) ? t('breakEvenBid') : t(`at.${at}`)),
        },
        { name: '', kind: 'number', cell: ({ bid }) => money(bid) },
        {
          name: t('profit'),
          kind: 'number',
          cell: ({ profit }) => (
            <>
              <span>{money(profit)}</span>
              {profit < 0 && (
                <span className={styles.loss} translate="yes">
                  {t('loss')}
                </span>
              )}
            </>
          ),
        },
        {
          name: t('margin'),
          kind: 'number',
          cell: ({ margin }) => (margin === null ? '–' : percent(margin.toFixed(1))),
        },
      ]}
      variant="plain"
    />
  );
});
