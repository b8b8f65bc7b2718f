import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { StartPage } from '../../domain/navigation/StartPage';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { type Instant, isStale, LIST_STALE_AFTER } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { SessionStore } from '../session/SessionStore';
import { inTime } from '../shared/inTime';
import { LatestRequests } from '../shared/LatestRequests';
import { Refetches } from '../shared/Refetches';
import type { LoadStatus } from '../shared/Resource';
import { FirstScreen } from '../start/FirstScreen';

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
  private startedFor = 0;
  private readonly requests = new LatestRequests();

  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly screen: FirstScreen,
    private readonly refetches: Refetches,
    private readonly clock: Clock,
    private readonly book: Book,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    // Also while another screen is shown.
    refetches.add(() => this.pushesMissed());
  }

  /**
   * Whether the app has to start on the dealer's start page, if the dealer asked for no page: once for each sign-in and each load
   * of the app. Later, the dealer can go to the landing page.
   */
  get isStartDue(): boolean {
    return this.startedFor !== this.session.signIns;
  }

  /** The page where the app starts: this one if the dealer has chosen none, or if the book does not answer. */
  async startPage(): Promise<StartPage> {
    this.startedFor = this.session.signIns;
    const settings = this.book.find('settings', TRADING_SETTINGS);
    const chosen = await inTime(this.clock, settings).catch(() => undefined);
    return chosen?.startPage ?? 'home';
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
