import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { type ExportKind, type ExportRow, exportRows } from '../../domain/board/ExportTable';
import { listedRow } from '../../domain/offers/listedRow';
import { mergeOffer } from '../../domain/offers/Offer';
import { noFilters } from '../../domain/offers/OfferFilters';
import type { Failure } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import { BookStore } from '../book/BookStore';
import { FollowBook } from '../book/FollowBook';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clients } from '../ports/Clients';
import { Invoices } from '../ports/Invoices';
import { Offers } from '../ports/Offers';
import { ExportStore } from './ExportStore';
import { type PageOfRows, readPages } from './readPages';

/** The most rows that a page of clients may have. */
const CLIENTS_PER_PAGE = 100;

type Ask = (page: number, signal: AbortSignal) => Promise<Result<PageOfRows<ExportRow>, Failure>>;

/** Reads all rows of an export, page by page, with the calls of the lists. */
@injectable()
export class ReadExport {
  private controller = new AbortController();

  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(Invoices) private readonly invoices: Invoices,
    @inject(Clients) private readonly clients: Clients,
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(BookStore) private readonly book: BookStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ExportStore) private readonly store: ExportStore,
  ) {}

  async execute(kind: ExportKind): Promise<void> {
    this.cancel();
    const { signal } = (this.controller = new AbortController());
    const answer = await readPages({
      ask: page => this.pages[kind](page, signal),
      onProgress: (read, pages) => this.store.progressed(kind, read, pages),
      signal,
    });
    if (answer === null) return;
    runInAction(() => (answer.ok ? this.store.arrived(kind, answer.value) : this.store.failed(kind, answer.failure)));
  }

  cancel(): void {
    this.controller.abort();
    runInAction(() => this.store.left());
  }

  private readonly pages: { readonly [Kind in ExportKind]: Ask } = {
    deals: (page, signal) => this.purchases('inRealization', page, signal),
    archive: (page, signal) => this.purchases('archived', page, signal),
    bids: async () => {
      await this.followBook.execute();
      const rows = this.book.all('placedBids').map(bid => ({ bid, offer: this.registry.get(bid.hashId) ?? null }));
      const newestFirst = rows.sort((one, other) => other.bid.placedAt - one.bid.placedAt);
      return success({ rows: newestFirst.map(exportRows.bids), totalPages: 1 });
    },
    invoices: async (page, signal) => {
      const answer = await this.invoices.list(page, signal);
      return answer.ok ? success({ ...answer.value, rows: answer.value.rows.map(exportRows.invoices) }) : answer;
    },
    clients: async (page, signal) => {
      const answer = await this.clients.list(page, CLIENTS_PER_PAGE, signal);
      return answer.ok ? success({ ...answer.value, rows: answer.value.rows.map(exportRows.clients) }) : answer;
    },
  };

  private async purchases(tab: 'inRealization' | 'archived', page: number, signal: AbortSignal) {
    const answer = await this.offers.list(tab, { page, filters: noFilters, buyNowOnly: false }, signal);
    if (!answer.ok) return answer;
    const { offers, totalPages } = answer.value;
    const toRow = tab === 'archived' ? exportRows.archive : exportRows.deals;
    const rows = offers.map(row => toRow(mergeOffer(undefined, listedRow(tab, row, this.registry.get(row.hashId)))));
    return success({ rows, totalPages });
  }
}
