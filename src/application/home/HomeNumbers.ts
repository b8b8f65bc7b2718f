import { injectable } from 'inversify';
import { computed, type IComputedValue, reaction } from 'mobx';
import { countFitting, type HomeNumber } from '../../domain/home/HomeNumber';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { Offer } from '../../domain/offers/Offer';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { dealToPickUp, isOnSale } from '../../domain/offers/Sale';
import { DAY, type Instant } from '../../domain/shared/Instant';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { BookStore } from '../book/BookStore';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { CountedRows } from '../offers/list/CountedRows';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenBefore } from '../offers/seen/SeenBefore';
import { SeenOffers } from '../offers/seen/SeenOffers';
import type { Cancel } from '../ports/Clock';
import { OwnVehicleTypes } from '../settings/OwnVehicleTypes';

/** The numbers of the home screen, from what is held or was received. They ask the server for nothing. */
@injectable()
export class HomeNumbers {
  private readonly outbidRows = this.judged('ownBids', offer => this.isOutbid(offer));
  private readonly rowsToPickUp = this.judged('inRealization', offer => this.isToPickUp(offer));
  /** When the offers that may be new were published. Null for the others. */
  private readonly unseenRows = this.judged('browse', offer => this.unseenSince(offer));

  constructor(
    private readonly lists: OfferLists,
    private readonly rows: CountedRows,
    private readonly registry: OfferRegistry,
    private readonly counters: CounterStore,
    private readonly hiddenOffers: HiddenOffers,
    private readonly purchases: OwnPurchases,
    private readonly ownTypes: OwnVehicleTypes,
    private readonly seen: SeenOffers,
    private readonly seenBefore: SeenBefore,
    private readonly bookStore: BookStore,
  ) {}

  /** Reads what this device saw of the offers that the number of new offers is made of. Runs until it is cancelled. */
  run(): Cancel {
    const isReadable = () => this.seenBefore.isAny && this.seen.newSince !== null;
    return reaction(
      () => (isReadable() ? [...this.rows.idsOf('browse')] : []),
      hashIds => void this.seen.read(hashIds),
      { fireImmediately: true },
    );
  }

  isOutbid(offer: Offer): boolean {
    return ownBidStanding(offer, this.purchases.of(offer)) === 'outbid';
  }

  isToPickUp(offer: Offer): boolean {
    return dealToPickUp(offer) !== null;
  }

  /** Whether a listed offer was published within a day and not seen before this visit. */
  isNew(offer: Offer, now: Instant): boolean {
    return isWithinDay(this.unseenSince(offer), now);
  }

  /** Unread as long as it is not known whether the offer was seen. */
  private unseenSince(offer: Offer): Instant | null | 'unread' {
    const { hashId, publishedAt } = offer;
    // The list keeps the row of a sold vehicle until it is fetched again.
    const isListed = isOnSale(offer) || this.lists.of('browse').holds(hashId);
    if (!isListed || this.hiddenOffers.isHidden(hashId) || !this.ownTypes.includes(offer)) return null;
    const wasSeen = this.seenBefore.includes(hashId);
    if (wasSeen === null) return 'unread';
    return wasSeen ? null : publishedAt;
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

  /**
   * Offers that were published within a day and not seen before this visit. What is seen during the visit still counts, because the
   * number would fall while the dealer reads.
   */
  newOffers(now: Instant): HomeNumber {
    const rows = this.unseenRows.get();
    const number = this.countedIn('browse', rows, publishedAt => isWithinDay(publishedAt, now));
    if (number.state !== 'counted') return number;
    const unread = rows.filter(row => row.get() === 'unread').length;
    if (unread === 0) return this.rows.isDayHeld ? { ...number, isExact: true } : number;
    if (unread < rows.length) return { ...number, held: number.held - unread };
    return this.bookStore.failureOf() === null ? notLoaded : { state: 'unknown', reason: 'unreadable' };
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

const isWithinDay = (publishedAt: Instant | null | 'unread', now: Instant): boolean =>
  typeof publishedAt === 'number' && publishedAt > now - DAY;

const notLoaded: HomeNumber = { state: 'unknown', reason: 'notLoaded' };
