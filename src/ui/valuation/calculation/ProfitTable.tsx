import { observer } from 'mobx-react-lite';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { calculation, type CalculationInputs } from '../../../domain/valuation/Calculation';
import { isBreakEven } from '../../../domain/valuation/MaximumBid';
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
    <table className={styles.table}>
      <caption className="visually-hidden">{t('profitAt')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bid')}</th>
          <td />
          <th scope="col">{t('profit')}</th>
          <th scope="col">{t('margin')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, bid, profit, margin }) => (
          <tr key={at} data-loss={profit < 0 || undefined}>
            <th scope="row">{at === 'maximum' && isBreakEven(inputs) ? t('breakEvenBid') : t(`at.${at}`)}</th>
            <td translate="no">{money(bid)}</td>
            <td>
              <span translate="no">{money(profit)}</span>
              {profit < 0 && <span className={styles.loss}>{t('loss')}</span>}
            </td>
            <td>{margin === null ? '–' : percent(margin.toFixed(1))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
