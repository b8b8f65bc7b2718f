import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { type Press, type RefusalCause, refusalCause } from '../../../domain/bidding/Press';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { mayHaveBought, mayWin } from '../../../domain/offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../../../domain/offers/Sale';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { FreshOffers } from '../../offers/FreshOffers';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { OwnLikes } from '../../offers/OwnLikes';
import { PacedReads } from '../../offers/PacedReads';
import { Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import { OwnPurchases } from './OwnPurchases';

/** Milliseconds after a sale during which a rising count of the deals says that its deal may have been opened since. */
const ASKED_AGAIN_FOR = 10 * SECOND;
/** Milliseconds until the server is asked about the offers that the dealer does not look at. One call answers for all. */
const OUT_OF_SIGHT_AFTER = 5 * SECOND;
/** How often the server is asked if it does not answer, after twice as many seconds each time. */
const MOST_ASKS = 6;

/** If more offers wait, the list of deals answers for all of them, and they are not read one by one. */
const MOST_SINGLE = 5;

/** True if this dealer has a deal on the offer. Null if the server did not answer. */
type Answered = (hasDeal: boolean | null) => void;

interface Asked {
  readonly answered: Answered[];
  step: 'offer' | 'deals' | 'underWay';
}

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
  private readonly waiting = new Map<HashId, Asked>();

  constructor(
    private readonly reads: PacedReads,
    private readonly fresh: FreshOffers,
    private readonly session: SessionStore,
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
  offerSold(before: Offer, now: Offer): void {
    const { hashId } = now;
    this.forgetOld();
    this.sales.set(hashId, { before, at: this.clock.now(), isTold: false });
    this.purchases.buyerLookup(hashId, 'checking');
    if (this.concernsDealer(now)) void this.ask(hashId);
    else this.askLater(hashId);
  }

  /** Says what the offer shows about the refusal of a press. Call this within an action. */
  pressRefused(press: Press, offer: Offer): RefusalCause | null {
    const cause = refusalCause(press, offer, this.purchases.of(offer));
    this.pressEnded(offer);
    return cause;
  }

  /**
   * If the offer was sold during the press, the press could have led to the sale, or a bid of another device. So the look for its
   * buyer starts now. Call this within an action.
   */
  pressEnded(offer: Offer): void {
    const isSold = !isOnSale(offer) && !hasDeal(offer);
    if (isSold && !this.sales.has(offer.hashId) && !mayHaveBought(offer)) this.offerSold(offer, offer);
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

  /**
   * Asks the server whether this dealer has a deal on a sold offer: its own call first, then the list of deals for all offers.
   * False proves little, because a deal may open some seconds after its offer is closed. Null if the server did not answer.
   */
  isBuyer(hashId: HashId, step: 'offer' | 'deals' = 'offer'): Promise<boolean | null> {
    return new Promise(resolve => {
      const asked = this.waiting.get(hashId);
      // An answer that is under way may be older than the reason to ask now.
      if (asked && asked.step !== 'underWay') return void asked.answered.push(resolve);
      this.waiting.set(hashId, { answered: [resolve, ...(asked?.answered ?? [])], step });
      this.wait(hashId);
    });
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
    const isOwn = await this.isBuyer(hashId, step);
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

  private wait(hashId: HashId): void {
    this.reads.add(hashId, () => this.askInTurn(hashId));
  }

  private askInTurn(hashId: HashId): Promise<void> | null {
    const asked = this.waiting.get(hashId);
    if (!asked || asked.step === 'underWay') return null;
    if (!this.session.isSignedIn) {
      this.answer([...this.waiting], () => null);
      return null;
    }
    const unread = [...this.waiting.values()].filter(({ step }) => step === 'offer').length;
    if (asked.step === 'deals' || unread > MOST_SINGLE) return this.askForAll();
    asked.step = 'underWay';
    return this.askFor(hashId, asked);
  }

  private async askFor(hashId: HashId, asked: Asked): Promise<void> {
    const offer = await this.fresh.read(hashId);
    if (this.waiting.get(hashId) !== asked) return;
    if (offer && hasDeal(offer)) return this.answer([[hashId, asked]], () => true);
    asked.step = 'deals';
    this.wait(hashId);
  }

  private async askForAll(): Promise<void> {
    const all = [...this.waiting].filter(([, { step }]) => step !== 'underWay');
    for (const [, asked] of all) asked.step = 'underWay';
    const deals = await this.fresh.newestDeals();
    this.answer(all, hashId => deals && (deals.has(hashId) || hasDeal(this.registry.get(hashId)!)));
  }

  private answer(all: readonly (readonly [HashId, Asked])[], answerFor: (hashId: HashId) => boolean | null): void {
    for (const [hashId, asked] of all) {
      // It was asked for again meanwhile.
      if (this.waiting.get(hashId) !== asked) continue;
      this.waiting.delete(hashId);
      for (const answered of asked.answered) answered(answerFor(hashId));
    }
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
