import { makeAutoObservable, observableRef } from 'mobx';
import { emptyPlan, type PickupPlan } from '../../domain/board/PickupPlan';

/** The tour on which the dealer picks up bought vehicles. */
export class PickupStore {
  plan: PickupPlan = emptyPlan;
  /** Whether the stored plan is known. */
  isRead = false;

  constructor() {
    makeAutoObservable(this, { plan: observableRef });
  }

  arrived(stored: PickupPlan): void {
    if (!this.isRead) this.plan = stored;
    this.isRead = true;
  }

  changed(plan: PickupPlan): void {
    this.plan = plan;
  }
}
