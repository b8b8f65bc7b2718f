import { euros, type Money, toEuros } from './Money';
import { typedNumber } from './TypedNumber';

type TypedMoney =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly money: Money }
  /** Not one amount, or it has fractions of a cent or exceeds 999 999 999,99 €. */
  | { readonly kind: 'unreadable' };

const MOST_DIGITS = 9;

/** Parses the only amount of a text in euros, in German, Polish or British notation and independent of the app's language. */
export function typedMoney(text: string): TypedMoney {
  if (text.trim() === '') return { kind: 'empty' };
  const number = typedNumber(text);
  if (typeof number === 'string') return { kind: 'unreadable' };
  const { whole, fraction, isNegative } = number;
  if (whole.length > MOST_DIGITS || fraction.length > 2) return { kind: 'unreadable' };
  const amount = Number(`${whole || '0'}.${fraction || '0'}`);
  return { kind: 'read', money: euros(isNegative ? -amount : amount) };
}

/** An amount as a dealer types it. '' if there is none. */
export const moneyInput = (amount: Money | null, sign: ',' | '.'): string =>
  amount === null ? '' : toEuros(amount).toFixed(2).replace('.', sign);

/** The typed amount. Null if it is empty or unreadable. */
export function moneyIn(text: string): Money | null {
  const typed = typedMoney(text);
  return typed.kind === 'read' ? typed.money : null;
}
