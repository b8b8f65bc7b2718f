import type { Stock } from './Stock';
import type { DealRecord, TradingRecord } from './TradingRecord';

interface Purchase {
  readonly email: string;
  readonly index: number;
  readonly deal: Omit<DealRecord, 'price' | 'ownBid'>;
}

/** Enters a purchase from before the first day. If the offer had no fixed price, the dealer's bid was the highest. */
export function enterPurchase(stock: Stock, book: TradingRecord, { email, index, deal }: Purchase): void {
  const { finalPrice, bidsCount } = stock.state(index);
  const price = finalPrice ?? stock.facts(index).minimalPrice;
  const isByBid = stock.fixedPrice(index) === 0;
  if (isByBid) stock.change(index, { highestBid: price, bidsCount: Math.max(1, bidsCount), leader: email });
  book.deals.set(index, { ...deal, price, ownBid: isByBid ? price : null });
}
