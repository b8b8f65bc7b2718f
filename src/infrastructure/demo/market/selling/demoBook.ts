import type { DealerBook } from '../../../../application/ports/DealerBook';
import type { BookCollection, BookRecord, BookRecordOf } from '../../../../domain/book/BookRecord';
import { clientName } from '../../../../domain/selling/clients/Client';
import { clientValuesOf } from '../../../../domain/selling/clients/ClientValues';
import { type NewClientInvoice, totalsOfInvoice } from '../../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../../domain/selling/invoices/IssuedInvoice';
import { vatAmounts } from '../../../../domain/selling/invoices/Vat';
import { rateIn, sellerOf } from '../../../../domain/selling/register/InvoiceSnapshot';
import type { LocalDate } from '../../../../domain/shared/LocalDate';
import { euros } from '../../../../domain/shared/Money';
import { success } from '../../../../domain/shared/Result';
import type { InMemoryMarketplace } from '../InMemoryMarketplace';
import type { DemoPapers } from '../pdf/DemoPapers';
import { demoDealers } from '../people/demoDealers';
import { clientOf, firstDayBook } from './SellingBooks';

/** An object whose methods are its own, so that a copy has them. */
type OwnMethods<Port> = Pick<Port, keyof Port>;

interface DemoBookOptions {
  readonly marketplace: InMemoryMarketplace;
  readonly papers: DemoPapers;
  readonly photoBase: string;
}

/**
 * The own data of the demo's dealers. A dealer who sells has sample invoices from the first use on. A `blob:` address is
 * valid only for the page that created it, so the file of an invoice is created again from its stored data.
 */
export function demoBook(
  book: OwnMethods<DealerBook>,
  { marketplace, papers, photoBase }: DemoBookOptions,
): DealerBook {
  const seeded = new Set<string>();
  const seed = async (dealer: string) => {
    if (seeded.has(dealer)) return;
    seeded.add(dealer);
    const samples = sampleInvoices(dealer, photoBase);
    if (samples.length === 0) return;
    const known = await book.readAll(dealer, 'invoices');
    const missing = samples.filter(({ key }) => known.ok && known.value.every(record => record.key !== key));
    if (missing.length > 0) await book.put(dealer, 'invoices', missing);
  };
  const readable = async (dealer: string, invoice: IssuedInvoice): Promise<IssuedInvoice> => {
    if (!invoice.address.startsWith('blob:')) return invoice;
    const email = demoDealers.find(known => String(known.dealer.id) === dealer)?.dealer.email ?? '';
    const desk = marketplace.dealer(email)?.selling();
    const filed = desk?.ok === true ? desk.value.invoicing.papers : [];
    const paper = filed.findLast(({ number, gross }) => number === invoice.number && gross === invoice.gross);
    return { ...invoice, address: (paper && (await papers.addressOf(paper))) ?? '' };
  };
  const withFile = async (dealer: string, record: BookRecordOf<'invoices'>): Promise<BookRecordOf<'invoices'>> => ({
    ...record,
    value: { ...record.value, invoice: await readable(dealer, record.value.invoice) },
  });
  return {
    ...book,
    async readAll<Collection extends BookCollection>(dealer: string, collection: Collection, prefix?: string) {
      if (collection === 'invoices') await seed(dealer);
      const stored = await book.readAll(dealer, collection, prefix);
      if (collection !== 'invoices' || !stored.ok) return stored;
      const records = stored.value as readonly BookRecordOf<'invoices'>[];
      const readable: readonly BookRecord<unknown>[] = await Promise.all(
        records.map(record => withFile(dealer, record)),
      );
      return success(readable as typeof stored.value);
    },
  };
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

/** The sample invoices of a dealer who sells, for the two latest clients of the first day. */
export function sampleInvoices(dealerKey: string, photoBase: string): readonly BookRecordOf<'invoices'>[] {
  const dealer = demoDealers.map(known => known.dealer).find(({ id }) => String(id) === dealerKey);
  if (!dealer?.sellModuleUnlocked) return [];
  const latest = [...firstDayBook().clients].slice(-2).reverse();
  return samples.flatMap(({ gross, option, ...sample }, index) => {
    const chosen = latest[index < 2 ? 0 : 1];
    if (!chosen) return [];
    const client = clientOf(...chosen);
    const sent: NewClientInvoice = {
      invoiceNumber: sample.number,
      invoiceDate: sample.date as LocalDate,
      deliveryDate: sample.date as LocalDate,
      price: euros(gross),
      netPrice: vatAmounts(euros(gross), 'gross', option).net,
      priceType: 'gross',
      vatOption: option,
      downPayment: null,
      vin: '',
      motorbike: { id: null, name: sample.vehicle },
      template: null,
      acquisition: null,
    };
    const { net, vat } = totalsOfInvoice(sent);
    const invoice: IssuedInvoice = {
      ...sample,
      clientId: client.id,
      clientName: clientName(client),
      gross: euros(gross),
      address: `${photoBase}/demo/documents/invoice.pdf`,
      id: sample.number,
      isConfirmed: true,
      voided: null,
      snapshot: {
        sent,
        net,
        vat,
        seller: sellerOf(dealer, { sellerCountry: 'de', taxNumberKind: 'vatId' }),
        client: clientValuesOf(client),
        marginRate: rateIn('de'),
      },
    };
    const recordedAt = Date.parse(sample.date);
    return [{ key: invoice.id, changedAt: recordedAt, value: { invoice, recordedAt } }];
  });
}
