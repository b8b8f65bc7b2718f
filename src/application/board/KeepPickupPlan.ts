import { inject, injectable } from 'inversify';
import { compareStructural, reaction, runInAction } from 'mobx';
import { type PickupPlan, readPlan, withStop } from '../../domain/board/PickupPlan';
import type { HashId } from '../../domain/offers/Offer';
import { isPickedUp } from '../../domain/realization/RealizationDetails';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { PickupStore } from './PickupStore';

const KEY = 'pickupPlan';

/** Stores the plan of a pickup as it is made. */
@injectable()
export class KeepPickupPlan {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(PickupStore) private readonly store: PickupStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
  ) {}

  /**
   * Runs until it is cancelled. Follows the other tabs, which share the tour, and takes out the vehicles that are picked
   * up.
   */
  whileShown(): Cancel {
    void this.restore();
    const ends = [
      this.drafts.follow(KEY, (_rest, stored) => runInAction(() => this.store.changed(readPlan(stored)))),
      reaction(
        () => (this.store.isRead ? this.store.plan.stops.filter(stop => this.isDone(stop)) : []),
        done => {
          if (done.length > 0) this.change(plan => done.reduce((left, stop) => withStop(left, stop, false), plan));
        },
        { equals: compareStructural, fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  private isDone(stop: HashId): boolean {
    const deal = this.registry.get(stop)?.realization;
    return deal ? isPickedUp(deal) : false;
  }

  private async restore(): Promise<void> {
    if (this.store.isRead) return;
    const stored = await this.drafts.read(KEY);
    runInAction(() => this.store.arrived(readPlan(stored)));
  }

  /** At once, unless the stored plan is not known yet. */
  change(changed: (plan: PickupPlan) => PickupPlan): void {
    if (this.store.isRead) this.apply(changed);
    else void this.restore().then(() => this.apply(changed));
  }

  private apply(changed: (plan: PickupPlan) => PickupPlan): void {
    runInAction(() => this.store.changed(changed(this.store.plan)));
    this.drafts.keepSoon(KEY, () => this.store.plan);
  }
}
