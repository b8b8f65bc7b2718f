import { inject, injectable } from 'inversify';
import { computed } from 'mobx';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import {
  nextInvoiceNumber,
  type NumberedInvoice,
  type NumberUse,
  numberUses,
} from '../../../domain/selling/invoices/InvoiceNumber';
import type { IssuedInvoice, VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import type { Instant } from '../../../domain/shared/Instant';
import { localDateAt } from '../../../domain/shared/LocalDate';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { Clock } from '../../ports/Clock';

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
    @inject(Book) private readonly book: Book,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(Clock) private readonly clock: Clock,
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

  /**
   * The next invoice number. '' if no invoice was issued here, if the latest number has no counter, or if the next
   * number is already used.
   */
  get suggestedNumber(): string {
    const [last] = this.all;
    const next = last ? nextInvoiceNumber(last) : '';
    return this.aboutNumber({ number: next, date: localDateAt(this.clock.now()) }).usedBy === null ? next : '';
  }

  /** The template of the latest invoice that has one. */
  get lastTemplate(): NewClientInvoice['template'] {
    return this.all.find(({ snapshot }) => snapshot.sent.template)?.snapshot.sent.template ?? null;
  }

  /** The invoices are read once for each change of them, and not for each typed sign. */
  aboutNumber(numbered: NumberedInvoice): NumberUse<IssuedInvoice> {
    return this.numbers.get()(numbered);
  }

  /** Notes on this device that an invoice is void, or no longer void. The server has no call for it. */
  async voided(id: string, voided: VoidNote | null): Promise<void> {
    await this.book.change('invoices', id, stored =>
      stored ? { ...stored, invoice: { ...stored.invoice, voided } } : null,
    );
  }

  /** When an invoice that is issued now counts as recorded: later than each other invoice. */
  recordedAt(): Instant {
    return Math.max(this.clock.now(), ...this.bookStore.all('invoices').map(({ recordedAt }) => recordedAt + 1));
  }
}
