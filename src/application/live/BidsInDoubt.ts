import { injectable } from 'inversify';
import { defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { PressStore } from '../bidding/press/PressStore';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { FreshOffers } from '../offers/FreshOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { PacedReads } from '../offers/PacedReads';
import { Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { SessionStore } from '../session/SessionStore';

/** Milliseconds until an offer is read again if no answer said whose bid it is, twice as long each time. */
const AGAIN_AFTER = SECOND;
const MOST_READS = 4;
/** If more offers wait, one read of the own bids answers for most of them. */
const MOST_SINGLE = 5;

/**
 * Asks the server whose bid a push brought. The push is the same for every dealer, so that the bid may be this dealer's, from
 * another device. Only the answer says that the dealer is outbid.
 */
@injectable()
export class BidsInDoubt {
  /** The offers to read, and how often each was read without a result. */
  private readonly waiting = new Map<HashId, number>();

  constructor(
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly offers: Offers,
    private readonly reads: PacedReads,
    private readonly notifyDealer: NotifyDealer,
    private readonly pressStore: PressStore,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  begin(): void {
    this.registry.onBidInDoubt((before, now) => this.changed(before, now));
  }

  private changed(before: Offer, now: Offer): void {
    if (now.bidBeforePush === undefined) {
      this.waiting.delete(now.hashId);
      this.notifyDealer.bidderKnown(before, now, this.isPressed(now));
    } else if (now.highestBid > before.highestBid || before.bidBeforePush === undefined) {
      this.wait(now.hashId, 0);
    }
  }

  private isPressed({ hashId, ownBid }: Offer): boolean {
    const press = this.pressStore.stepOf(hashId);
    return press.step !== 'idle' && press.action === 'bid' && press.amount === ownBid;
  }

  private wait(hashId: HashId, reads: number): void {
    const isNew = !this.waiting.has(hashId);
    this.waiting.set(hashId, reads);
    if (isNew) this.reads.add(hashId, () => this.readInTurn(hashId));
  }

  private readInTurn(hashId: HashId): Promise<void> | null {
    if (!this.session.isSignedIn) this.waiting.clear();
    // The server has said it meanwhile.
    if (!this.waiting.has(hashId)) return null;
    const unread = [...this.waiting].filter(([, reads]) => reads === 0).map(([waiting]) => waiting);
    return unread.length > MOST_SINGLE ? this.readOwnBids([...new Set([hashId, ...unread])]) : this.read(hashId);
  }

  private async read(hashId: HashId): Promise<void> {
    const reads = (this.waiting.get(hashId) ?? 0) + 1;
    this.waiting.delete(hashId);
    await this.fresh.read(hashId);
    // The server did not answer, or leaves the own bid out.
    if (reads < MOST_READS) this.clock.after(AGAIN_AFTER * 2 ** reads, () => this.readAgain(hashId, reads));
  }

  /** The list may have further pages, so that what stays open is read one by one. */
  private async readOwnBids(hashIds: readonly HashId[]): Promise<void> {
    for (const hashId of hashIds) this.waiting.delete(hashId);
    await this.registry.ask(
      () => this.offers.list('ownBids', defaultQuestion),
      (answer, merge) => answer.ok && merge(this.registry.listed('ownBids', answer.value.offers)),
    );
    for (const hashId of hashIds) this.readAgain(hashId, 1);
  }

  /** A push meanwhile may have put the offer back. */
  private readAgain(hashId: HashId, reads: number): void {
    if (this.registry.get(hashId)?.bidBeforePush === undefined || this.waiting.has(hashId)) return;
    this.wait(hashId, reads);
  }
}
