import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { amountText } from '../../../domain/selling/invoices/Vat';
import { decimalSign, type Language } from '../../../domain/shared/Language';
import type { Money } from '../../../domain/shared/Money';

export const printedAmount = (cents: number, language: Language): string =>
  amountText(cents as Money, decimalSign(language)).replace(/^-/, '−');

export const dateText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium' }).format(noonOf(date));
