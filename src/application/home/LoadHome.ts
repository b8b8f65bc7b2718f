import { injectable } from 'inversify';
import type { OfferPatch } from '../../domain/offers/Offer';
import { isStale, LIST_STALE_AFTER } from '../../domain/shared/Instant';
import { FollowScreen } from '../offers/FollowScreen';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { LatestRequests } from '../shared/LatestRequests';
import { Refetches } from '../shared/Refetches';
import { HomeStore } from './HomeStore';

/** Fetches the home screen. The dealer's lists load after it, because they are not visible yet. */
@injectable()
export class LoadHome {
  private readonly requests = new LatestRequests();

  constructor(
    private readonly offers: Offers,
    private readonly home: HomeStore,
    private readonly registry: OfferRegistry,
    private readonly screen: FollowScreen,
    private readonly refetches: Refetches,
    private readonly clock: Clock,
  ) {
    // Also while another screen is shown.
    refetches.add(() => home.pushesMissed());
  }

  /** Fetches the home screen if it is missing or stale and not already being fetched. */
  async show(): Promise<void> {
    if (this.requests.isUnderWay()) return;
    if (isStale(this.home.lastFetchedAt, this.clock.now(), LIST_STALE_AFTER)) await this.refresh();
    else this.screen.pageArrived();
  }

  /** Fetches the home screen again when pushes were missed. Runs until it is cancelled. */
  run(): Cancel {
    return this.refetches.add(({ retriesFailed }) => {
      if (retriesFailed || this.home.status.step === 'idle') void this.refresh();
    });
  }

  async refresh(): Promise<void> {
    const signal = this.requests.start();
    this.home.loadStarted();
    await this.registry.ask(
      () => this.offers.homeScreen(signal),
      (answer, merge) => {
        if (signal.aborted) return;
        this.requests.end();
        this.screen.pageArrived();
        if (!answer.ok) return this.home.loadFailed(answer.failure);
        const { Motorbike, Camper, AgriculturalMachine, leftOut } = answer.value;
        merge([...Motorbike, ...Camper, ...AgriculturalMachine]);
        const offersByType = {
          Motorbike: idsOf(Motorbike),
          Camper: idsOf(Camper),
          AgriculturalMachine: idsOf(AgriculturalMachine),
        };
        this.home.offersArrived(offersByType, this.clock.now(), leftOut);
      },
    );
  }
}

const idsOf = (offers: readonly OfferPatch[]) => [...new Set(offers.map(({ hashId }) => hashId))];
