import { inject, injectable } from 'inversify';
import { counted, type HomeNumber } from '../../domain/home/HomeNumber';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { Offer } from '../../domain/offers/Offer';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { isPickedUp } from '../../domain/offers/RealizationDetails';
import { hasRunningDeal } from '../../domain/offers/Sale';
import { DAY, type Instant } from '../../domain/shared/Instant';
import { CounterStore } from '../notifications/CounterStore';
import { ActionBarStore } from '../offers/ActionBarStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenStore } from '../offers/seen/SeenStore';
import { HomeStore } from './HomeStore';

/** The numbers of the home screen, from what is held or was received. They ask the server for nothing. */
@injectable()
export class HomeNumbers {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(SeenStore) private readonly seen: SeenStore,
    @inject(HomeStore) private readonly home: HomeStore,
  ) {}

  /** Own bids that another dealer has outbid. */
  get outbid(): HomeNumber {
    return this.countedIn('ownBids', offer => ownBidStanding(offer, this.bars.purchaseOf(offer)) === 'outbid');
  }

  /** Messages that nobody has read. */
  get unread(): HomeNumber {
    const count = this.counters.received('messages');
    return count === null ? notLoaded : { state: 'received', count };
  }

  /** Bought vehicles that are not picked up. */
  get toPickUp(): HomeNumber {
    return this.countedIn(
      'inRealization',
      offer => hasRunningDeal(offer) && offer.realization !== null && !isPickedUp(offer.realization),
    );
  }

  /** Offers that were published within a day, and that this device has not seen. */
  newOffers(now: Instant): HomeNumber {
    const number = this.countedIn(
      'browse',
      ({ hashId, publishedAt }) =>
        publishedAt !== null &&
        publishedAt > now - DAY &&
        this.seen.isSeen(hashId) !== true &&
        !this.hiddenOffers.isHidden(hashId),
    );
    return number.state === 'counted' && this.home.isDayRead ? { ...number, isExact: true } : number;
  }

  private countedIn(tab: OfferTab, fits: (offer: Offer) => boolean): HomeNumber {
    const { ids, newOffers, knownTotal, lastFetchedAt } = this.lists.of(tab);
    const read = this.home.read.get(tab);
    if (lastFetchedAt === null && !read) return notLoaded;
    const rows = [...new Set([...ids, ...newOffers, ...(read?.ids ?? [])])].map(hashId => this.registry.get(hashId));
    return counted(rows, read ? read.total : knownTotal, fits);
  }
}

const notLoaded: HomeNumber = { state: 'unknown', reason: 'notLoaded' };
