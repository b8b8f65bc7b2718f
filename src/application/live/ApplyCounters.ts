import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Counters } from '../../domain/notifications/Counters';
import { SoldOffers } from '../bidding/deal/SoldOffers';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import { type CounterMove, CounterStore } from '../notifications/CounterStore';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenedOffers } from '../offers/OpenedOffers';
import { OwnLikes } from '../offers/OwnLikes';

/**
 * Applies the counts from the server. A rising count means that its list misses something. Any change of a count of deals or
 * invoices says that a deal has moved, perhaps on another device.
 */
@injectable()
export class ApplyCounters {
  constructor(
    private readonly counters: CounterStore,
    private readonly likes: OwnLikes,
    private readonly lists: OfferLists,
    private readonly invoices: InvoiceListStore,
    private readonly conversations: ConversationListStore,
    private readonly registry: OfferRegistry,
    private readonly opened: OpenedOffers,
    private readonly soldOffers: SoldOffers,
  ) {}

  execute(counters: Partial<Counters>): void {
    runInAction(() => {
      for (const move of this.counters.counted(counters)) this.moved(move);
      if (counters.likedOffers !== undefined) this.likes.serverCounted(counters.likedOffers);
    });
  }

  private moved({ screen, rises }: CounterMove): void {
    if (screen === 'inRealization' && rises) this.soldOffers.dealsRose();
    if (screen === 'inRealization' || screen === 'invoices') this.dealMoved();
    else if (rises) (screen === 'bids' ? this.lists.of('ownBids') : this.conversations.pages.list).outdated();
  }

  private dealMoved(): void {
    this.lists.dealMoved();
    this.invoices.pages.list.outdated();
    const { openOffer } = this.lists;
    if (openOffer !== null && this.registry.get(openOffer)?.deal) void this.opened.read(openOffer);
  }
}
