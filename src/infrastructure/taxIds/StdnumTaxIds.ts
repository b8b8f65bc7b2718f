import { validate as validateVatId } from 'stdnum/lib/cjs/de/vat';
import { validate as validateNip } from 'stdnum/lib/cjs/pl/nip';
import type { TaxIds } from '../../application/ports/TaxIds';
import type { CheckedKind, CheckedNumber } from '../../domain/selling/checks/CheckedNumber';

const validate: Readonly<Record<CheckedKind, (digits: string) => { readonly isValid: boolean }>> = {
  germanVatId: validateVatId,
  polishNip: validateNip,
};

/** The library has a file for each kind of number, so only these two are part of the app. */
export class StdnumTaxIds implements TaxIds {
  fits({ kind, digits }: CheckedNumber): boolean {
    return /^\d+$/.test(digits) && validate[kind](digits).isValid;
  }
}
