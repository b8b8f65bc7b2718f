import type { ProfitAtMinimum } from '../../application/valuation/Calculations';
import { decimalSign, type DecimalSign } from '../../domain/shared/Language';
import { type Money, toEuros } from '../../domain/shared/Money';
import { moneyIn } from '../../domain/shared/TypedNumber';
import type { ProfitTarget } from '../../domain/valuation/Calculation';
import { typedPercent, typedTarget } from '../../domain/valuation/Markup';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';

/** A typed cost. Null if the text is not an amount of 0 or more. */
function costIn(text: string, sign: DecimalSign | null = null): Money | null {
  const amount = moneyIn(text, sign);
  return amount === null || amount < 0 ? null : amount;
}

/** Parses kilometres and rounds them to whole ones. Null if the text is not a number of 0 to 99,999. */
export function kilometresIn(text: string): number | null {
  // Kilometres are written like euros: with separators between thousands, and with decimals.
  const amount = costIn(text.replace(/km\s*$/i, ''));
  const kilometres = amount === null ? NaN : Math.round(toEuros(amount));
  return kilometres <= 99_999 ? kilometres : null;
}

/** How values are written in their fields, in the current language, and what the fields of a kind have in common. */
export function useValueTexts() {
  const { t, language } = useTexts('valuation');
  const costHere = (text: string) => costIn(text, decimalSign(language));
  const { money, decimal, percent } = useFormat();
  const amount = (value: Money) => money(value).replace(/\s*€$/, '');
  const target = (value: ProfitTarget) => ('percent' in value ? percent(value.percent) : money(value.amount));
  return {
    amount,
    percent: decimal,
    target,
    amountField: { suffix: '€', inputMode: 'decimal', text: amount, read: costHere, problem: t('notAnAmount') },
    percentField: { suffix: '%', text: decimal, read: typedPercent, problem: t('notAPercentage') },
    targetField: { text: target, read: typedTarget, problem: t('notATarget') },
  } as const;
}

/** Returns the profit of a row, and what it is made from or what is missing for it. */
export function useProfitText(): (calculated: ProfitAtMinimum) => { readonly text: string; readonly source: string } {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  return ({ profit, missing }) =>
    missing === null
      ? { text: money(profit), source: t('profitSource') }
      : { text: `\u2264\u00a0${money(profit)}`, source: t(`profitMissing.${missing}`) };
}
