import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { Acquisition } from '../../../domain/selling/margin/Acquisition';
import type { MarginSale, MarginSum, MarginWarning } from '../../../domain/selling/margin/MarginBook';
import { deliveryDateOf } from '../../../domain/selling/register/TaxMonth';
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
  /** The vehicle was delivered before it was bought. */
  const beforeAcquisition = (invoice: IssuedInvoice) =>
    t('warnings.beforeAcquisition', { date: calendarDate(deliveryDateOf(invoice)) });
  const boughtOn = ({ date, isDateLatest }: Pick<Acquisition, 'date' | 'isDateLatest'>) => {
    if (date === null) return '–';
    return isDateLatest ? t('latest', { date: calendarDate(date) }) : calendarDate(date);
  };
  return {
    beforeAcquisition,
    boughtOn,
    acquisitionTax,
    /** The day of an acquisition, and how it was taxed. */
    acquisitionLines: (acquisition: Acquisition | null) =>
      acquisition ? [boughtOn(acquisition), acquisition.supplier, acquisitionTax(acquisition.tax)] : [],
    /** Why the sums of the columns do not follow from one another. */
    sumNotes: ({ withoutMargin, unknown, regularVat }: MarginSum) => [
      regularVat !== null && t('regularVat', { amount: amount(regularVat) }),
      withoutMargin > 0 && t('withoutMargin', { count: withoutMargin }),
      unknown > withoutMargin && t('unknown', { count: unknown - withoutMargin }),
    ],
    warning: (warning: MarginWarning, { invoice, assigned, regularVat }: MarginSale) => {
      if (warning === 'beforeAcquisition') return beforeAcquisition(invoice);
      return warning === 'withVat' && regularVat !== null
        ? t('withVat', { amount: amount(regularVat) })
        : t(`warnings.${warning}`, {
            acquisitions: assigned.map(({ vehicle, vin }) => `${vehicle} ${vin}`.trim() || '–').join(', '),
          });
    },
    /** A dash for an amount that is not known. */
    amount: (money: Money | null) => (money === null ? '–' : amount(money)),
  };
}
