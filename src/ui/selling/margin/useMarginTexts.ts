import type { MarginSale, MarginSum, MarginWarning } from '../../../domain/selling/margin/MarginBook';
import type { Purchase } from '../../../domain/selling/margin/Purchase';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';

/** The words of the margin book. */
export function useMarginTexts() {
  const { t } = useTexts('sellingMargin');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const purchaseTax = (tax: Purchase['tax']) => t(`taxes.${tax}`);
  return {
    purchaseTax,
    /** The day of a purchase, and how it was taxed. */
    purchaseLines: (purchase: Purchase | null) =>
      purchase ? [purchase.date ? calendarDate(purchase.date) : '–', purchaseTax(purchase.tax)] : [],
    /** Why the sums of the columns do not follow from one another. */
    sumNotes: ({ withoutMargin, unknown }: MarginSum) => [
      withoutMargin > 0 && t('withoutMargin', { count: withoutMargin }),
      unknown > withoutMargin && t('unknown', { count: unknown - withoutMargin }),
    ],
    warning: (warning: MarginWarning, { assigned }: MarginSale) =>
      t(`warnings.${warning}`, {
        purchases: assigned.map(({ vehicle, vin }) => `${vehicle} ${vin}`.trim() || '–').join(', '),
      }),
    /** A dash for an amount that is not known. */
    amount: (money: Money | null) => (money === null ? '–' : amount(money)),
  };
}
