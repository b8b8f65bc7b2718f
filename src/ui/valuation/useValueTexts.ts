import { bidAmountText } from '../../domain/bidding/BidAmount';
import { moneyIn } from '../../domain/selling/invoices/MoneyInput';
import type { Money } from '../../domain/shared/Money';
import type { ProfitTarget } from '../../domain/valuation/Calculation';
import { useFormat } from '../shared/useFormat';

/** A typed cost. Null if the text is not an amount of 0 or more. */
export function costIn(text: string): Money | null {
  const amount = moneyIn(text);
  return amount === null || amount < 0 ? null : amount;
}

/** Parses whole km. Null for other texts. */
export function kilometresIn(text: string): number | null {
  const digits = /^(\d[\d\s.,]*?)\s*(?:km)?$/i.exec(text.trim())?.[1]?.replace(/\D/g, '') ?? '';
  return digits === '' || digits.length > 5 ? null : Number(digits);
}

/** How values are written in their fields, in the current language. */
export function useValueTexts() {
  const { money, decimal } = useFormat();
  const amount = (value: Money) => (value % 100 === 0 && value > 0 ? bidAmountText(value) : bare(money(value)));
  return {
    amount,
    percent: decimal,
    target: (target: ProfitTarget) =>
      'percent' in target ? `${decimal(target.percent)}\u00a0%` : money(target.amount),
  };
}

const bare = (text: string): string => text.replace(/\s*€$/, '');
