import { BID_STEP } from '../../../../domain/bidding/MinimumBid';
import { type Money, toEuros } from '../../../../domain/shared/Money';
import { inSteps } from '../offers/OfferFacts';
import type { Stock } from './Stock';
import type { DealRecord, TradingRecord } from './TradingRecord';

/** What a dealer has done with an offer before the first day. `lost`: bid on a vehicle that somebody else has bought. */
export type Standing = 'leading' | 'outbid' | 'waiting' | 'rejected' | 'lost' | 'liked';

interface Entry {
  readonly email: string;
  readonly index: number;
  readonly standing: Standing;
}

/** Enters the dealer's bid, or the like, in the dealer's book and in the stock. */
export function enterStanding(stock: Stock, book: TradingRecord, { email, index, standing }: Entry): void {
  if (standing === 'liked') {
    book.likes.add(index);
    return;
  }
  const { minimalPrice } = stock.facts(index);
  const { highestBid, bidsCount } = stock.state(index);
  const share = standing === 'waiting' ? 0.98 : 0.75;
  const highest = Math.max(highestBid, inSteps(toEuros(minimalPrice) * share)) as Money;
  const outbid = standing === 'outbid' || standing === 'lost';
  const amount = (outbid ? highest - BID_STEP * (1 + (index % 5)) : highest) as Money;
  const contract = standing === 'waiting' || standing === 'rejected' ? standing : null;
  stock.change(index, {
    highestBid: highest,
    bidsCount: Math.max(bidsCount, outbid ? 2 : 1),
    leader: outbid ? null : email,
  });
  book.bids.set(index, { amount, contract });
}

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
