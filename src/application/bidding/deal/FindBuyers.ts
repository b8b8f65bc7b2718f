import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { mayHaveBought, mayWin } from '../../../domain/offers/OwnBidStanding';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { OwnLikes } from '../../offers/OwnLikes';
import { Clock } from '../../ports/Clock';
import { ActionBars } from '../bar/ActionBars';
import { AskForDeals } from './AskForDeals';
import { OwnPurchases } from './OwnPurchases';

/** Milliseconds after a sale during which a rising count of the deals says that its deal may have been opened since. */
const ASKED_AGAIN_FOR = 10 * SECOND;
/** Milliseconds until the server is asked about the offers that the dealer does not look at. One call answers for all. */
const OUT_OF_SIGHT_AFTER = 5 * SECOND;
/** How often the server is asked if it does not answer, after twice as many seconds each time. */
const MOST_ASKS = 6;

interface Sale {
  readonly before: Offer;
  readonly at: Instant;
  isTold: boolean;
}

/** Finds out whether this dealer bought a sold offer on another device, before the sale counts as one to another dealer. */
@injectable()
export class FindBuyers {
  private readonly sales = new Map<HashId, Sale>();
  private readonly outOfSight = new Set<HashId>();

  constructor(
    private readonly askForDeals: AskForDeals,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly bars: ActionBars,
    private readonly likes: OwnLikes,
    private readonly purchases: OwnPurchases,
    private readonly loadOffers: LoadOffers,
    private readonly notifyDealer: NotifyDealer,
    private readonly clock: Clock,
  ) {}

  /** Call this within an action. `before` is the offer before the sale. */
  execute(before: Offer, now: Offer): void {
    const { hashId } = now;
    this.forgetOld();
    this.sales.set(hashId, { before, at: this.clock.now(), isTold: false });
    this.purchases.buyerLookup(hashId, 'checking');
    if (this.concernsDealer(now)) void this.ask(hashId);
    else this.askLater(hashId);
  }

  /** The same for an offer that was sold while a press of this dealer could have led to the sale, and the press was refused. */
  refused(offer: Offer): void {
    if (!this.sales.has(offer.hashId) && !mayHaveBought(offer)) this.execute(offer, offer);
  }

  /** The dealer has one more deal. */
  dealsRose(): void {
    const since = this.clock.now() - ASKED_AGAIN_FOR;
    for (const [hashId, { at }] of this.sales) {
      if (at < since || this.purchases.pressedOf(hashId) !== 'none') continue;
      runInAction(() => this.purchases.buyerLookup(hashId, 'checking'));
      void this.ask(hashId, 'deals');
    }
  }

  /**
   * This dealer is the buyer of an offer that was sold without a press on this page. `before` is the offer before the sale, and
   * `now` has its deal.
   */
  async dealFound(before: Offer, now: Offer): Promise<void> {
    const { hashId } = now;
    const isOfBid = isDealOfBid(before, now);
    runInAction(() => {
      this.purchases.found(hashId);
      if (isOfBid) this.notifyDealer.won(now);
    });
    await this.purchases.dealSeen(hashId);
    // A press in another tab of this browser has stored its time.
    const isBoughtHere = this.purchases.timeOf(hashId)?.isLatest === false;
    if (!isOfBid && !isBoughtHere) runInAction(() => this.notifyDealer.boughtElsewhere(now));
  }

  private concernsDealer(offer: Offer): boolean {
    const { hashId } = offer;
    const isShown = this.lists.isInSight(hashId) || this.bars.isExpanded(hashId);
    return isShown || mayHaveBought(offer) || this.likes.isLiked(offer);
  }

  private askLater(hashId: HashId): void {
    this.outOfSight.add(hashId);
    if (this.outOfSight.size > 1) return;
    this.clock.after(OUT_OF_SIGHT_AFTER, () => {
      const all = [...this.outOfSight];
      this.outOfSight.clear();
      for (const waiting of all) void this.ask(waiting, 'deals');
    });
  }

  private async ask(hashId: HashId, step?: 'offer' | 'deals', asks = 1): Promise<void> {
    const isOwn = await this.askForDeals.execute(hashId, step);
    const sale = this.sales.get(hashId);
    if (!sale) return;
    if (isOwn === null && asks < MOST_ASKS) {
      this.clock.after(2 ** asks * SECOND, () => void this.ask(hashId, step, asks + 1));
      return;
    }
    runInAction(() => this.purchases.buyerLookup(hashId, isOwn === null ? 'unknown' : 'none'));
    // A press on this page tells its own outcome.
    if (this.purchases.pressedOf(hashId) !== 'none') return;
    const now = this.registry.get(hashId)!;
    if (isOwn === false) this.soldToAnother(sale, now);
    if (!isOwn) return;
    void this.dealFound(sale.before, now);
    void this.loadOffers.refresh('inRealization');
  }

  private soldToAnother(sale: Sale, now: Offer): void {
    if (sale.isTold) return;
    sale.isTold = true;
    runInAction(() => this.notifyDealer.soldToAnother(sale.before, now));
  }

  private forgetOld(): void {
    const since = this.clock.now() - ASKED_AGAIN_FOR;
    for (const [hashId, { at, isTold, before }] of this.sales) {
      if (at >= since) return;
      if (isTold && this.purchases.of(before) !== 'checking') this.sales.delete(hashId);
    }
  }
}

/** The seller accepts a bid at its price, also a lower one than the highest. A purchase on another device has another price. */
function isDealOfBid(before: Offer, { deal }: Offer): boolean {
  const price = deal?.clientPrice ?? null;
  return price === null || before.ownBid === null ? mayWin(before) : price === before.ownBid;
}
