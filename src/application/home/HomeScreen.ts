import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { type Instant, isStale, LIST_STALE_AFTER } from '../../domain/shared/Instant';
import { FirstScreen } from '../offers/FirstScreen';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { LatestRequests } from '../shared/LatestRequests';
import type { LoadStatus } from '../shared/LoadStatus';
import { Refetches } from '../shared/Refetches';

type CountByType = Readonly<Record<VehicleType, number>>;
type OffersByType = Readonly<Record<VehicleType, readonly HashId[]>>;

const none: CountByType = { Motorbike: 0, Camper: 0, AgriculturalMachine: 0 };

/** The home screen: offer ids in order, by vehicle type. The dealer's lists load after it, because they are not visible yet. */
@injectable()
export class HomeScreen {
  offersByType: OffersByType = { Motorbike: [], Camper: [], AgriculturalMachine: [] };
  /** The number of offers that cannot be shown, because they have no id. */
  unreadable = none;
  status: LoadStatus = { step: 'idle' };
  lastFetchedAt: Instant | null = null;
  private readonly requests = new LatestRequests();

  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly screen: FirstScreen,
    private readonly refetches: Refetches,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    // Also while another screen is shown.
    refetches.add(() => this.pushesMissed());
  }

  /** Fetches it if it is missing or stale and not already being fetched. */
  async show(): Promise<void> {
    if (this.requests.isUnderWay()) return;
    if (isStale(this.lastFetchedAt, this.clock.now(), LIST_STALE_AFTER)) await this.refresh();
    else this.screen.pageArrived();
  }

  /** Fetches it again when pushes were missed. Runs until it is cancelled. */
  run(): Cancel {
    return this.refetches.add(({ retriesFailed }) => {
      if (retriesFailed || this.status.step === 'idle') void this.refresh();
    });
  }

  async refresh(): Promise<void> {
    const signal = this.requests.start();
    this.status = { step: 'loading' };
    await this.registry.ask(
      () => this.offers.homeScreen(signal),
      (answer, merge) => {
        if (signal.aborted) return;
        this.requests.end();
        this.screen.pageArrived();
        if (!answer.ok) {
          this.status = { step: 'failed', failure: answer.failure };
          return;
        }
        const { Motorbike, Camper, AgriculturalMachine, leftOut } = answer.value;
        merge([...Motorbike, ...Camper, ...AgriculturalMachine]);
        this.offersByType = {
          Motorbike: idsOf(Motorbike),
          Camper: idsOf(Camper),
          AgriculturalMachine: idsOf(AgriculturalMachine),
        };
        this.unreadable = leftOut ?? none;
        this.lastFetchedAt = this.clock.now();
        this.status = { step: 'idle' };
      },
    );
  }

  private pushesMissed(): void {
    if (this.lastFetchedAt !== null) this.lastFetchedAt = 0;
  }
}

const idsOf = (offers: readonly OfferPatch[]) => [...new Set(offers.map(({ hashId }) => hashId))];
