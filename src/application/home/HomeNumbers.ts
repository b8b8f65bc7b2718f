import { inject, injectable } from 'inversify';
import { computed, type IComputedValue } from 'mobx';
import { countFitting, type HomeNumber } from '../../domain/home/HomeNumber';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { Offer } from '../../domain/offers/Offer';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { dealToPickUp, isOnSale } from '../../domain/offers/Sale';
import { DAY, type Instant } from '../../domain/shared/Instant';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { CountedRows } from '../offers/list/CountedRows';
import { OfferLists } from '../offers/list/OfferLists';
import { WholeListStore } from '../offers/list/WholeListStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OwnVehicleTypes } from '../settings/OwnVehicleTypes';

/** The numbers of the home screen, from what is held or was received. They ask the server for nothing. */
@injectable()
export class HomeNumbers {
  private readonly outbidRows = this.judged('ownBids', offer => this.isOutbid(offer));
  private readonly rowsToPickUp = this.judged('inRealization', offer => this.isToPickUp(offer));
  /** When the listed offers were published. Null for the others. */
  private readonly listedRows = this.judged('browse', offer => this.listedSince(offer));

  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(CountedRows) private readonly rows: CountedRows,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(OwnPurchases) private readonly purchases: OwnPurchases,
    @inject(OwnVehicleTypes) private readonly ownTypes: OwnVehicleTypes,
    @inject(WholeListStore) private readonly whole: WholeListStore,
  ) {}

  isOutbid(offer: Offer): boolean {
    return ownBidStanding(offer, this.purchases.of(offer)) === 'outbid';
  }

  isToPickUp(offer: Offer): boolean {
    return dealToPickUp(offer) !== null;
  }

  /** Whether a listed offer was published within a day. */
  isNew(offer: Offer, now: Instant): boolean {
    return isWithinDay(this.listedSince(offer), now);
  }

  private listedSince(offer: Offer): Instant | null {
    // The list keeps the row of a sold vehicle until it is fetched again.
    const isListed = isOnSale(offer) || this.lists.of('browse').holds(offer.hashId);
    return isListed && !this.hiddenOffers.isHidden(offer.hashId) && this.ownTypes.includes(offer)
      ? offer.publishedAt
      : null;
  }

  /** Own bids that another dealer has outbid. */
  get outbid(): HomeNumber {
    return this.countedIn('ownBids', this.outbidRows.get(), isOutbid => isOutbid);
  }

  /** Messages that nobody has read. */
  get unread(): HomeNumber {
    const count = this.counters.received('messages');
    return count === null ? notLoaded : { state: 'received', count };
  }

  /** Bought vehicles that are not picked up. */
  get toPickUp(): HomeNumber {
    return this.countedIn('inRealization', this.rowsToPickUp.get(), isOpen => isOpen);
  }

  /** Offers that were published within a day. Whether they were seen does not count, because the number would fall while they are read. */
  newOffers(now: Instant): HomeNumber {
    const number = this.countedIn('browse', this.listedRows.get(), publishedAt => isWithinDay(publishedAt, now));
    return number.state === 'counted' && this.whole.isDayRead ? { ...number, isExact: true } : number;
  }

  private countedIn<Judged>(tab: OfferTab, rows: JudgedRows<Judged>, fits: (row: Judged) => boolean): HomeNumber {
    const total = this.rows.totalOf(tab);
    if (total === undefined) return notLoaded;
    return countFitting(
      rows.map(row => row.get()),
      total,
      fits,
    );
  }

  /** Each held row of a list, judged by itself, so that a push judges only its own offer. Undefined if it is not loaded. */
  private judged<Judged>(tab: OfferTab, judge: (offer: Offer) => Judged) {
    return computed((): JudgedRows<Judged> => {
      return Array.from(this.rows.idsOf(tab), hashId =>
        computed(() => {
          const offer = this.registry.get(hashId);
          return offer && judge(offer);
        }),
      );
    });
  }
}

type JudgedRows<Judged> = readonly IComputedValue<Judged | undefined>[];

const isWithinDay = (publishedAt: Instant | null, now: Instant): boolean =>
  publishedAt !== null && publishedAt > now - DAY;

const notLoaded: HomeNumber = { state: 'unknown', reason: 'notLoaded' };
