import type { DemoAccount } from '../../../application/ports/DemoMarket';
import { DAY } from '../../../domain/shared/Instant';
import { enterConversations } from './conversations/conversationOf';
import { demoDealers } from './people/demoDealers';
import { enterManyBids } from './trading/enterManyBids';
import { enterPurchase, enterStanding, type Standing } from './trading/enterStanding';
import type { Stock } from './trading/Stock';
import { emptyRecord, type DealRecord, type TradingRecord } from './trading/TradingRecord';

interface Past {
  /** In the order in which offers are assigned if there are only few. */
  readonly standings: readonly Standing[];
  readonly deals: number;
  readonly archived: number;
}

const likes = (count: number): Standing[] => Array.from({ length: count }, () => 'liked');

const pasts: Readonly<Record<Exclude<DemoAccount['kind'], 'manyBids'>, Past>> = {
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
    if (account.kind === 'manyBids') enterManyBids(stock, book, { email: account.email, others: [...books.values()] });
    else enterPast(stock, book, { email: account.email, past: pasts[account.kind], position });
    enterConversations(book, dealer.language, stock.options.openedAt);
    books.set(account.email, book);
  });
  return books;
}

interface DealersPast {
  readonly email: string;
  readonly past: Past;
  /** Each account gets every third offer, so that no two accounts lead on the same one. */
  readonly position: number;
}

function enterPast(stock: Stock, book: TradingRecord, { email, past, position }: DealersPast): void {
  standingIndexes(stock, past.standings.length, position).forEach((index, slot) => {
    enterStanding(stock, book, { email, index, standing: past.standings[slot] ?? 'liked' });
  });
  enterDeals(stock, book, { email, past, position });
}

/** Spreads the offers over the first pages of a large stock. A small stock yields fewer. */
function standingIndexes(stock: Stock, count: number, position: number): number[] {
  const apart = Math.max(1, Math.min(5, Math.floor(stock.options.offers / 80)));
  return Array.from({ length: count }, (_, slot) => stock.size - 2 - (3 * slot + position) * apart)
    .filter(index => index >= stock.firstOpen)
    .reverse();
}

function enterDeals(stock: Stock, book: TradingRecord, { email, past, position }: DealersPast): void {
  const indexes: number[] = [];
  for (let index = stock.firstOpen - 1 - position; index >= 0; index -= 3) indexes.push(index);
  const deals = Math.min(past.deals, Math.ceil(indexes.length / 4));
  indexes
    .slice(0, deals + past.archived)
    .map((index, slot) => ({ index, deal: dealOf(stock, index, slot, slot >= deals) }))
    .reverse()
    .forEach(({ index, deal }) => enterPurchase(stock, book, { email, index, deal }));
}

/** One deal in each stage: bought, transport ordered, transport available, picked up. */
function dealOf(stock: Stock, index: number, slot: number, archived: boolean): Omit<DealRecord, 'price' | 'ownBid'> {
  const { closedAt } = stock.state(index);
  const boughtAt = closedAt ?? stock.options.openedAt;
  const done = archived || slot % 4 === 3;
  return {
    boughtAt,
    invoiceCreated: done,
    vehiclePickedUp: done,
    speditionArranged: slot % 4 === 1,
    transportNote: slot % 4 === 1 ? '' : null,
    easyTransportEnabled: slot % 4 !== 0,
    // Before the first day, also if the purchase is only some days old.
    archivedAt: archived ? Math.round(Math.min(boughtAt + 5 * DAY, (boughtAt + stock.options.openedAt) / 2)) : null,
  };
}
