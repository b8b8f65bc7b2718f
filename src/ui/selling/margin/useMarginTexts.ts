import type { Acquisition } from '../../../domain/selling/margin/Acquisition';
import type { MarginSale, MarginSum, MarginWarning } from '../../../domain/selling/margin/MarginBook';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';

/** The words of the margin book. */
export function useMarginTexts() {
  const { t } = useTexts('sellingMargin');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const acquisitionTax = (tax: Acquisition['tax']) => t(`taxes.${tax}`);
  return {
    acquisitionTax,
    /** The day of an acquisition, and how it was taxed. */
    acquisitionLines: (acquisition: Acquisition | null) =>
      acquisition ? [acquisition.date ? calendarDate(acquisition.date) : '–', acquisitionTax(acquisition.tax)] : [],
    /** Why the sums of the columns do not follow from one another. */
    sumNotes: ({ withoutMargin, unknown }: MarginSum) => [
      withoutMargin > 0 && t('withoutMargin', { count: withoutMargin }),
      unknown > withoutMargin && t('unknown', { count: unknown - withoutMargin }),
    ],
    warning: (warning: MarginWarning, { assigned }: MarginSale) =>
      t(`warnings.${warning}`, {
        acquisitions: assigned.map(({ vehicle, vin }) => `${vehicle} ${vin}`.trim() || '–').join(', '),
      }),
    /** A dash for an amount that is not known. */
    amount: (money: Money | null) => (money === null ? '–' : amount(money)),
  };
}
