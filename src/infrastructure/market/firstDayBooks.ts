import type { DemoAccount } from '../../application/ports/DemoMarket';
import { BID_STEP } from '../../domain/bidding/MinimumBid';
import { DAY } from '../../domain/shared/Instant';
import { toEuros, type Money } from '../../domain/shared/Money';
import { demoDealers } from './demoDealers';
import { enterConversations } from './firstDayConversations';
import { inSteps } from './OfferFacts';
import type { Stock } from './Stock';
import { emptyRecord, type Deal, type TradingRecord } from './TradingRecord';

type Standing = 'leading' | 'outbid' | 'waiting' | 'rejected' | 'liked';

interface Past {
  /** In the order in which offers are assigned if there are only few. */
  readonly standings: readonly Standing[];
  readonly deals: number;
  readonly archived: number;
}

const likes = (count: number): Standing[] => Array.from({ length: count }, () => 'liked');

const pasts: Readonly<Record<DemoAccount['kind'], Past>> = {
  buyer: {
    standings: [
      ...(['leading', 'outbid', 'liked', 'waiting', 'liked', 'rejected', 'outbid', 'liked', 'leading'] as const),
      ...(['liked', 'outbid', 'waiting', 'outbid', 'leading', 'rejected'] as const),
      ...likes(8),
    ],
    deals: 5,
    archived: 27,
  },
  seller: {
    standings: ['outbid', 'leading', 'liked', 'waiting', 'outbid', 'rejected', 'leading', ...likes(5)],
    deals: 3,
    archived: 8,
  },
  testAccess: { standings: likes(5), deals: 0, archived: 0 },
};

/** The books of the demo's dealers before the first day. Also enters their bids in the stock. */
export function firstDayBooks(stock: Stock): Map<string, TradingRecord> {
  const books = new Map<string, TradingRecord>();
  demoDealers.forEach(({ account, dealer }, position) => {
    const book = emptyRecord();
    const past = pasts[account.kind];
    // Each account gets every third offer, so that no two accounts lead on the same one.
    standingIndexes(stock, past.standings.length, position).forEach((index, slot) => {
      enter(stock, book, account.email, index, past.standings[slot] ?? 'liked');
    });
    enterDeals(stock, book, past, position);
    enterConversations(book, dealer.language, stock.options.openedAt);
    books.set(account.email, book);
  });
  return books;
}

/** Spreads the offers over the first pages of a large stock. A small stock yields fewer. */
function standingIndexes(stock: Stock, count: number, position: number): number[] {
  const apart = Math.max(1, Math.min(5, Math.floor(stock.options.offers / 80)));
  return Array.from({ length: count }, (_, slot) => stock.size - 2 - (3 * slot + position) * apart)
    .filter(index => index >= stock.firstOpen)
    .reverse();
}

function enter(stock: Stock, book: TradingRecord, email: string, index: number, standing: Standing): void {
  if (standing === 'liked') {
    book.likes.add(index);
    return;
  }
  const { minimalPrice } = stock.facts(index);
  const { highestBid, bidsCount } = stock.state(index);
  const share = standing === 'waiting' ? 0.98 : 0.75;
  const highest = Math.max(highestBid, inSteps(toEuros(minimalPrice) * share)) as Money;
  const outbid = standing === 'outbid';
  const amount = (outbid ? highest - BID_STEP * (1 + (index % 5)) : highest) as Money;
  const contract = standing === 'waiting' || standing === 'rejected' ? standing : null;
  stock.change(index, {
    highestBid: highest,
    bidsCount: Math.max(bidsCount, outbid ? 2 : 1),
    leader: outbid ? null : email,
  });
  book.bids.set(index, { amount, contract });
}

function enterDeals(stock: Stock, book: TradingRecord, past: Past, position: number): void {
  const indexes: number[] = [];
  for (let index = stock.firstOpen - 1 - position; index >= 0; index -= 3) indexes.push(index);
  const deals = Math.min(past.deals, Math.ceil(indexes.length / 4));
  indexes
    .slice(0, deals + past.archived)
    .map((index, slot) => ({ index, deal: dealOf(stock, index, slot, slot >= deals) }))
    .reverse()
    .forEach(({ index, deal }) => book.deals.set(index, deal));
}

/** One realization in each stage: bought, transport ordered, transport available, picked up. */
function dealOf(stock: Stock, index: number, slot: number, archived: boolean): Deal {
  const { finalPrice, closedAt } = stock.state(index);
  const boughtAt = closedAt ?? stock.options.openedAt;
  const done = archived || slot % 4 === 3;
  return {
    price: finalPrice ?? stock.facts(index).minimalPrice,
    boughtAt,
    invoiceCreated: done,
    vehiclePickedUp: done,
    speditionArranged: slot % 4 === 1,
    transportNote: slot % 4 === 1 ? '' : null,
    easyTransportEnabled: slot % 4 !== 0,
    archivedAt: archived ? Math.min(boughtAt + 5 * DAY, stock.options.openedAt) : null,
  };
}
