import { injectable } from 'inversify';
import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { type PickupPlan, withStop, emptyPlan } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import { dealStage } from '../../domain/deals/DealStage';
import type { HashId } from '../../domain/offers/Offer';
import { Book } from '../book/Book';
import { type OfferList, OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';

/** The tour on which the dealer picks up bought vehicles. It is stored as it is planned. */
@injectable()
export class PickupTour {
  /** What a press elsewhere has put on the tour, until the dealer has seen it there. */
  added: HashId | null = null;

  constructor(
    private readonly book: Book,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  get plan(): PickupPlan {
    return this.book.held.get('pickupPlans', PICKUP_PLAN) ?? emptyPlan;
  }

  /** Whether the stored plan is known or cannot be read. */
  get isShown(): boolean {
    return this.book.held.isRead() || this.book.held.failureOf() !== null;
  }

  /** Runs until it is cancelled. Takes out the vehicles that are picked up or whose deals have ended. */
  run(): Cancel {
    void this.book.hold();
    return together(
      reaction(
        () => (this.book.held.isRead() ? this.plan.stops.filter(stop => this.isDone(stop)) : []),
        done => this.takeOut(done),
        { equals: compareStructural, fireImmediately: true },
      ),
      // Not when another tab adds a stop: this list may be older than its deal.
      reaction(
        () => (this.book.held.isRead() && this.deals.isWhole ? this.deals.lastFetchedAt : null),
        fetchedAt => {
          if (fetchedAt !== null) this.takeOut(this.plan.stops.filter(stop => !this.deals.holds(stop)));
        },
        { fireImmediately: true },
      ),
    );
  }

  private isDone(stop: HashId): boolean {
    const offer = this.registry.get(stop);
    const stage = offer ? dealStage(offer) : null;
    return stage === 'pickedUp' || (stage === 'archived' && !this.deals.ids.includes(stop));
  }

  private get deals(): OfferList {
    return this.lists.of('inRealization');
  }

  private takeOut(done: readonly HashId[]): void {
    if (done.length > 0) this.change(plan => done.reduce((left, stop) => withStop(left, stop, false), plan));
  }

  /** A vehicle that is on the tour keeps its place there. */
  add(hashId: HashId): void {
    if (this.plan.stops.includes(hashId)) return;
    this.added = hashId;
    this.change(plan => withStop(plan, hashId, true));
  }

  addedSeen(): void {
    this.added = null;
  }

  /** The other tabs share the tour. */
  change(changed: (plan: PickupPlan) => PickupPlan): void {
    void this.book.change('pickupPlans', PICKUP_PLAN, (stored = emptyPlan) => changed(stored));
  }
}
