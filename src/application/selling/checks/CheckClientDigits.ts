import { inject, injectable } from 'inversify';
import { checkedNip, type CheckedNumber, checkedVatId } from '../../../domain/selling/checks/CheckedNumber';
import { clientCountry } from '../../../domain/selling/checks/SellerCountry';
import type { ClientForm } from '../../../domain/selling/clients/ClientForm';
import { TaxIds } from '../../ports/TaxIds';

/** Says whether the check digits of a client's numbers do not fit. They are hints: the server decides. */
@injectable()
export class CheckClientDigits {
  constructor(@inject(TaxIds) private readonly taxIds: TaxIds) {}

  execute({ type, country, taxNumber, vatNumber }: ClientForm) {
    const home = clientCountry(country, vatNumber);
    const isNip = type === 'company' && home === 'pl';
    return {
      taxNumber: this.isWrong(isNip ? checkedNip(taxNumber) : null),
      vatNumber: this.isWrong(checkedVatId(vatNumber, home)),
    };
  }

  private isWrong(number: CheckedNumber | null): boolean {
    return number !== null && !this.taxIds.fits(number);
  }
}
