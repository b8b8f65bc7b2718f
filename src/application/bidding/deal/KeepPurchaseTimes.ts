import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { Book } from '../../book/Book';
import { OfferLists } from '../../offers/list/OfferLists';
import { type Cancel, Clock } from '../../ports/Clock';
import { OwnPurchases } from './OwnPurchases';

/**
 * Knows which offers were bought, and when, also after a reload: the server may not have listed their deals yet, and it
 * never tells the time of a purchase. For an accepted bid, it stores when this device first saw the deal.
 */
@injectable()
export class KeepPurchaseTimes {
  constructor(
    private readonly book: Book,
    private readonly lists: OfferLists,
    private readonly purchases: OwnPurchases,
    private readonly clock: Clock,
  ) {}

  /** This device sees the deal of a bid, perhaps not for the first time. */
  async dealSeen(hashId: HashId): Promise<void> {
    if (this.purchases.timeOf(hashId)) return;
    const seen = { seenAt: this.clock.now() };
    const stored = await this.book.find('purchaseTimes', hashId);
    if (stored === undefined) await this.book.keep('purchaseTimes', hashId, seen);
    runInAction(() => this.purchases.found(hashId, stored ?? seen));
  }

  /** Notes when the deals of bids that were placed on this device are first listed. Runs until it is cancelled. */
  followDeals(): Cancel {
    const deals = this.lists.of('inRealization');
    return reaction(
      () => [...deals.ids],
      ids => void this.dealsListed(ids),
      { fireImmediately: true },
    );
  }

  async restore(): Promise<void> {
    const bought = await this.book.findAll('purchaseTimes');
    runInAction(() => {
      for (const [hashId, time] of bought) this.purchases.found(hashId as HashId, time);
    });
  }

  private async dealsListed(ids: readonly HashId[]): Promise<void> {
    const untimed = ids.filter(hashId => !this.purchases.timeOf(hashId));
    if (untimed.length === 0 || !this.book.isOpen) return;
    const bids = await this.book.readSome('placedBids', untimed);
    if (bids.ok) for (const { key } of bids.value) await this.dealSeen(key as HashId);
  }
}
