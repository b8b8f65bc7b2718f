import { injectable } from 'inversify';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { type CheckedNumber, checkedSellerNumber } from '../../../domain/selling/checks/CheckedNumber';
import { checkedDeposit, type DigitCheck, type InvoiceFacts } from '../../../domain/selling/checks/InvoiceRule';
import { type CheckedInvoice, checkInvoice, type InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { buyerFacts, issuedFacts } from '../../../domain/selling/checks/issuedFacts';
import { homeCountry, vatIdCountry } from '../../../domain/selling/checks/SellerCountry';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { soldAcquisition } from '../../../domain/selling/margin/Acquisition';
import { localDate } from '../../../domain/shared/LocalDate';
import type { Money } from '../../../domain/shared/Money';
import { moneyIn } from '../../../domain/shared/TypedNumber';
import { BookStore } from '../../book/BookStore';
import { Clock } from '../../ports/Clock';
import { TaxIds } from '../../ports/TaxIds';
import { SessionStore } from '../../session/SessionStore';
import { deviceToday } from '../../shared/deviceToday';
import type { EditedInvoice } from '../invoices/EditedInvoice';
import { IssuedInvoices } from '../invoices/IssuedInvoices';
import { Acquisitions } from '../margin/Acquisitions';

/** Says what is probably wrong with an invoice before it is issued. It never prevents an invoice. */
@injectable()
export class CheckInvoice {
  constructor(
    private readonly issued: IssuedInvoices,
    private readonly bookStore: BookStore,
    private readonly session: SessionStore,
    private readonly taxIds: TaxIds,
    private readonly acquisitions: Acquisitions,
    private readonly clock: Clock,
  ) {}

  check(state: EditedInvoice): CheckedInvoice {
    return checkInvoice(this.factsOf(state));
  }

  /** What to ask about before the invoice is issued. What is not typed by then is missing. */
  warningsAtIssue(state: EditedInvoice): readonly InvoiceFinding[] {
    const facts = this.factsOf(state);
    const { price, deposit, vehicle } = facts;
    const final = {
      price: price ?? (0 as Money),
      deposit: deposit ?? 'aboveGross',
      vehicle: vehicle ?? 'missing',
      vatOption: state.form.vatOption,
    } as const;
    return checkInvoice({ ...facts, ...final }).findings.filter(({ severity }) => severity === 'warning');
  }

  /** The same of an invoice that was issued, as far as it is about this invoice alone. */
  findingsOf(invoice: IssuedInvoice): readonly InvoiceFinding[] {
    return checkInvoice(issuedFacts(invoice, deviceToday(this.clock), this.digitsOf)).findings;
  }

  private factsOf(state: EditedInvoice): InvoiceFacts {
    const { form, client, totals } = state;
    const { sellerCountry } = this.bookStore.get('settings', TRADING_SETTINGS) ?? {};
    return {
      today: deviceToday(this.clock),
      invoiceNumber: form.invoiceNumber.trim() || null,
      earlierInvoices: this.numberUse(state),
      invoiceDate: localDate(form.invoiceDate),
      deliveryDate: localDate(form.deliveryDate),
      price: moneyIn(form.price, state.sign),
      vehicle: form.motorbike || form.vin.trim() !== '' ? 'stated' : null,
      earlierSale: this.earlierSale(state),
      deposit: checkedDeposit(form, state.sign),
      vatOption: totals === null ? null : form.vatOption,
      sellerCountry: homeCountry(sellerCountry, this.session.dealer),
      acquisitionTax: this.acquisitionTax(form),
      sellerNumber: this.sellerNumber(),
      ...buyerFacts(client, this.digitsOf),
    };
  }

  /** An invoice that is being sent is among the issued ones, and would be found as a doublet of itself. */
  private numberUse({ numbered, input }: EditedInvoice): InvoiceFacts['earlierInvoices'] {
    if (numbered.number.trim() === '') return null;
    if (!input.takesInput) return { usedFor: null, otherYear: null, skipped: null };
    const { usedBy, otherYear, skipped } = this.issued.aboutNumber(numbered);
    if (!usedBy && this.issued.status !== 'read') return null;
    return { usedFor: usedBy?.clientName ?? null, otherYear, skipped };
  }

  /** As with the number, an invoice that is being sent has not sold the vehicle before itself. */
  private earlierSale({ form, input }: EditedInvoice): InvoiceFacts['earlierSale'] {
    if (!input.takesInput) return { number: null };
    const earlier = this.acquisitions.soldWith(form);
    if (!earlier && this.issued.status !== 'read') return null;
    return { number: earlier?.number ?? null };
  }

  private acquisitionTax(form: InvoiceForm): InvoiceFacts['acquisitionTax'] {
    const tax = soldAcquisition(this.acquisitions.unsold, form)?.tax ?? 'unknown';
    return tax === 'unknown' ? null : tax;
  }

  /** Null if the dealer has not said what the number in the profile is, and the number does not show it either. */
  private sellerNumber(): DigitCheck | null {
    const ftin = this.session.dealer?.ftin ?? '';
    const { taxNumberKind } = this.bookStore.get('settings', TRADING_SETTINGS) ?? {};
    if (taxNumberKind === undefined && ftin.trim() !== '' && vatIdCountry(ftin) === '') return null;
    return this.digitsOf(checkedSellerNumber(ftin, taxNumberKind ?? 'vatId'));
  }

  private readonly digitsOf = (number: CheckedNumber | null): DigitCheck => {
    if (number === null) return 'none';
    return this.taxIds.fits(number) ? 'fit' : 'wrong';
  };
}
