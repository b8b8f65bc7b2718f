import { noCounters, type Counters } from '../../../domain/notifications/Counters';
import { unreadMessages } from './conversationsOf';
import type { DealerBook } from './DealerBook';
import type { Stock } from './Stock';

/** The counters of a dealer: unread messages, outbid offers, vehicles to pick up and invoices. */
export function countersOf(stock: Stock, email: string, book: DealerBook): Counters {
  const { likes, bids, deals } = book;
  const outbid = [...bids.keys()].filter(index => stock.isOpen(index) && stock.state(index).leader !== email);
  const running = [...deals.values()].filter(deal => deal.archivedAt === null);
  const inRealization = running.filter(deal => !deal.vehiclePickedUp).length;
  const invoices = running.filter(deal => deal.invoiceCreated).length;
  const messages = unreadMessages(book);
  return {
    ...noCounters,
    messages,
    bids: outbid.length,
    inRealization,
    invoices,
    purchases: messages + outbid.length + inRealization + invoices,
    likedOffers: likes.size,
  };
}
