import type { HashId, OfferId } from '../../../../domain/offers/Offer';
import { DAY, HOUR, type Instant, MINUTE } from '../../../../domain/shared/Instant';
import type { Money } from '../../../../domain/shared/Money';
import { OfferDice } from '../offers/OfferDice';
import {
  archivedPrice,
  archiveSkew,
  type FilteredFacts,
  filteredFacts,
  modelAt,
  variantOf,
  offerFacts,
  type OfferFacts,
} from '../offers/OfferFacts';
import { hashId, indexOfHashId, indexOfId } from '../offers/OfferName';
import { SoldArchive } from './SoldArchive';

export interface StockOptions {
  readonly seed: number;
  readonly offers: number;
  /** The first day of this market. */
  readonly openedAt: Instant;
  readonly photoBase: string;
  /** The number of sales in the archive from before these offers. */
  readonly archivedSales: number;
}

/**
 * All offers by index, from the oldest to the latest: those sold before the first day, those open on it, and those
 * published later. Facts are computed from seed and index on request. Only changes by trading are stored.
 */
export class Stock {
  readonly archive: SoldArchive;
  /** Offers with a lower index were sold before the first day. */
  readonly firstOpen: number;
  readonly states = new Map<number, OfferState>();
  readonly publishedLater: Instant[] = [];
  /** In the order of their sale. */
  readonly soldLater: number[] = [];
  private readonly firstLater: number;
  private readonly thisYear: number;
  private readonly offers: FilteredFacts[] = [];
  private readonly closed = new Set<number>();
  private lastFacts: { readonly index: number; readonly facts: OfferFacts } | null = null;

  constructor(readonly options: StockOptions) {
    this.firstOpen = Math.min(400, Math.ceil(options.offers / 5));
    this.firstLater = this.firstOpen + options.offers;
    this.thisYear = new Date(options.openedAt).getUTCFullYear();
    this.archive = new SoldArchive({
      seed: options.seed,
      sales: options.archivedSales,
      endedAt: this.options.openedAt - 2 * HOUR - (this.firstOpen + 1) * SALE_APART,
      thisYear: this.thisYear,
    });
    while (this.size < this.firstLater) this.add();
    for (let index = 0; index < this.firstOpen; index += 1) this.closed.add(index);
  }

  get size(): number {
    return this.offers.length;
  }

  dice(index: number): OfferDice {
    return new OfferDice(this.options.seed, index);
  }

  /** The facts that filters need. */
  filtered(index: number): FilteredFacts {
    const position = this.archive.positionOf(index);
    return position === null ? this.offers[index]! : this.archive.filtered(position);
  }

  /** Caches the last result, because building a row asks for the same offer several times in succession. */
  facts(index: number): OfferFacts {
    if (this.lastFacts?.index !== index) {
      const skew = this.archive.positionOf(index) === null ? 1 : archiveSkew;
      this.lastFacts = { index, facts: offerFacts(this.dice(index), this.thisYear, skew) };
    }
    return this.lastFacts.facts;
  }

  state(index: number): OfferState {
    return this.states.get(index) ?? this.firstState(index);
  }

  /** 0 without a fixed price. */
  fixedPrice(index: number): Money {
    return this.state(index).fixedPrice ?? this.facts(index).buyNowPrice;
  }

  change(index: number, change: Partial<OfferState>): void {
    this.states.set(index, { ...this.state(index), ...change });
  }

  sell(index: number, finalPrice: Money, at: Instant): void {
    this.change(index, { closedAt: at, finalPrice });
    this.recordSale(index);
  }

  /** The next of the later sales, whose state is known already. */
  recordSale(index: number): void {
    this.closed.add(index);
    this.soldLater.push(index);
  }

  publish(at: Instant): number {
    this.publishedLater.push(at);
    this.add();
    return this.size - 1;
  }

  has(index: number): boolean {
    return (index >= 0 && index < this.size) || this.archive.positionOf(index) !== null;
  }

  isOpen(index: number): boolean {
    return index >= 0 && index < this.size && !this.closed.has(index);
  }

  isPublishedLater(index: number): boolean {
    return index >= this.firstLater && index < this.size;
  }

  publishedAt(index: number): Instant {
    const { openedAt, offers } = this.options;
    const later = this.publishedLater[index - this.firstLater];
    if (later !== undefined) return later;
    const chance = this.dice(index).roll('published');
    if (this.isSoldBefore(index)) return this.soldAt(index) - (4 + 8 * chance) * DAY;
    const apart = Math.min(25 * MINUTE, (14 * DAY) / offers);
    return Math.round(openedAt - 4 * MINUTE - (this.firstLater - 1 - index + chance) * apart);
  }

  hashId(index: number): HashId {
    const position = this.archive.positionOf(index);
    if (position !== null) return this.archive.hashId(position);
    return hashId(this.options.seed, index, modelAt(this.filtered(index).modelIndex).vehicleType);
  }

  variant(index: number): string {
    return variantOf(this.dice(index), modelAt(this.filtered(index).modelIndex));
  }

  find(id: HashId | OfferId): number | null {
    const name = String(id).toUpperCase();
    // An address may contain the numeric id as text.
    const index = /^\d+$/.test(name) ? indexOfId(Number(name)) : indexOfHashId(this.options.seed, name);
    if (index === null || !this.has(index)) return null;
    return /^\d+$/.test(name) || this.hashId(index) === name ? index : null;
  }

  private add(): void {
    this.offers.push(filteredFacts(this.dice(this.size), this.thisYear));
  }

  private firstState(index: number): OfferState {
    if (this.archive.positionOf(index) !== null) return this.archivedState(index);
    const { firstBidsCount, firstHighestBid, buyNowPrice, minimalPrice } = this.facts(index);
    // A new offer has no bids yet.
    const bids = index < this.firstLater ? { bidsCount: firstBidsCount, highestBid: firstHighestBid } : noBids;
    if (index >= this.firstOpen) return { ...bids, leader: null, closedAt: null, finalPrice: null, fixedPrice: null };
    const finalPrice = buyNowPrice > 0 ? buyNowPrice : (Math.max(bids.highestBid, minimalPrice) as Money);
    return { ...bids, leader: null, closedAt: this.soldAt(index), finalPrice, fixedPrice: null };
  }

  private archivedState(index: number): OfferState {
    const facts = this.facts(index);
    const finalPrice = archivedPrice(this.dice(index), facts, this.thisYear);
    const bidsCount = Math.max(1, facts.firstBidsCount);
    const closedAt = this.soldAt(index);
    return { bidsCount, highestBid: finalPrice, leader: null, closedAt, finalPrice, fixedPrice: null };
  }

  private isSoldBefore(index: number): boolean {
    return index < this.firstOpen || this.archive.positionOf(index) !== null;
  }

  private soldAt(index: number): Instant {
    const position = this.archive.positionOf(index);
    if (position !== null) return this.archive.soldAt(position);
    const later = this.firstOpen - 1 - index + this.dice(index).roll('closed');
    return Math.round(this.options.openedAt - 2 * HOUR - later * SALE_APART);
  }
}

/** Between two sales before the first day. */
const SALE_APART = 3 * HOUR;

const noBids = { bidsCount: 0, highestBid: 0 as Money };

/** The part of an offer that trading changes. */
interface OfferState {
  readonly bidsCount: number;
  /** 0 without bids. */
  readonly highestBid: Money;
  /** The account of the highest bidder. Null for a rival or without bids. */
  readonly leader: string | null;
  readonly closedAt: Instant | null;
  readonly finalPrice: Money | null;
  /** The fixed price that the seller asks now. Null if it is the first one. */
  readonly fixedPrice: Money | null;
}
