import type { Invoice, InvoiceId } from '../../../domain/invoices/Invoice';
import type { ListPage } from '../../../domain/shared/Page';
import { PAGE_LIMIT } from './offers/offerPage';
import { demoDocument, publicRow } from './offers/offerRow';
import type { Stock } from './trading/Stock';
import type { DealRecord, TradingRecord } from './trading/TradingRecord';

/** Keeps invoice ids apart from offer ids, so that a mix-up finds nothing. */
const FIRST_ID = 5_000_000;

/** One page of a dealer's invoices, the latest first. */
export function invoicePage(stock: Stock, { deals }: TradingRecord, page: number): ListPage<Invoice> {
  const invoiced = [...deals].filter(([, deal]) => deal.invoiceCreated);
  // Open deals come before archived ones.
  const latestFirst = invoiced.reverse().sort(([, one], [, other]) => archiving(one) - archiving(other));
  const skipped = (Math.max(1, page) - 1) * PAGE_LIMIT;
  const shown = latestFirst.slice(skipped, skipped + PAGE_LIMIT);
  return {
    rows: shown.map(([index, deal]) => invoiceOf(stock, index, deal)),
    received: shown.length,
    totalPages: Math.ceil(invoiced.length / PAGE_LIMIT),
    totalCount: invoiced.length,
    limit: PAGE_LIMIT,
  };
}

const archiving = ({ archivedAt }: DealRecord): number => (archivedAt === null ? 0 : 1);

function invoiceOf(stock: Stock, index: number, deal: DealRecord): Invoice {
  const { hashId, label1, label2, photo, vehicleType } = publicRow(stock, index);
  const year = new Date(deal.boughtAt).getUTCFullYear();
  return {
    id: (FIRST_ID + index) as InvoiceId,
    displayNumber: `${year}/${String(index).padStart(6, '0')}`,
    file: demoDocument(stock, 'invoice'),
    offer: hashId,
    label1,
    label2,
    photo,
    vehicleType,
    finalPrice: deal.price,
  };
}
