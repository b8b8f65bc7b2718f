import { noCounters, type Counters } from '../../../domain/notifications/Counters';
import { unreadMessages } from './conversations/conversationOf';
import type { Stock } from './trading/Stock';
import type { TradingRecord } from './trading/TradingRecord';

/** The counters of a dealer: unread messages, outbid offers, vehicles to pick up and invoices. */
export function countersOf(stock: Stock, email: string, book: TradingRecord): Counters {
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
