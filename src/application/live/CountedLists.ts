import { injectable } from 'inversify';
import { SoldOffers } from '../bidding/deal/SoldOffers';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import type { CounterMove } from '../notifications/CounterStore';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenedOffers } from '../offers/OpenedOffers';

/** The lists whose rows the server counts. A count that moves says which of them are outdated. */
@injectable()
export class CountedLists {
  constructor(
    private readonly lists: OfferLists,
    private readonly conversations: ConversationListStore,
    private readonly invoices: InvoiceListStore,
    private readonly soldOffers: SoldOffers,
    private readonly registry: OfferRegistry,
    private readonly opened: OpenedOffers,
  ) {}

  /**
   * A rising count means that its list misses something. Any change of a count of deals or invoices says that a deal has
   * moved, perhaps on another device.
   */
  countMoved({ screen, rises }: CounterMove): void {
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
