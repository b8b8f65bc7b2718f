import type { TaxIds } from '../../application/ports/TaxIds';
import type { CheckedKind, CheckedNumber } from '../../domain/selling/checks/CheckedNumber';
import { germanCheckDigit, nipCheckDigit } from '../market/people/checkDigits';

const fits: Readonly<Record<CheckedKind, (digits: string) => boolean>> = {
  germanVatId: digits => /^\d{9}$/.test(digits) && germanCheckDigit(digits.slice(0, 8)) === Number(digits[8]),
  polishNip: digits => /^\d{10}$/.test(digits) && nipCheckDigit(digits.slice(0, 9)) === Number(digits[9]),
};

export class InMemoryTaxIds implements TaxIds {
  fits({ kind, digits }: CheckedNumber): boolean {
    return fits[kind](digits);
  }
}
