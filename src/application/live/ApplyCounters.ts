import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Counters } from '../../domain/notifications/Counters';
import { FollowSale } from '../bidding/deal/FollowSale';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import { type CounterMove, CounterStore } from '../notifications/CounterStore';
import { LikeStore } from '../offers/LikeStore';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenOffer } from '../offers/OpenOffer';

/**
 * Applies the counts from the server. A rising count means that its list misses something. Any change of a count of deals or
 * invoices says that a deal has moved, perhaps on another device.
 */
@injectable()
export class ApplyCounters {
  constructor(
    private readonly counters: CounterStore,
    private readonly likes: LikeStore,
    private readonly lists: OfferLists,
    private readonly invoices: InvoiceListStore,
    private readonly conversations: ConversationListStore,
    private readonly registry: OfferRegistry,
    private readonly openOffer: OpenOffer,
    private readonly followSale: FollowSale,
  ) {}

  execute(counters: Partial<Counters>): void {
    runInAction(() => {
      for (const move of this.counters.counted(counters)) this.moved(move);
      if (counters.likedOffers !== undefined) this.likes.serverCounted(counters.likedOffers);
    });
  }

  private moved({ screen, rises }: CounterMove): void {
    if (screen === 'inRealization' && rises) this.followSale.dealsRose();
    if (screen === 'inRealization' || screen === 'invoices') this.dealMoved();
    else if (rises) (screen === 'bids' ? this.lists.of('ownBids') : this.conversations).outdated();
  }

  private dealMoved(): void {
    this.lists.dealMoved();
    this.invoices.outdated();
    const { openOffer } = this.lists;
    if (openOffer !== null && this.registry.get(openOffer)?.deal) void this.openOffer.read(openOffer);
  }
}
