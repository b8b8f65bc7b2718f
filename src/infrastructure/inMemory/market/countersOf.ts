import { noCounters, type Counters } from '../../../domain/notifications/Counters';
import type { DealerBook } from './DealerBook';
import type { Stock } from './Stock';

/** What waits for this dealer now: offers to outbid again, vehicles to fetch, invoices to pay. */
export function countersOf(stock: Stock, email: string, { likes, bids, deals }: DealerBook): Counters {
  const outbid = [...bids.keys()].filter(index => stock.isOpen(index) && stock.state(index).leader !== email);
  const running = [...deals.values()].filter(deal => deal.archivedAt === null);
  const inRealization = running.filter(deal => !deal.vehiclePickedUp).length;
  const invoices = running.filter(deal => deal.invoiceCreated).length;
  return {
    ...noCounters,
    bids: outbid.length,
    inRealization,
    invoices,
    purchases: outbid.length + inRealization + invoices,
    likedOffers: likes.size,
  };
}
