import * as v from 'valibot';
import type { Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { demoDealers } from './people/demoDealers';
import { Stock, type StockOptions } from './trading/Stock';
import type { TradingRecord } from './trading/TradingRecord';

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.number(), v.finite());
const money = v.pipe(
  index,
  v.transform(cents => cents as Money),
);

const storedState = v.object({
  index,
  bidsCount: index,
  highestBid: money,
  leader: v.nullable(v.string()),
  closedAt: v.nullable(instant),
  finalPrice: v.nullable(money),
  /** Missing in snapshots from before sellers lowered their prices. */
  fixedPrice: v.optional(v.nullable(money), null),
});

const storedBid = v.object({ index, amount: money, contract: v.nullable(v.picklist(['waiting', 'rejected'])) });

const storedDeal = v.object({
  index,
  price: money,
  boughtAt: instant,
  invoiceCreated: v.boolean(),
  speditionArranged: v.boolean(),
  /** Missing in snapshots from before transport notes existed. */
  transportNote: v.optional(v.nullable(v.string()), null),
  easyTransportEnabled: v.boolean(),
  vehiclePickedUp: v.boolean(),
  archivedAt: v.nullable(instant),
});

const storedConversation = v.object({
  index,
  unread: index,
  messages: v.array(
    v.object({ id: index, author: v.picklist(['dealer', 'support']), body: v.string(), createdAt: instant }),
  ),
});

const storedBook = v.object({
  email: v.string(),
  likes: v.array(index),
  bids: v.array(storedBid),
  deals: v.array(storedDeal),
  /** Missing in snapshots from before conversations existed. */
  conversations: v.optional(v.array(storedConversation), []),
});

const snapshotSchema = v.object({
  version: v.literal(1),
  seed: v.number(),
  offers: index,
  openedAt: instant,
  savedAt: instant,
  random: index,
  publishedLater: v.array(instant),
  soldLater: v.array(index),
  states: v.array(storedState),
  books: v.array(storedBook),
  /** Read by `People`. Missing in snapshots from before profile changes were stored. */
  people: v.optional(v.unknown()),
  /** Read by `SellingBooks`. Missing in older snapshots. */
  selling: v.optional(v.unknown()),
});

export type MarketSnapshot = v.InferOutput<typeof snapshotSchema>;

interface Market {
  readonly stock: Stock;
  readonly books: ReadonlyMap<string, TradingRecord>;
}

export function snapshotOf({ stock, books }: Market, savedAt: Instant, random: number): MarketSnapshot {
  const { seed, offers, openedAt } = stock.options;
  return {
    version: 1,
    seed,
    offers,
    openedAt,
    savedAt,
    random,
    publishedLater: [...stock.publishedLater],
    soldLater: [...stock.soldLater],
    states: [...stock.states].map(([index, state]) => ({ index, ...state })),
    books: [...books].map(([email, { likes, bids, deals, conversations }]) => ({
      email,
      likes: [...likes],
      bids: [...bids].map(([index, bid]) => ({ index, ...bid })),
      deals: [...deals].map(([index, deal]) => ({ index, ...deal })),
      conversations: [...conversations].map(([index, { unread, messages }]) => ({
        index,
        unread,
        messages: [...messages],
      })),
    })),
  };
}

/**
 * Null if the data is not a snapshot, or if its seed or size differs, because other settings produce other vehicles.
 */
export function readSnapshot(kept: unknown, options: Omit<StockOptions, 'openedAt'>): MarketSnapshot | null {
  const parsed = v.safeParse(snapshotSchema, kept);
  if (!parsed.success) return null;
  const snapshot = parsed.output;
  if (snapshot.seed !== options.seed || snapshot.offers !== options.offers) return null;
  if (demoDealers.some(({ account }) => !snapshot.books.some(({ email }) => email === account.email))) return null;
  return snapshot;
}

/** The market of a snapshot, or null if the snapshot refers to an offer that does not exist. */
export function marketOf(snapshot: MarketSnapshot, options: Omit<StockOptions, 'openedAt'>): Market | null {
  const stock = new Stock({ ...options, openedAt: snapshot.openedAt });
  snapshot.publishedLater.forEach(at => stock.publish(at));
  const books = snapshot.books.flatMap(({ likes, bids, deals, conversations }) =>
    [likes, bids.map(at), deals.map(at), conversations.map(at)].flat(),
  );
  if ([...books, ...snapshot.soldLater, ...snapshot.states.map(at)].some(index => !stock.has(index))) return null;
  for (const { index, ...state } of snapshot.states) stock.states.set(index, state);
  for (const index of snapshot.soldLater) stock.noteSale(index);
  return { stock, books: new Map(snapshot.books.map(book => [book.email, bookOf(book)])) };
}

const at = ({ index }: { readonly index: number }): number => index;

function bookOf({ likes, bids, deals, conversations }: v.InferOutput<typeof storedBook>): TradingRecord {
  return {
    likes: new Set(likes),
    bids: new Map(bids.map(({ index, ...bid }) => [index, bid])),
    deals: new Map(deals.map(({ index, ...deal }) => [index, deal])),
    conversations: new Map(conversations.map(({ index, ...conversation }) => [index, conversation])),
  };
}
