import { inject, injectable } from 'inversify';
import { compareStructural, reaction, runInAction } from 'mobx';
import { type PickupPlan, withStop, emptyPlan } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import { dealStage } from '../../domain/realization/DealStage';
import { Book } from '../book/Book';
import { OfferLists } from '../offers/list/OfferLists';
import type { OfferListStore } from '../offers/list/OfferListStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { PickupStore } from './PickupStore';

type PlanChange = (plan: PickupPlan) => PickupPlan;

/** Stores the plan of a pickup as it is made. */
@injectable()
export class KeepPickupPlan {
  /** The changes by this tab that are not stored yet. */
  private unstored: readonly PlanChange[] = [];

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(PickupStore) private readonly store: PickupStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
  ) {}

  /**
   * Runs until it is cancelled. Follows the other tabs, which share the tour, and takes out the vehicles that are picked
   * up or whose deals have ended.
   */
  run(): Cancel {
    void this.restore();
    const ends = [
      this.book.follow('pickupPlans', (_key, stored) => this.show(stored ?? emptyPlan)),
      reaction(
        () => (this.store.isRead ? this.store.plan.stops.filter(stop => this.isDone(stop)) : []),
        done => this.takeOut(done),
        { equals: compareStructural, fireImmediately: true },
      ),
      // Not when another tab adds a stop: this list may be older than its deal.
      reaction(
        () => (this.store.isRead && this.knowsAllDeals ? this.deals.lastFetchedAt : null),
        fetchedAt => {
          if (fetchedAt !== null) this.takeOut(this.store.plan.stops.filter(stop => !this.deals.holds(stop)));
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  private isDone(stop: HashId): boolean {
    const offer = this.registry.get(stop);
    const stage = offer ? dealStage(offer) : null;
    return stage === 'pickedUp' || (stage === 'archived' && !this.deals.ids.includes(stop));
  }

  private get deals(): OfferListStore {
    return this.lists.of('inRealization');
  }

  /** Every deal is loaded, as far as the server's numbers show. */
  private get knowsAllDeals(): boolean {
    const { isCurrent, status, hasMore, ids, count, isCountAtLeast } = this.deals;
    return isCurrent && status.step === 'idle' && !hasMore && ids.length === count && !isCountAtLeast;
  }

  private takeOut(done: readonly HashId[]): void {
    if (done.length > 0) this.change(plan => done.reduce((left, stop) => withStop(left, stop, false), plan));
  }

  private async restore(): Promise<void> {
    if (this.store.isRead) return;
    const stored = await this.book.find('pickupPlans', PICKUP_PLAN);
    runInAction(() => this.store.arrived(stored ?? emptyPlan));
  }

  /** At once, unless the stored plan is not known yet. */
  change(changed: PlanChange): void {
    if (this.store.isRead) this.apply(changed);
    else void this.restore().then(() => this.apply(changed));
  }

  private apply(changed: PlanChange): void {
    runInAction(() => this.store.changed(changed(this.store.plan)));
    this.unstored = [...this.unstored, changed];
    if (this.unstored.length === 1) void this.storeChanges();
  }

  /** One write after the other, so that each one reads what the one before has stored. */
  private async storeChanges(): Promise<void> {
    const changes = this.unstored;
    const changed = (stored = emptyPlan) => withChanges(stored, changes);
    const plan = await this.book.changeStored('pickupPlans', PICKUP_PLAN, () => this.store.plan, changed);
    this.unstored = this.unstored.slice(changes.length);
    this.show(plan);
    if (this.unstored.length > 0) await this.storeChanges();
  }

  /** The stored plan with the changes that are not stored yet. */
  private show(stored: PickupPlan): void {
    runInAction(() => this.store.changed(withChanges(stored, this.unstored)));
  }
}

const withChanges = (plan: PickupPlan, changes: readonly PlanChange[]): PickupPlan =>
  changes.reduce((changed, change) => change(changed), plan);
