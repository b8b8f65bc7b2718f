import { inject, injectable } from 'inversify';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import {
  type CheckedNumber,
  checkedNumbersOf,
  checkedSellerNumber,
} from '../../../domain/selling/checks/CheckedNumber';
import type { DigitCheck, InvoiceFacts } from '../../../domain/selling/checks/InvoiceRule';
import { type CheckedInvoice, checkInvoice } from '../../../domain/selling/checks/InvoiceRules';
import { clientCountry, proposedCountry, vatIdCountry } from '../../../domain/selling/checks/SellerCountry';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { soldAcquisition } from '../../../domain/selling/margin/Acquisition';
import { localDate, localDateAt } from '../../../domain/shared/LocalDate';
import { BookStore } from '../../book/BookStore';
import { Clock } from '../../ports/Clock';
import { TaxIds } from '../../ports/TaxIds';
import { SessionStore } from '../../session/SessionStore';
import type { InvoiceFormState } from '../invoices/InvoiceFormState';
import { IssuedInvoices } from '../invoices/IssuedInvoices';
import { KeepAcquisition } from '../margin/KeepAcquisition';

/** Says what is probably wrong with an invoice before it is issued. It never prevents an invoice. */
@injectable()
export class CheckInvoice {
  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TaxIds) private readonly taxIds: TaxIds,
    @inject(KeepAcquisition) private readonly keepAcquisition: KeepAcquisition,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  execute(state: InvoiceFormState): CheckedInvoice {
    return checkInvoice(this.factsOf(state));
  }

  private factsOf(state: InvoiceFormState): InvoiceFacts {
    const { form, client, totals } = state;
    const { dealer } = this.session;
    const { sellerCountry } = this.bookStore.get('settings', TRADING_SETTINGS) ?? {};
    const buyerNumbers = client && checkedNumbersOf(client);
    return {
      today: localDateAt(this.clock.now()),
      invoiceNumber: form.invoiceNumber.trim() || null,
      earlierInvoices: this.numberUse(state),
      invoiceDate: localDate(form.invoiceDate),
      deliveryDate: localDate(form.deliveryDate),
      vatOption: totals === null ? null : form.vatOption,
      sellerCountry: sellerCountry ?? (dealer && proposedCountry(dealer)),
      buyerCountry: client && clientCountry(client.country, client.vatNumber),
      buyerType: client?.type ?? null,
      acquisitionTax: this.acquisitionTax(form),
      sellerNumber: this.sellerNumber(),
      buyerVatId: buyerNumbers && this.digitsOf(buyerNumbers.vatNumber),
      buyerVatIdCountry: client && vatIdCountry(client.vatNumber),
      buyerNip: buyerNumbers && this.digitsOf(buyerNumbers.taxNumber),
    };
  }

  /** An invoice that is being sent is among the issued ones, and would be found as a doublet of itself. */
  private numberUse({ numbered, takesInput }: InvoiceFormState): InvoiceFacts['earlierInvoices'] {
    if (numbered.number.trim() === '') return null;
    if (!takesInput) return { usedFor: null, otherYear: null, skipped: null };
    const { usedBy, otherYear, skipped } = this.issued.aboutNumber(numbered);
    if (!usedBy && this.issued.status !== 'read') return null;
    return { usedFor: usedBy?.clientName ?? null, otherYear, skipped };
  }

  private acquisitionTax(form: InvoiceForm): InvoiceFacts['acquisitionTax'] {
    const tax = soldAcquisition(this.keepAcquisition.unsold, form)?.tax ?? 'unknown';
    return tax === 'unknown' ? null : tax;
  }

  /** Null if the dealer has not said what the number in the profile is, and the number does not show it either. */
  private sellerNumber(): DigitCheck | null {
    const ftin = this.session.dealer?.ftin ?? '';
    const { taxNumberKind } = this.bookStore.get('settings', TRADING_SETTINGS) ?? {};
    if (taxNumberKind === undefined && ftin.trim() !== '' && vatIdCountry(ftin) === '') return null;
    return this.digitsOf(checkedSellerNumber(ftin, taxNumberKind ?? 'vatId'));
  }

  private digitsOf(number: CheckedNumber | null): DigitCheck {
    if (number === null) return 'none';
    return this.taxIds.fits(number) ? 'fit' : 'wrong';
  }
}
