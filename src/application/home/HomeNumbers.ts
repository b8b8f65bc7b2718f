import { inject, injectable } from 'inversify';
import { computed, type IComputedValue } from 'mobx';
import { countFitting, type HomeNumber } from '../../domain/home/HomeNumber';
import { isPickedUp } from '../../domain/offers/Deal';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { hasRunningDeal } from '../../domain/offers/Sale';
import { DAY, type Instant } from '../../domain/shared/Instant';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenStore } from '../offers/seen/SeenStore';
import { HomeStore } from './HomeStore';

/** The numbers of the home screen, from what is held or was received. They ask the server for nothing. */
@injectable()
export class HomeNumbers {
  private readonly outbidRows = this.judged('ownBids', offer => this.isOutbid(offer));
  private readonly rowsToPickUp = this.judged('inRealization', offer => this.isToPickUp(offer));
  /** When the unseen offers were published. */
  private readonly unseenRows = this.judged('browse', ({ hashId, publishedAt }) => {
    const isUnseen = this.seen.isSeen(hashId) !== true && !this.hiddenOffers.isHidden(hashId);
    return isUnseen ? publishedAt : null;
  });

  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(OwnPurchases) private readonly purchases: OwnPurchases,
    @inject(SeenStore) private readonly seen: SeenStore,
    @inject(HomeStore) private readonly home: HomeStore,
  ) {}

  isOutbid(offer: Offer): boolean {
    return ownBidStanding(offer, this.purchases.of(offer)) === 'outbid';
  }

  isToPickUp(offer: Offer): boolean {
    return hasRunningDeal(offer) && offer.deal !== null && !isPickedUp(offer.deal);
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

  /** Offers that were published within a day, and that this device has not seen. */
  newOffers(now: Instant): HomeNumber {
    const isNew = (publishedAt: Instant | null) => publishedAt !== null && publishedAt > now - DAY;
    const number = this.countedIn('browse', this.unseenRows.get(), isNew);
    return number.state === 'counted' && this.home.isDayRead ? { ...number, isExact: true } : number;
  }

  /** The rows that are counted: those of the list, and those that were read beyond it. */
  idsOf(tab: OfferTab): ReadonlySet<HashId> {
    const { ids, newOffers } = this.lists.of(tab);
    return new Set([...ids, ...newOffers, ...(this.home.read.get(tab)?.ids ?? [])]);
  }

  private countedIn<Judged>(tab: OfferTab, rows: JudgedRows<Judged>, fits: (row: Judged) => boolean): HomeNumber {
    const { knownTotal, lastFetchedAt } = this.lists.of(tab);
    const read = this.home.read.get(tab);
    if (lastFetchedAt === null && !read) return notLoaded;
    return countFitting(
      rows.map(row => row.get()),
      read ? read.total : knownTotal,
      fits,
    );
  }

  /** Each held row of a list, judged by itself, so that a push judges only its own offer. Undefined if it is not loaded. */
  private judged<Judged>(tab: OfferTab, judge: (offer: Offer) => Judged) {
    return computed((): JudgedRows<Judged> => {
      return Array.from(this.idsOf(tab), hashId =>
        computed(() => {
          const offer = this.registry.get(hashId);
          return offer && judge(offer);
        }),
      );
    });
  }
}

type JudgedRows<Judged> = readonly IComputedValue<Judged | undefined>[];

const notLoaded: HomeNumber = { state: 'unknown', reason: 'notLoaded' };
