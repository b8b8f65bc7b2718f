import { euros, type Money } from '../../shared/Money';

type TypedMoney =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly money: Money }
  /** Not an amount, or it has fractions of a cent or exceeds 999 999 999,99 €. */
  | { readonly kind: 'unreadable' };

const PLAIN = /^(\d{0,9})(?:[.,](\d{0,2}))?$/;
/** The same separator between all groups of thousands, and a different one before the cents. */
const GROUPED = /^([1-9]\d{0,2})([ .,'])(\d{3}(?:\2\d{3})?)(?:(?!\2)[.,](\d{0,2}))?$/;

/**
 * Parses euros in German, Polish or British notation, independent of the app's language. A single separator before
 * exactly three digits separates thousands, because there are no thousandths of a euro. `,-` stands for no cents.
 */
export function typedMoney(text: string): TypedMoney {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/[’`´]/g, "'")
    .replace(/^ ?(?:€|eur)|(?:€|eur) ?$/i, '')
    .trim()
    .replace(/^[-−] ?/, '-')
    .replace(/(?<=\d) ?,[-–—]{1,2}$/, '');
  if (bare === '') return { kind: text.trim() === '' ? 'empty' : 'unreadable' };
  const isNegative = bare.startsWith('-');
  const size = isNegative ? bare.slice(1) : bare;
  const plain = PLAIN.exec(size);
  const [whole, cents] = plain ? [plain[1], plain[2]] : groupsOf(size);
  if (`${whole ?? ''}${cents ?? ''}` === '') return { kind: 'unreadable' };
  const amount = Number(`${whole || '0'}.${cents || '0'}`);
  return { kind: 'read', money: euros(isNegative ? -amount : amount) };
}

/** The typed amount. Null if it is empty or unreadable. */
export function moneyIn(text: string): Money | null {
  const typed = typedMoney(text);
  return typed.kind === 'read' ? typed.money : null;
}

function groupsOf(size: string): readonly (string | undefined)[] {
  const [, first = '', , rest = '', cents] = GROUPED.exec(size) ?? [];
  return [first + rest.replace(/\D/g, ''), cents];
}
