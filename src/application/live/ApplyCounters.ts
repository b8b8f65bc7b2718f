import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Counters } from '../../domain/notifications/Counters';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import { type CountedScreen, type CounterMove, CounterStore } from '../notifications/CounterStore';
import { LikeStore } from '../offers/LikeStore';
import { OfferLists } from '../offers/list/OfferLists';

/** Applies the counts from the server. A rising count means that its list misses something. */
@injectable()
export class ApplyCounters {
  constructor(
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(InvoiceListStore) private readonly invoices: InvoiceListStore,
    @inject(ConversationListStore) private readonly conversations: ConversationListStore,
  ) {}

  execute(counters: Partial<Counters>): void {
    runInAction(() => {
      for (const move of this.counters.counted(counters)) this.moved(move);
      if (counters.likedOffers !== undefined) this.likes.serverCounted(counters.likedOffers);
    });
  }

  private moved({ screen, rises }: CounterMove): void {
    if (rises) return this.listOf(screen).outdated();
    // No count rises when a deal is archived, because the deal is only removed from a count.
    if (screen === 'inRealization' || screen === 'invoices') this.lists.dealMoved();
  }

  private listOf(screen: CountedScreen) {
    switch (screen) {
      case 'bids':
        return this.lists.of('ownBids');
      case 'inRealization':
        return this.lists.of('inRealization');
      case 'invoices':
        return this.invoices;
      case 'messages':
        return this.conversations;
    }
  }
}
