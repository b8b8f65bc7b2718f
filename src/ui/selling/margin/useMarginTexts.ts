import type { MarginSale, MarginWarning } from '../../../domain/selling/margin/MarginBook';
import type { PurchaseTax } from '../../../domain/selling/margin/Purchase';
import type { Money } from '../../../domain/shared/Money';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';

/** The words of the margin book. */
export function useMarginTexts() {
  const { t } = useTexts('sellingMargin');
  const amount = useAmount();
  return {
    purchaseTax: (tax: PurchaseTax) => t(`taxes.${tax}`),
    warning: (warning: MarginWarning, { assigned }: MarginSale) =>
      t(`warnings.${warning}`, {
        purchases: assigned.map(({ vehicle, vin }) => `${vehicle} ${vin}`.trim() || '–').join(', '),
      }),
    /** A dash for an amount that is not known. */
    amount: (money: Money | null) => (money === null ? '–' : amount(money)),
  };
}
