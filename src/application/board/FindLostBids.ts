import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { lostBid } from '../../domain/board/LostBids';
import { mergeOffer, type Offer } from '../../domain/offers/Offer';
import { noFilters } from '../../domain/offers/OfferFilters';
import { success } from '../../domain/shared/Result';
import { BookStore } from '../book/BookStore';
import { FollowBook } from '../book/FollowBook';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Offers } from '../ports/Offers';
import { LostBidStore } from './LostBidStore';
import { readPages } from './readPages';

/** Pages of the archive to ask for. */
const MOST_PAGES = 10;

/** Compares the bids that were placed on this device with the newest sales of the archive. */
@injectable()
export class FindLostBids {
  private controller = new AbortController();

  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(BookStore) private readonly book: BookStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(LostBidStore) private readonly store: LostBidStore,
  ) {}

  /** What an earlier search has found stays until this one has ended. */
  async execute(): Promise<void> {
    this.controller.abort();
    const { signal } = (this.controller = new AbortController());
    await this.followBook.execute();
    if (signal.aborted) return;
    const answer = await readPages({
      ask: page => this.sales(page, signal),
      mostPages: MOST_PAGES,
      onProgress: (read, pages) => this.store.progressed(read, pages),
      signal,
    });
    if (answer === null) return;
    runInAction(() => {
      if (!answer.ok) return this.store.failed(answer.failure);
      const { rows, isCut } = answer.value;
      this.store.found(this.lostAmong(rows), { sales: rows.length, isCut });
    });
  }

  cancel(): void {
    this.controller.abort();
    runInAction(() => this.store.cancelled());
  }

  private async sales(page: number, signal: AbortSignal) {
    const answer = await this.offers.list('sold', { page, filters: noFilters, buyNowOnly: false }, signal);
    if (!answer.ok) return answer;
    const { offers, totalPages } = answer.value;
    return success({ rows: offers.map(patch => mergeOffer(undefined, patch)), totalPages });
  }

  private lostAmong(sales: readonly Offer[]) {
    return sales.flatMap(sale => {
      // A row of the archive does not tell whether this dealer is the buyer.
      const { realization = null, inArchive } = this.registry.get(sale.hashId) ?? {};
      const offer = { ...sale, realization: sale.realization ?? realization, ...(inArchive && { inArchive }) };
      const bid = this.book.get('placedBids', sale.hashId)?.amount ?? null;
      return lostBid(offer, { bid, limit: this.book.get('limits', sale.hashId) ?? null }) ?? [];
    });
  }
}
