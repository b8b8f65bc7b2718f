import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { type PickupPlan, readPlan } from '../../domain/board/PickupPlan';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { PickupStore } from './PickupStore';

const KEY = 'pickupPlan';

/** Stores the plan of a pickup as it is made. */
@injectable()
export class KeepPickupPlan {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(PickupStore) private readonly store: PickupStore,
  ) {}

  async restore(): Promise<void> {
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
