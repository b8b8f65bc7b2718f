import type { ClientValues } from '../clients/ClientValues';
import { clientCountry, plainNumber, type TaxNumberKind } from './SellerCountry';

/** The numbers whose check digits are known here. */
export type CheckedKind = 'germanVatId' | 'polishNip';

/** A number to check: its digits without the country. */
export interface CheckedNumber {
  readonly kind: CheckedKind;
  readonly digits: string;
}

/** A VAT id that starts with its country, or else belongs to a client of this country. Null if it cannot be checked. */
function checkedVatId(text: string, home: string | null): CheckedNumber | null {
  const plain = plainNumber(text);
  if (plain === '') return null;
  const country = /^[A-Z]{2}/.exec(plain)?.[0] ?? home?.toUpperCase();
  const digits = plain.replace(/^[A-Z]{2}/, '');
  if (country === 'DE') return { kind: 'germanVatId', digits };
  return country === 'PL' ? { kind: 'polishNip', digits } : null;
}

/** A NIP, with or without its country. Null if it is blank. */
function checkedNip(text: string): CheckedNumber | null {
  const digits = plainNumber(text).replace(/^PL/, '');
  return digits === '' ? null : { kind: 'polishNip', digits };
}

/** A German tax number has no check digit that all states share. */
export function checkedSellerNumber(text: string, kind: TaxNumberKind | null): CheckedNumber | null {
  if (kind === 'nip') return checkedNip(text);
  return kind === 'vatId' ? checkedVatId(text, null) : null;
}

/** The numbers of a client that can be checked. A company in Poland has a NIP. */
export function checkedNumbersOf({ type, country, taxNumber, vatNumber }: ClientValues) {
  const home = clientCountry(country, vatNumber);
  const isPolishCompany = type === 'company' && home === 'pl';
  return { taxNumber: isPolishCompany ? checkedNip(taxNumber) : null, vatNumber: checkedVatId(vatNumber, home) };
}

/** Whether the check digits of a client's numbers are wrong. They are hints: the server decides. */
export function wrongDigits(form: ClientValues, fits: (number: CheckedNumber) => boolean) {
  const { taxNumber, vatNumber } = checkedNumbersOf(form);
  const isWrong = (number: CheckedNumber | null) => number !== null && !fits(number);
  return { taxNumber: isWrong(taxNumber), vatNumber: isWrong(vatNumber) };
}
