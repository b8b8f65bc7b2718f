import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { datedKinds, type ExportKind, type ExportRow, exportRows } from '../../domain/board/ExportTable';
import { isInPeriod, type Period } from '../../domain/board/Period';
import { handoverCount } from '../../domain/handover/Handover';
import type { Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { localDateAt } from '../../domain/shared/LocalDate';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import { Book } from '../book/Book';
import { FreshOffers } from '../offers/FreshOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type DealTab, readDeals } from '../offers/readDeals';
import { Clock } from '../ports/Clock';
import { Invoices } from '../ports/Invoices';
import { Offers } from '../ports/Offers';
import { Clients } from '../ports/SellingEntries';
import { deviceToday } from '../shared/deviceToday';
import { readPages } from '../shared/readPages';

/** The most rows that a page of clients may have. */
const CLIENTS_PER_PAGE = 100;

/** The offers that are read at a time. */
const BIDS_AT_ONCE = 3;

type ExportStep =
  | { readonly step: 'idle' }
  /** `pages` is null until the server has told it. */
  | { readonly step: 'reading'; readonly kind: ExportKind; readonly read: number; readonly pages: number | null }
  | { readonly step: 'failed'; readonly kind: ExportKind; readonly failure: Failure }
  /**
   * `undated` is the number of rows that are left out because nobody knows whether they are of the period. `unread` is the
   * number of rows whose vehicle could not be read.
   */
  | {
      readonly step: 'read';
      readonly kind: ExportKind;
      readonly rows: readonly ExportRow[];
      readonly undated: number;
      readonly unread: number;
    };

/** The row of the file, by the id of its entry, and when it happened. Null if that is not known. */
type EntryRow = readonly [id: unknown, row: ExportRow, at: Instant | null];

type Ask = (
  page: number,
  signal: AbortSignal,
  isOfPeriod: (at: Instant) => boolean,
) => Promise<Result<ListPage<EntryRow>, Failure>>;

/** Reads all rows of an export, page by page, with the calls of the lists. */
@injectable()
export class Exports {
  work: ExportStep = { step: 'idle' };
  private controller = new AbortController();

  constructor(
    private readonly offers: Offers,
    private readonly invoices: Invoices,
    private readonly clients: Clients,
    private readonly book: Book,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { work: observableRef });
  }

  /** `period` limits the rows of the kinds that have a time. */
  async read(kind: ExportKind, period: Period = 'all'): Promise<void> {
    this.cancel();
    const { signal } = (this.controller = new AbortController());
    const isLimited = period !== 'all' && datedKinds.includes(kind);
    const today = deviceToday(this.clock);
    const isOfPeriod = (at: Instant) => !isLimited || isInPeriod(localDateAt(at), period, today);
    const answer = await readPages({
      ask: page => this.pages[kind](page, signal, isOfPeriod),
      idOf: ([id]) => id,
      onProgress: (read, pages) => this.became({ step: 'reading', kind, read, pages }),
      signal,
    });
    if (answer === null) return;
    if (!answer.ok) return this.became({ step: 'failed', kind, failure: answer.failure });
    const { rows } = answer.value;
    const wanted = rows.filter(([, , at]) => (at === null ? !isLimited : isOfPeriod(at))).map(([, row]) => row);
    this.became({
      step: 'read',
      kind,
      rows: wanted,
      undated: isLimited ? rows.filter(([, , at]) => at === null).length : 0,
      unread: wanted.filter(({ vehicle }) => vehicle === null).length,
    });
  }

  cancel(): void {
    this.controller.abort();
    this.became({ step: 'idle' });
  }

  private became(step: ExportStep): void {
    runInAction(() => (this.work = step));
  }

  private readonly pages: { readonly [Kind in ExportKind]: Ask } = {
    deals: async (page, signal) => {
      const [times, handovers] = await Promise.all([
        this.book.findAll('purchaseTimes'),
        this.book.findAll('handovers'),
      ]);
      return this.dealsOf('inRealization', page, signal, offer => {
        const { boughtAt, seenAt } = times.get(offer.hashId) ?? {};
        const at = boughtAt ?? seenAt ?? null;
        const record = handovers.get(offer.hashId);
        const handover = record ? handoverCount(record) : null;
        return [offer.hashId, exportRows.deals({ offer, boughtAt: at, handover }), at];
      });
    },
    archive: (page, signal) =>
      this.dealsOf('archived', page, signal, offer => [offer.hashId, exportRows.archive(offer), offer.archivedAt]),
    // The offers of the period that are not held are read, so that each row has its vehicle.
    bids: async (page, signal, isOfPeriod) => {
      await this.book.hold();
      const bids = [...this.book.held.all('placedBids')]
        .filter(({ placedAt }) => isOfPeriod(placedAt))
        .sort((one, other) => other.placedAt - one.placedAt);
      const rows = await Promise.all(
        bids.slice((page - 1) * BIDS_AT_ONCE, page * BIDS_AT_ONCE).map(async (bid): Promise<EntryRow> => {
          const { hashId, placedAt } = bid;
          const offer = this.registry.get(hashId) ?? (await this.fresh.read(hashId, signal)) ?? null;
          return [hashId, exportRows.bids({ bid, offer }), placedAt];
        }),
      );
      return success({ rows, totalPages: Math.ceil(bids.length / BIDS_AT_ONCE), totalCount: bids.length });
    },
    invoices: async (page, signal) => {
      const answer = await this.invoices.list(page, signal);
      if (!answer.ok) return answer;
      return success({ ...answer.value, rows: answer.value.rows.map(row => [row.id, exportRows.invoices(row), null]) });
    },
    clients: async (page, signal) => {
      const answer = await this.clients.list({ page, perPage: CLIENTS_PER_PAGE }, signal);
      if (!answer.ok) return answer;
      return success({ ...answer.value, rows: answer.value.rows.map(row => [row.id, exportRows.clients(row), null]) });
    },
  };

  private async dealsOf(tab: DealTab, page: number, signal: AbortSignal, toEntry: (offer: Offer) => EntryRow) {
    const { offers, registry } = this;
    const answer = await readDeals({ offers, registry, signal }, tab, page);
    return answer.ok ? success({ ...answer.value, rows: answer.value.rows.map(toEntry) }) : answer;
  }
}
