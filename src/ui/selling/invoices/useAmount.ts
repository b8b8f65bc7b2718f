import { amountText } from '../../../domain/selling/invoices/AmountText';
import type { Money } from '../../../domain/shared/Money';
import { useTexts } from '../../shared/useTexts';

/** Writes amounts as they stand on an invoice, in the chosen language. */
export function useAmount(): (amount: Money) => string {
  const { language } = useTexts('selling');
  return amount => amountText(amount, language === 'en' ? '.' : ',');
}
