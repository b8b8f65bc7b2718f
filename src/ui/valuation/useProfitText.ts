import type { ProfitAtMinimum } from '../../application/valuation/Calculations';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';

/** Returns the profit of a row, and what it is made from or what is missing for it. */
export function useProfitText(): (calculated: ProfitAtMinimum) => { readonly text: string; readonly source: string } {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  return ({ profit, missing }) =>
    missing === null
      ? { text: money(profit), source: t('profitSource') }
      : { text: `\u2264\u00a0${money(profit)}`, source: t(`profitMissing.${missing}`) };
}
