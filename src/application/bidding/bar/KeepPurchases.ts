import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { KeptPurchaseTime } from '../../../domain/book/BookRecord';
import type { HashId } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { ActionBarStore } from '../../offers/ActionBarStore';
import { OfferLists } from '../../offers/list/OfferLists';
import { type Cancel, Clock } from '../../ports/Clock';

/**
 * Stores which offers were bought on this device and when. After a reload, the server may not have listed their deals yet,
 * and it never tells the time of a purchase. For an accepted bid, it stores when this device first saw the deal.
 */
@injectable()
export class KeepPurchases {
  constructor(
    @inject(Book) private readonly book: Book,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  keep(hashId: HashId, boughtAt: Instant | undefined): Promise<unknown> {
    return this.book.keep('purchaseTimes', hashId, boughtAt === undefined ? {} : { boughtAt });
  }

  /** This device sees the deal of a bid, perhaps not for the first time. */
  async dealSeen(hashId: HashId): Promise<void> {
    if (this.bars.purchaseTime(hashId)) return;
    const seen = { seenAt: this.clock.now() };
    const stored = await this.book.find('purchaseTimes', hashId);
    if (stored === undefined) await this.book.keep('purchaseTimes', hashId, seen);
    runInAction(() => this.show(hashId, stored ?? seen));
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
      for (const [hashId, stored] of bought) this.show(hashId as HashId, stored);
    });
  }

  private async dealsListed(ids: readonly HashId[]): Promise<void> {
    const untimed = ids.filter(hashId => !this.bars.purchaseTime(hashId));
    if (untimed.length === 0 || !this.book.isOpen) return;
    const bids = await this.book.readSome('placedBids', untimed);
    if (bids.ok) for (const { key } of bids.value) await this.dealSeen(key as HashId);
  }

  private show(hashId: HashId, { seenAt, boughtAt }: KeptPurchaseTime): void {
    if (seenAt === undefined) this.bars.purchaseFound(hashId, boughtAt);
    else this.bars.dealSeen(hashId, seenAt);
  }
}
