import { amountText } from '../../../../domain/selling/invoices/Vat';
import { decimalSign } from '../../../../domain/shared/Language';
import type { Money } from '../../../../domain/shared/Money';
import { useTexts } from '../../../shared/texts/useTexts';

/** Formats amounts as on an invoice, in the current language. */
export function useAmount(): (amount: Money) => string {
  const { language } = useTexts('selling');
  return amount => amountText(amount, decimalSign(language));
}
