import * as v from 'valibot';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { demoDealers } from './people/demoDealers';
import { storedPeople } from './people/People';
import { storedSelling } from './selling/SellingBooks';
import { storedMap } from './storedMap';
import { Stock, type StockOptions } from './trading/Stock';
import type { TradingRecord } from './trading/TradingRecord';

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.number(), v.finite());
const money = v.pipe(
  index,
  v.transform(cents => cents as Money),
);

const storedState = v.object({
  bidsCount: index,
  highestBid: money,
  leader: v.nullable(v.string()),
  closedAt: v.nullable(instant),
  finalPrice: v.nullable(money),
  fixedPrice: v.nullable(money),
});

const storedDeal = v.object({
  price: money,
  // A market that was stored earlier does not have it.
  ownBid: v.optional(v.nullable(money), null),
  boughtAt: instant,
  invoiceCreated: v.boolean(),
  speditionArranged: v.boolean(),
  transportNote: v.nullable(v.string()),
  easyTransportEnabled: v.boolean(),
  vehiclePickedUp: v.boolean(),
  archivedAt: v.nullable(instant),
});

const storedMessage = v.object({
  id: index,
  author: v.picklist(['dealer', 'support']),
  body: v.string(),
  createdAt: instant,
});

const storedRecord = v.object({
  likes: v.pipe(
    v.array(index),
    v.transform(indexes => new Set(indexes)),
  ),
  bids: storedMap(index, v.object({ amount: money, contract: v.nullable(v.picklist(['waiting', 'rejected'])) })),
  deals: storedMap(index, storedDeal),
  conversations: storedMap(index, v.object({ unread: index, messages: v.array(storedMessage) })),
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
  states: storedMap(index, storedState),
  books: storedMap(v.string(), storedRecord),
  people: storedPeople,
  selling: storedSelling,
});

export type MarketSnapshot = v.InferOutput<typeof snapshotSchema>;

interface Market {
  readonly stock: Stock;
  readonly books: ReadonlyMap<string, TradingRecord>;
}

export function snapshotOf({ stock, books }: Market, savedAt: Instant, random: number) {
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
    states: [...stock.states],
    books: [...books].map(([email, { likes, bids, deals, conversations }]) => [
      email,
      { likes: [...likes], bids: [...bids], deals: [...deals], conversations: [...conversations] },
    ]),
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
  if (demoDealers.some(({ account }) => !snapshot.books.has(account.email))) return null;
  return snapshot;
}

/** The market of a snapshot, or null if the snapshot refers to an offer that does not exist. */
export function marketOf(snapshot: MarketSnapshot, options: Omit<StockOptions, 'openedAt'>): Market | null {
  const stock = new Stock({ ...options, openedAt: snapshot.openedAt });
  snapshot.publishedLater.forEach(at => stock.publish(at));
  const { books, soldLater, states } = snapshot;
  const named = [...books.values()].flatMap(({ likes, ...rest }) => [
    likes,
    ...Object.values(rest).map(map => map.keys()),
  ]);
  if ([...soldLater, ...states.keys(), ...named.flatMap(indexes => [...indexes])].some(index => !stock.has(index)))
    return null;
  for (const [index, state] of states) stock.states.set(index, state);
  for (const index of soldLater) stock.recordSale(index);
  return { stock, books };
}
