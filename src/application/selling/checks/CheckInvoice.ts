import { inject, injectable } from 'inversify';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import {
  checkedNip,
  type CheckedNumber,
  checkedSellerNumber,
  checkedVatId,
} from '../../../domain/selling/checks/CheckedNumber';
import type { InvoiceFacts } from '../../../domain/selling/checks/InvoiceRule';
import { invoiceFindings } from '../../../domain/selling/checks/InvoiceRules';
import { taxRegionOf } from '../../../domain/selling/checks/TaxRegion';
import { skippedNumber } from '../../../domain/selling/invoices/InvoiceNumber';
import { localDate, localDateAt } from '../../../domain/selling/invoices/LocalDate';
import { BookStore } from '../../book/BookStore';
import { Clock } from '../../ports/Clock';
import { TaxIds } from '../../ports/TaxIds';
import { SessionStore } from '../../session/SessionStore';
import type { InvoiceFormState } from '../invoices/InvoiceFormState';
import { InvoiceStore } from '../invoices/InvoiceStore';

/** Says what is probably wrong with an invoice before it is issued. It never prevents an invoice. */
@injectable()
export class CheckInvoice {
  constructor(
    @inject(InvoiceStore) private readonly store: InvoiceStore,
    @inject(BookStore) private readonly book: BookStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TaxIds) private readonly taxIds: TaxIds,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  execute(state: InvoiceFormState) {
    return invoiceFindings(this.factsOf(state));
  }

  private factsOf({ form, client, totals, today: openedOn }: InvoiceFormState): InvoiceFacts {
    const { sellerCountry = null, taxNumberKind = null } = this.book.get('settings', TRADING_SETTINGS) ?? {};
    const buyerRegion = client && taxRegionOf(client.country, client.vatNumber);
    const invoiceDate = localDate(form.invoiceDate);
    const numbered = { number: form.invoiceNumber, date: invoiceDate ?? openedOn };
    const isPolishCompany = client?.type === 'company' && buyerRegion === 'pl';
    return {
      today: localDateAt(this.clock.now()),
      invoiceDate,
      deliveryDate: localDate(form.deliveryDate),
      usedFor: this.store.usedFor(form.invoiceNumber)?.clientName ?? null,
      skippedNumber: skippedNumber(numbered, this.store.issuedInvoices),
      vatOption: totals === null ? null : form.vatOption,
      sellerCountry,
      buyerRegion,
      buyerType: client?.type ?? null,
      isSellerNumberValid: this.fits(checkedSellerNumber(this.session.dealer?.ftin ?? '', taxNumberKind)),
      isBuyerVatIdValid: this.fits(client && checkedVatId(client.vatNumber, buyerRegion)),
      isBuyerNipValid: this.fits(isPolishCompany ? checkedNip(client.taxNumber) : null),
    };
  }

  private fits(number: CheckedNumber | null): boolean | null {
    return number && this.taxIds.fits(number);
  }
}
