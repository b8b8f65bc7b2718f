import { makeAutoObservable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import type { LoadStatus } from '../shared/LoadStatus';

type CountByType = Readonly<Record<VehicleType, number>>;
type OffersByType = Readonly<Record<VehicleType, readonly HashId[]>>;

const none: CountByType = { Motorbike: 0, Camper: 0, AgriculturalMachine: 0 };

/** The home screen: offer ids in order, by vehicle type. */
export class HomeStore {
  offersByType: OffersByType = { Motorbike: [], Camper: [], AgriculturalMachine: [] };
  /** The number of offers that cannot be shown, because they have no id. */
  unreadable: CountByType = none;
  status: LoadStatus = { step: 'idle' };
  lastFetchedAt: Instant | null = null;
  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  loadStarted(): void {
    this.status = { step: 'loading' };
  }

  loadFailed(failure: Failure): void {
    this.status = { step: 'failed', failure };
  }

  /** Marks the data as outdated, because pushes were missed. */
  pushesMissed(): void {
    if (this.lastFetchedAt !== null) this.lastFetchedAt = 0;
  }

  offersArrived(offersByType: OffersByType, at: Instant, unreadable = none): void {
    this.offersByType = offersByType;
    this.unreadable = unreadable;
    this.lastFetchedAt = at;
    this.status = { step: 'idle' };
  }
}
