import { injectable } from 'inversify';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { KeptPurchaseTime } from '../../../domain/book/BookRecord';
import type { PurchaseTime } from '../../../domain/deals/DealStage';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { type BidOfOffer, mayHaveBought, type OwnPurchase } from '../../../domain/offers/OwnBidStanding';
import { Book } from '../../book/Book';
import { OfferLists } from '../../offers/list/OfferLists';
import { type Cancel, Clock } from '../../ports/Clock';
import { PressStore } from '../press/PressStore';

type Lookup = 'checking' | 'unknown' | 'none';

/**
 * Whether this dealer is the buyer of an offer whose deal is not listed yet, and since when, also after a reload: the server never
 * tells the time of a purchase. For an accepted bid, it stores when this device first saw the deal.
 */
@injectable()
export class OwnPurchases {
  /** Purchases by this dealer, also from an earlier page or from another device, and what is known about their times. */
  private readonly purchases = observable.map<HashId, KeptPurchaseTime>(undefined, { deep: false });
  /** Sold offers with a bid by this dealer: whether the look for the buyer is under way, or how it ended. */
  private readonly sales = observable.map<HashId, Lookup>();

  constructor(
    private readonly pressStore: PressStore,
    private readonly book: Book,
    private readonly lists: OfferLists,
    private readonly clock: Clock,
  ) {
    // Each row reads them.
    makeAutoObservable<this, 'purchases' | 'sales' | 'pressStore'>(
      this,
      { purchases: false, sales: false, pressStore: false },
      { deep: false },
    );
  }

  /** What is known about a purchase of this offer by the dealer, apart from its deal. */
  of(offer: BidOfOffer & Pick<Offer, 'hashId'>): OwnPurchase {
    const pressed = this.pressedOf(offer.hashId);
    // Until the look for the buyer has ended, nothing says that this dealer is not the buyer.
    const sale = this.sales.get(offer.hashId) ?? (mayHaveBought(offer) ? 'checking' : 'none');
    return pressed === 'none' ? sale : pressed;
  }

  /** The same, but without the look for the buyers of sold offers. */
  pressedOf(hashId: HashId): OwnPurchase {
    if (this.purchases.has(hashId)) return 'done';
    if (this.pressStore.isLocked(hashId)) return 'checking';
    return this.pressStore.isInDoubt(hashId) ? 'unknown' : 'none';
  }

  /** This dealer bought the offer, here, on an earlier page or on another device. A known time stays. */
  found(hashId: HashId, time: KeptPurchaseTime = {}): void {
    this.purchases.set(hashId, { ...time, ...this.purchases.get(hashId) });
  }

  /** The time of the press, or else when this device first saw the deal of a bid. Null if this device knows neither. */
  timeOf(hashId: HashId): PurchaseTime | null {
    const { boughtAt, seenAt } = this.purchases.get(hashId) ?? {};
    if (boughtAt !== undefined) return { at: boughtAt, isLatest: false };
    return seenAt === undefined ? null : { at: seenAt, isLatest: true };
  }

  /** The look for the buyer has started, has got no answer, or has ended: this dealer is not the buyer. */
  buyerLookup(hashId: HashId, state: Lookup): void {
    this.sales.set(hashId, state);
  }

  /** This device sees the deal of a bid, perhaps not for the first time. */
  async dealSeen(hashId: HashId): Promise<void> {
    if (this.timeOf(hashId)) return;
    const seen = { seenAt: this.clock.now() };
    const stored = await this.book.find('purchaseTimes', hashId);
    if (stored === undefined) await this.book.keep('purchaseTimes', hashId, seen);
    this.found(hashId, stored ?? seen);
  }

  /** Records when the deals of bids that were placed on this device are first listed. Runs until it is cancelled. */
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
      for (const [hashId, time] of bought) this.found(hashId as HashId, time);
    });
  }

  private async dealsListed(ids: readonly HashId[]): Promise<void> {
    const untimed = ids.filter(hashId => !this.timeOf(hashId));
    if (untimed.length === 0 || !this.book.isOpen) return;
    const bids = await this.book.readSome('placedBids', untimed);
    if (bids.ok) for (const { key } of bids.value) await this.dealSeen(key as HashId);
  }
}
