import { type LocalDate, noonOf } from '../../../domain/selling/LocalDate';
import type { Language } from '../../../domain/shared/Language';
import { type Money, moneyText } from '../../../domain/shared/Money';

/** Money on an invoice always shows its cents. */
export function amountText(cents: number, language: Language): string {
  const sign = language === 'en' ? '.' : ',';
  const text = moneyText(cents as Money, sign);
  const whole = cents % 100 === 0 ? text.replace(/(\s*€)$/, `${sign}00$1`) : text;
  return whole.replace(/^-/, '−');
}

export const dateText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium' }).format(
    noonOf(date as LocalDate),
  );
