import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { hasLost, isSaleOld, mayHaveBought, mayHaveWon, mayWin } from '../../../domain/offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../../../domain/offers/Sale';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { FreshOffers } from '../../offers/FreshOffers';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { PacedReads } from '../../offers/PacedReads';
import { Writes } from '../../outcomes/Writes';
import { type Cancel, Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { FindBuyers } from './FindBuyers';
import { OwnPurchases } from './OwnPurchases';

/** Milliseconds after a purchase or a sale at which the deals are fetched. The server may need a while to create a deal. */
const CHECKS_AFTER = [1, 5, 15, 30, 60].map(seconds => seconds * SECOND);

const LOOK_FOR = Math.max(...CHECKS_AFTER);

/** Minimum milliseconds between two checks. The pages of a long list arrive one after the other. */
const PAUSE = 2 * SECOND;

/**
 * Looks up the buyer of each sold offer, because this dealer may have bought it on another device. An offer that is sold
 * while this dealer leads or waits for the seller is read again until its deal or its loss is known. The own bids in a list
 * that arrives share the calls for the deals.
 */
@injectable()
export class SoldOffers {
  /** The searches for the buyers of offers that this dealer may have won, and what makes each of them ask again. */
  private readonly searches = new Map<HashId, () => void>();
  /** When the look for each offer began. */
  private readonly since = new Map<HashId, Instant>();
  private plannedAt: Instant | null = null;
  private checkedAt = -Infinity;
  private isCheckDue = false;
  private cancelRetry: Cancel = () => {};

  constructor(
    private readonly writes: Writes,
    private readonly findBuyers: FindBuyers,
    private readonly fresh: FreshOffers,
    private readonly reads: PacedReads,
    private readonly session: SessionStore,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly purchases: OwnPurchases,
    private readonly loadOffers: LoadOffers,
    private readonly clock: Clock,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  /** Follows each sale of an offer that is held, or that a push or an answer brings from now on. */
  begin(): void {
    runInAction(() => this.registry.onSold((before, now) => this.followSale(before, now)));
  }

  /** The dealer has one more deal, perhaps on an offer that was sold a moment ago. */
  dealsRose(): void {
    for (const askAgain of this.searches.values()) askAgain();
    this.findBuyers.dealsRose();
  }

  /** Fetches the list of deals until it shows the deal of a purchase. */
  afterPurchase(hashId: HashId): void {
    const deals = this.lists.of('inRealization');
    for (const after of CHECKS_AFTER) {
      this.clock.after(after, () => {
        const isFound = deals.holds(hashId) || deals.newRows.includes(hashId);
        if (!isFound) void this.loadOffers.refreshInPlace('inRealization', { withTop: true });
      });
    }
  }

  private followSale(before: Offer | undefined, now: Offer): void {
    const { hashId } = now;
    const isSoldNow = before !== undefined && isOnSale(before);
    // A press with an open outcome already re-reads the offer.
    const isPressed = this.purchases.pressedOf(hashId) !== 'none';
    // The sale and its deal may arrive together.
    if (isSoldNow && hasDeal(now) && this.isNewDeal(before) && !isPressed) void this.findBuyers.dealFound(before, now);
    const isFollowed = before !== undefined && mayHaveBought(before);
    // The server drops the own bid when it creates a deal.
    const bid = { ...now, ownBid: now.ownBid ?? before?.ownBid ?? null };
    if (isFollowed || hasDeal(now)) return;
    if (isSoldNow && !isPressed) {
      if (mayHaveWon(bid)) void this.readAgain(before, bid);
      else this.findBuyers.offerSold(before, bid);
    } else if (mayHaveBought(bid)) {
      if (isSaleOld(now, this.clock.now())) this.purchases.buyerLookup(hashId, 'none');
      else this.lookAmongDeals(hashId);
    }
  }

  /** The first list of deals has those of earlier days. */
  private isNewDeal(before: Offer): boolean {
    return mayWin(before) || this.lists.of('inRealization').lastFetchedAt !== null;
  }

  private async readAgain(before: Offer, { hashId }: Offer): Promise<void> {
    const ended = () => runInAction(() => this.purchases.buyerLookup(hashId, 'none'));
    let isOwn = false as boolean;
    this.purchases.buyerLookup(hashId, 'checking');
    const search = this.writes.search({
      check: async () => {
        isOwn = (await this.findBuyers.isBuyer(hashId)) === true;
        const offer = this.registry.get(hashId);
        return isOwn || (offer !== undefined && hasLost(offer));
      },
      listen: onPush => {
        this.searches.set(hashId, onPush);
        return this.registry.watch(hashId, { bid: null, onPush });
      },
    });
    if (!(await search.inTime)) ended();
    // A later deal is still asked for.
    await search.seen;
    const now = this.registry.get(hashId)!;
    if (isOwn) void this.findBuyers.dealFound(before, now);
    else runInAction(() => this.notifyDealer.soldToAnother(before, now));
    this.searches.delete(hashId);
    ended();
    if (isOwn) void this.loadOffers.refresh('inRealization');
  }

  /** One call answers for all offers. Call this within an action. */
  private lookAmongDeals(hashId: HashId): void {
    const now = this.clock.now();
    this.since.set(hashId, now);
    this.purchases.buyerLookup(hashId, 'checking');
    if (this.plannedAt === now) return;
    this.plannedAt = now;
    for (const after of CHECKS_AFTER) this.clock.after(after, () => this.checkSoon());
  }

  private checkSoon(): void {
    if (this.isCheckDue) return;
    const now = this.clock.now();
    const wait = this.checkedAt + PAUSE - now;
    if (wait <= 0) return void this.check();
    // A look a moment ago is enough, unless it was too early to be the last one for an offer.
    if ([...this.since.values()].every(since => now - since < LOOK_FOR)) return;
    this.isCheckDue = true;
    this.clock.after(wait, () => {
      this.isCheckDue = false;
      void this.check();
    });
  }

  private async check(): Promise<void> {
    const at = this.clock.now();
    this.withoutPurchases();
    if (this.since.size === 0) return;
    this.checkedAt = at;
    const deals = this.session.isSignedIn ? await this.reads.read(() => this.fresh.newestDeals()) : null;
    const open = [...this.since.keys()];
    const found = open.filter(hashId => deals?.has(hashId));
    const isTimeUp = (hashId: HashId) => at - (this.since.get(hashId) ?? at) >= LOOK_FOR;
    const over = open.filter(hashId => isTimeUp(hashId) && !found.includes(hashId));
    runInAction(() => {
      for (const hashId of found) this.purchases.found(hashId);
      for (const hashId of deals ? [...found, ...over] : []) this.ended(hashId);
      for (const hashId of deals ? [] : over) this.purchases.buyerLookup(hashId, 'unknown');
    });
    if (found.length > 0) void this.loadOffers.refresh('inRealization');
    // Without an answer nothing is known, so the server is asked again.
    if (deals || over.length === 0) return;
    this.cancelRetry();
    this.cancelRetry = this.clock.after(LOOK_FOR, () => this.checkSoon());
  }

  /** The purchases that were confirmed since are not looked for. */
  private withoutPurchases(): void {
    const bought = [...this.since.keys()].filter(hashId => this.purchases.pressedOf(hashId) === 'done');
    runInAction(() => {
      for (const hashId of bought) this.ended(hashId);
    });
  }

  private ended(hashId: HashId): void {
    this.since.delete(hashId);
    this.purchases.buyerLookup(hashId, 'none');
  }
}
