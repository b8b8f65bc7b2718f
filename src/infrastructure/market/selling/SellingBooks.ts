import * as v from 'valibot';
import type { Cancel } from '../../../application/ports/Clock';
import { clientName } from '../../../domain/selling/clients/Client';
import { clientFormOf } from '../../../domain/selling/clients/ClientForm';
import { type NewClientInvoice, totalsOfInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../domain/selling/invoices/LocalDate';
import { amounts } from '../../../domain/selling/invoices/Vat';
import { sellerOf } from '../../../domain/selling/register/InvoiceSnapshot';
import type { Dealer } from '../../../domain/session/Profile';
import { euros } from '../../../domain/shared/Money';
import { issuedInvoice } from '../../bookFile/bookSchemas';
import { demoDealers } from '../people/demoDealers';
import { clientOf, firstDayBook, keptBook, readBook, type SellingBook } from './SellingBook';

const keptSelling = v.object({
  books: v.array(v.object({ email: v.string(), book: v.unknown() })),
  issued: v.array(v.object({ dealer: v.string(), invoices: v.array(issuedInvoice) })),
});

/** The books of the selling module by email, and the issued invoices by dealer id. */
export class SellingBooks {
  private books = new Map<string, SellingBook>();
  private issuedBy = new Map<string, readonly IssuedInvoice[]>();
  private readonly keepers = new Set<() => void>();
  private readonly issuedListeners = new Set<(dealer: string) => void>();

  constructor(private readonly photoBase: string) {
    this.startOver();
  }

  book(email: string): SellingBook {
    const book = this.books.get(email);
    if (!book) throw new Error(`Nobody here is called ${email}.`);
    return book;
  }

  /** The latest invoice comes first. */
  issued(dealer: string): readonly IssuedInvoice[] {
    return this.issuedBy.get(dealer) ?? [];
  }

  changeIssued(dealer: string, changed: (noted: readonly IssuedInvoice[]) => readonly IssuedInvoice[]): void {
    this.issuedBy.set(dealer, changed(this.issued(dealer)));
    this.worthKeeping();
    for (const listener of [...this.issuedListeners]) listener(dealer);
  }

  /** Calls the callback after each change of the dealer's issued invoices. */
  onIssued(dealer: string, callback: () => void): Cancel {
    const listener = (changed: string) => {
      if (changed === dealer) callback();
    };
    this.issuedListeners.add(listener);
    return () => void this.issuedListeners.delete(listener);
  }

  /** Calls the callback after each change. */
  onWorthKeeping(callback: () => void): Cancel {
    this.keepers.add(callback);
    return () => void this.keepers.delete(callback);
  }

  worthKeeping(): void {
    for (const keeper of [...this.keepers]) keeper();
  }

  startOver(): void {
    this.books = new Map(demoDealers.map(({ account }) => [account.email, firstDayBook()]));
    const sellers = demoDealers.filter(({ dealer }) => dealer.sellModuleUnlocked);
    this.issuedBy = new Map(
      sellers.map(({ account, dealer }) => [
        String(dealer.id),
        firstDayInvoices(this.book(account.email), dealer, this.photoBase),
      ]),
    );
  }

  /** Plain data that can be stored. */
  snapshot(): unknown {
    return {
      books: [...this.books].map(([email, book]) => ({ email, book: keptBook(book) })),
      issued: [...this.issuedBy].map(([dealer, invoices]) => ({ dealer, invoices: [...invoices] })),
    };
  }

  /** Falls back to the first day if the data is unreadable or missing, as in older snapshots. */
  restore(kept: unknown): void {
    this.startOver();
    const parsed = v.safeParse(keptSelling, kept);
    if (!parsed.success) return;
    for (const { email, book } of parsed.output.books) if (this.books.has(email)) this.books.set(email, readBook(book));
    for (const { dealer, invoices } of parsed.output.issued) this.issuedBy.set(dealer, invoices);
  }
}

const samples = [
  {
    number: '2026/0003',
    vehicle: 'BMW R 1250 GS Adventure',
    date: '2026-10-28',
    gross: 15_498,
    option: 'marginalTaxation',
  },
  { number: '2026/0002', vehicle: 'Yamaha Ténéré 700', date: '2026-09-14', gross: 8_979.9, option: 'standard23' },
  { number: '2026/0001', vehicle: 'KTM 390 Duke', date: '2026-07-02', gross: 4_250, option: 'marginalTaxation' },
] as const;

/** Sample invoices, the latest first, for the two latest clients. */
function firstDayInvoices({ clients }: SellingBook, dealer: Dealer, base: string): readonly IssuedInvoice[] {
  const latest = [...clients].slice(-2).reverse();
  return samples.flatMap(({ gross, option, ...sample }, index) => {
    const chosen = latest[index < 2 ? 0 : 1];
    if (!chosen) return [];
    const client = clientOf(...chosen);
    const sent: NewClientInvoice = {
      invoiceNumber: sample.number,
      invoiceDate: sample.date as LocalDate,
      deliveryDate: sample.date as LocalDate,
      price: euros(gross),
      netPrice: amounts(euros(gross), 'gross', option).net,
      priceType: 'gross',
      vatOption: option,
      downPayment: null,
      vin: '',
      motorbike: { id: null, name: sample.vehicle },
      template: null,
      purchase: null,
    };
    return [
      {
        ...sample,
        clientId: client.id,
        clientName: clientName(client),
        gross: euros(gross),
        address: `${base}/demo/documents/invoice.pdf`,
        id: sample.number,
        isConfirmed: true,
        snapshot: {
          sent,
          ...netAndVat(sent),
          seller: { ...sellerOf(dealer), country: 'de', taxNumberKind: 'vatId' },
          client: clientFormOf(client),
        },
      },
    ];
  });
}

function netAndVat(sent: NewClientInvoice) {
  const { net, vat } = totalsOfInvoice(sent);
  return { net, vat };
}
