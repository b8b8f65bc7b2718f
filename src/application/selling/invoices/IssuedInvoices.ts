import { injectable } from 'inversify';
import { computed } from 'mobx';
import type { KeptInvoice } from '../../../domain/book/BookRecord';
import type { SellerCountry } from '../../../domain/selling/checks/SellerCountry';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import {
  nextInvoiceNumber,
  type NumberedInvoice,
  type NumberUse,
  numberUses,
} from '../../../domain/selling/invoices/InvoiceNumber';
import type { IssuedInvoice, Payment, VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import { type VatOption, wordingOf } from '../../../domain/selling/invoices/Vat';
import { marginRateOf, rateIn } from '../../../domain/selling/register/InvoiceSnapshot';
import type { Instant } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { Clock } from '../../ports/Clock';
import { deviceToday } from '../../shared/deviceToday';

/** The invoices that were issued from this browser, as far as the dealer's own data is read. */
@injectable()
export class IssuedInvoices {
  /** Kept while no page shows it, because sorting thousands of invoices is slow. */
  private readonly sorted = computed(
    () => {
      const recorded = [...this.bookStore.all('invoices')].sort((one, other) => other.recordedAt - one.recordedAt);
      return recorded.map(({ invoice }) => invoice);
    },
    { keepAlive: true },
  );
  private readonly numbers = computed(() => numberUses(this.all), { keepAlive: true });

  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly clock: Clock,
  ) {}

  /** Confirmed and unconfirmed invoices, the most recent first. */
  get all(): readonly IssuedInvoice[] {
    return this.sorted.get();
  }

  /** Unless they are read, a number may be used by an unknown invoice. */
  get status(): 'reading' | 'read' | 'unreadable' {
    if (this.bookStore.isRead('selling')) return 'read';
    return this.bookStore.failureOf('selling') !== null ? 'unreadable' : 'reading';
  }

  /** The next free invoice number. '' if no invoice was issued here, or if the latest number has no counter. */
  get suggestedNumber(): string {
    const [last] = this.all;
    if (!last) return '';
    const today = deviceToday(this.clock);
    let number = nextInvoiceNumber(last);
    // The latest number may be an earlier one that was issued again.
    while (number !== '' && this.aboutNumber({ number, date: today }).usedBy)
      number = nextInvoiceNumber({ number, date: last.date });
    return number;
  }

  /** The template of the latest invoice that has one and needs the same words as this kind of tax. */
  templateFor(option: VatOption): NewClientInvoice['template'] {
    const wording = wordingOf(option);
    const fits = ({ snapshot: { sent } }: IssuedInvoice) => sent.template && wordingOf(sent.vatOption) === wording;
    return this.all.find(fits)?.snapshot.sent.template ?? null;
  }

  /** The invoices are read once for each change of them, and not for each typed character. */
  aboutNumber(numbered: NumberedInvoice): NumberUse<IssuedInvoice> {
    return this.numbers.get()(numbered);
  }

  /** Notes on this device that an invoice is void, or no longer void. The server has no call for it. */
  async voided(id: string, voided: VoidNote | null): Promise<void> {
    const today = deviceToday(this.clock);
    await this.book.change('invoices', id, stored => {
      if (!stored) return null;
      const { voided: before } = stored.invoice;
      // Another reason leaves the day as it is, also one that is not known.
      const dated = voided && { ...voided, date: before ? before.date : today };
      return { ...stored, invoice: { ...stored.invoice, voided: dated } };
    });
  }

  /** Notes on a void invoice the number of the one that replaces it. */
  async replaced(id: string, replacement: string): Promise<void> {
    await this.book.change('invoices', id, stored => {
      if (!stored?.invoice.voided) return stored ?? null;
      return { ...stored, invoice: { ...stored.invoice, voided: { ...stored.invoice.voided, replacement } } };
    });
  }

  /** Records on this device that an invoice was paid, or takes that back. It is never sent. */
  async paid(id: string, payment: Payment | null): Promise<void> {
    await this.book.change('invoices', id, stored => {
      if (!stored) return null;
      const { payment: _, ...unpaid } = stored.invoice;
      return { ...stored, invoice: payment ? { ...unpaid, payment } : unpaid };
    });
  }

  /** Notes the country of the seller on the invoices that do not say it. What an invoice says stays. */
  async issuedIn(country: SellerCountry): Promise<void> {
    const unsaid = this.all.filter(({ snapshot }) => marginRateOf(snapshot) === null);
    await Promise.all(
      unsaid.map(({ id }) =>
        this.book.change('invoices', id, stored => (stored ? withMarginRate(stored, rateIn(country)) : null)),
      ),
    );
  }

  /** When an invoice that is issued now counts as recorded: later than each other invoice. */
  recordedAt(): Instant {
    return Math.max(this.clock.now(), ...this.bookStore.all('invoices').map(({ recordedAt }) => recordedAt + 1));
  }
}

function withMarginRate(kept: KeptInvoice, marginRate: number | null): KeptInvoice {
  const { snapshot } = kept.invoice;
  if (marginRateOf(snapshot) !== null) return kept;
  return { ...kept, invoice: { ...kept.invoice, snapshot: { ...snapshot, marginRate } } };
}
