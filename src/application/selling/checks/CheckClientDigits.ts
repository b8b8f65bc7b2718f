import { injectable } from 'inversify';
import { type CheckedNumber, checkedNumbersOf } from '../../../domain/selling/checks/CheckedNumber';
import type { ClientForm } from '../../../domain/selling/clients/ClientForm';
import { TaxIds } from '../../ports/TaxIds';

/** Says whether the check digits of a client's numbers do not fit. They are hints: the server decides. */
@injectable()
export class CheckClientDigits {
  constructor(private readonly taxIds: TaxIds) {}

  execute(form: ClientForm) {
    const { taxNumber, vatNumber } = checkedNumbersOf(form);
    return { taxNumber: this.isWrong(taxNumber), vatNumber: this.isWrong(vatNumber) };
  }

  private isWrong(number: CheckedNumber | null): boolean {
    return number !== null && !this.taxIds.fits(number);
  }
}
