import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Counters } from '../../domain/notifications/Counters';
import type { HashId } from '../../domain/offers/Offer';
import { SoldOffers } from '../bidding/deal/SoldOffers';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { ConversationStore } from '../conversations/ConversationStore';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import { type CounterMove, CounterStore } from '../notifications/CounterStore';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenedOffers } from '../offers/OpenedOffers';
import { OwnLikes } from '../offers/OwnLikes';
import type { LiveEvent } from '../ports/LiveFeed';
import { PushedOffers } from './PushedOffers';

/**
 * Says which store each event of the live feed concerns, and which lists are out of date after a count has moved. All events of a
 * frame are one MobX action.
 */
@injectable()
export class LiveEvents {
  constructor(
    private readonly offers: PushedOffers,
    private readonly counters: CounterStore,
    private readonly lists: OfferLists,
    private readonly conversationList: ConversationListStore,
    private readonly invoices: InvoiceListStore,
    private readonly soldOffers: SoldOffers,
    private readonly registry: OfferRegistry,
    private readonly opened: OpenedOffers,
    private readonly likes: OwnLikes,
    private readonly conversations: ConversationStore,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  apply(events: readonly LiveEvent[]): void {
    runInAction(() => {
      const listed: HashId[] = [];
      for (const event of events) {
        if (event.kind === 'counted') this.counted(event.counters);
        else if (event.kind === 'offerChanged') this.offers.changed(event.offer);
        else if (event.kind === 'offerListed') {
          if (this.offers.isNewOnSale(event.offer)) listed.unshift(event.offer.hashId);
        } else {
          this.conversations.arrived(event);
          if (event.kind === 'messaged') this.notifyDealer.messaged(event);
        }
      }
      if (listed.length > 0) this.offers.listed(listed);
    });
  }

  /** Pushes were missed. The server does not replay them. */
  missed(): void {
    this.conversations.reconnected();
  }

  /** A session follows one that ended on this page. The server may count other items since. */
  sessionFollowed(): void {
    runInAction(() => {
      this.counters.seenForgotten();
      this.conversations.reconnected();
    });
  }

  private counted(counters: Partial<Counters>): void {
    for (const move of this.counters.counted(counters)) this.countMoved(move);
    if (counters.likedOffers !== undefined) this.likes.serverCounted(counters.likedOffers);
  }

  /**
   * A rising count means that its list misses something. Any change of a count of deals or invoices says that a deal has
   * moved, perhaps on another device.
   */
  private countMoved({ screen, rises }: CounterMove): void {
    if (screen === 'inRealization' && rises) this.soldOffers.dealsRose();
    if (screen === 'inRealization' || screen === 'invoices') this.dealMoved();
    else if (rises) (screen === 'bids' ? this.lists.of('ownBids') : this.conversationList.pages.list).outdated();
  }

  private dealMoved(): void {
    this.lists.dealMoved();
    this.invoices.pages.list.outdated();
    const { openOffer } = this.lists;
    if (openOffer !== null && this.registry.get(openOffer)?.deal) void this.opened.read(openOffer);
  }
}
