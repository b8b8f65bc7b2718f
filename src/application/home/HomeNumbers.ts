import { inject, injectable } from 'inversify';
import { counted, type HomeNumber } from '../../domain/home/HomeNumber';
import type { Offer } from '../../domain/offers/Offer';
import { activeFilterCount } from '../../domain/offers/OfferFilters';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { hasRunningDeal } from '../../domain/offers/Sale';
import { isPickedUp } from '../../domain/realization/RealizationDetails';
import { DAY, type Instant } from '../../domain/shared/Instant';
import { ActionBarStore } from '../bidding/bar/ActionBarStore';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';

/** A long list is counted up to here, because a push must not cost more the more rows are held. */
const MOST_ROWS = 100;

/** The numbers of the home screen, from what is held or was told. They ask the server for nothing. */
@injectable()
export class HomeNumbers {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  /** Own bids that another dealer has outbid. */
  get outbid(): HomeNumber {
    return this.countedIn('ownBids', offer => ownBidStanding(offer, this.bars.purchaseOf(offer)) === 'outbid');
  }

  /** Messages that nobody has read. */
  get unread(): HomeNumber {
    const count = this.counters.told('messages');
    return count === null ? notLoaded : { state: 'told', count };
  }

  /** Bought vehicles that are not picked up. */
  get toPickUp(): HomeNumber {
    return this.countedIn(
      'inRealization',
      offer => hasRunningDeal(offer) && offer.realization !== null && !isPickedUp(offer.realization),
    );
  }

  /** Offers that were published within a day. Filters of the browse list would hide some of them. */
  newOffers(now: Instant): HomeNumber {
    const { filters, buyNowOnly, page } = this.lists.of('browse').question;
    if (activeFilterCount(filters) > 0 || buyNowOnly || page > 1) return { state: 'unknown', reason: 'filtered' };
    return this.countedIn(
      'browse',
      ({ hashId, publishedAt }) =>
        publishedAt !== null && publishedAt > now - DAY && !this.hiddenOffers.isHidden(hashId),
    );
  }

  private countedIn(tab: OfferTab, fits: (offer: Offer) => boolean): HomeNumber {
    const { ids, totalCount, lastFetchedAt } = this.lists.of(tab);
    if (lastFetchedAt === null) return notLoaded;
    const rows = ids.slice(0, MOST_ROWS).map(hashId => this.registry.get(hashId));
    return counted(rows, totalCount, fits);
  }
}

const notLoaded: HomeNumber = { state: 'unknown', reason: 'notLoaded' };
