import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { type ExportKind, type ExportRow, exportRows } from '../../domain/board/ExportTable';
import { noFilters } from '../../domain/offers/list/BrowseFilters';
import { mergeOffer } from '../../domain/offers/Offer';
import { listedRow } from '../../domain/offers/withLaterPush';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clients } from '../ports/Clients';
import { Invoices } from '../ports/Invoices';
import { Offers } from '../ports/Offers';
import { readPages } from '../shared/readPages';

/** The most rows that a page of clients may have. */
const CLIENTS_PER_PAGE = 100;

type ExportStep =
  | { readonly step: 'idle' }
  /** `pages` is null until the server has told it. */
  | { readonly step: 'reading'; readonly kind: ExportKind; readonly read: number; readonly pages: number | null }
  | { readonly step: 'failed'; readonly kind: ExportKind; readonly failure: Failure }
  | { readonly step: 'read'; readonly kind: ExportKind; readonly rows: readonly ExportRow[] };

/** The row of the file, by the id of its entry. */
type EntryRow = readonly [id: unknown, row: ExportRow];

type Ask = (page: number, signal: AbortSignal) => Promise<Result<ListPage<EntryRow>, Failure>>;

/** Reads all rows of an export, page by page, with the calls of the lists. */
@injectable()
export class ReadExport {
  work: ExportStep = { step: 'idle' };
  private controller = new AbortController();

  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(Invoices) private readonly invoices: Invoices,
    @inject(Clients) private readonly clients: Clients,
    @inject(Book) private readonly book: Book,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
  ) {
    makeObservable(this, { work: observableRef });
  }

  async execute(kind: ExportKind): Promise<void> {
    this.cancel();
    const { signal } = (this.controller = new AbortController());
    const answer = await readPages({
      ask: page => this.pages[kind](page, signal),
      idOf: ([id]) => id,
      onProgress: (read, pages) => this.became({ step: 'reading', kind, read, pages }),
      signal,
    });
    if (answer === null) return;
    if (answer.ok) this.became({ step: 'read', kind, rows: answer.value.rows.map(([, row]) => row) });
    else this.became({ step: 'failed', kind, failure: answer.failure });
  }

  cancel(): void {
    this.controller.abort();
    this.became({ step: 'idle' });
  }

  private became(step: ExportStep): void {
    runInAction(() => (this.work = step));
  }

  private readonly pages: { readonly [Kind in ExportKind]: Ask } = {
    deals: (page, signal) => this.purchases('inRealization', page, signal),
    archive: (page, signal) => this.purchases('archived', page, signal),
    bids: async () => {
      await this.book.hold();
      const bids = [...this.bookStore.all('placedBids')].sort((one, other) => other.placedAt - one.placedAt);
      const rows = bids.map((bid): EntryRow => {
        const offer = this.registry.get(bid.hashId) ?? null;
        return [bid.hashId, exportRows.bids({ bid, offer })];
      });
      return success({ rows, totalPages: 1, totalCount: rows.length });
    },
    invoices: async (page, signal) => {
      const answer = await this.invoices.list(page, signal);
      if (!answer.ok) return answer;
      return success({ ...answer.value, rows: answer.value.rows.map(row => [row.id, exportRows.invoices(row)]) });
    },
    clients: async (page, signal) => {
      const answer = await this.clients.list(page, CLIENTS_PER_PAGE, signal);
      if (!answer.ok) return answer;
      return success({ ...answer.value, rows: answer.value.rows.map(row => [row.id, exportRows.clients(row)]) });
    },
  };

  private async purchases(tab: 'inRealization' | 'archived', page: number, signal: AbortSignal) {
    const answer = await this.offers.list(tab, { page, filters: noFilters, buyNowOnly: false }, signal);
    if (!answer.ok) return answer;
    const toRow = tab === 'archived' ? exportRows.archive : exportRows.deals;
    const rows = answer.value.offers.map((row): EntryRow => {
      const offer = mergeOffer(undefined, listedRow(tab, row, this.registry.get(row.hashId)));
      return [row.hashId, toRow(offer)];
    });
    return success({ ...answer.value, rows });
  }
}
