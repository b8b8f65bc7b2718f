import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { FreshOffers } from '../../offers/FreshOffers';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { PacedReads } from '../../offers/PacedReads';
import { type Cancel, Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { OwnPurchases } from './OwnPurchases';

/** Milliseconds after a purchase or a sale at which the deals are fetched. The server may need a while to create a deal. */
const CHECKS_AFTER = [1, 5, 15, 30, 60].map(seconds => seconds * SECOND);

const LOOK_FOR = Math.max(...CHECKS_AFTER);

/** Minimum milliseconds between two checks. The pages of a long list arrive one after the other. */
const PAUSE = 2 * SECOND;

/** Looks for sold offers among the deals of this dealer. One call answers for all of them. */
@injectable()
export class CheckSoldOffers {
  /** When the look for each offer began. */
  private readonly since = new Map<HashId, Instant>();
  private plannedAt: Instant | null = null;
  private checkedAt = -Infinity;
  private isCheckDue = false;
  private cancelRetry: Cancel = () => {};

  constructor(
    private readonly fresh: FreshOffers,
    private readonly reads: PacedReads,
    private readonly purchases: OwnPurchases,
    private readonly loadOffers: LoadOffers,
    private readonly lists: OfferLists,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Call this within an action. */
  execute(hashId: HashId): void {
    const now = this.clock.now();
    this.since.set(hashId, now);
    this.purchases.buyerLookup(hashId, 'checking');
    if (this.plannedAt === now) return;
    this.plannedAt = now;
    for (const after of CHECKS_AFTER) this.clock.after(after, () => this.checkSoon());
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
