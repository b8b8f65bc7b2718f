import type { Cancel } from '../../../../application/ports/Clock';
import type { LiveEvent } from '../../../../application/ports/LiveFeed';
import type { Author, Message } from '../../../../domain/conversations/Message';
import type { Counters } from '../../../../domain/notifications/Counters';
import type { ContractStatus, OfferPatch } from '../../../../domain/offers/Offer';
import type { Instant } from '../../../../domain/shared/Instant';
import type { Money } from '../../../../domain/shared/Money';
import { conversationId, messageOf, summaryOf } from '../conversations/conversationOf';
import { countersOf } from '../countersOf';
import { dealerRow, publicRow } from '../offers/offerRow';
import type { Stock } from './Stock';
import { bidLast, type DealRecord, emptyRecord, type TradingRecord, writeLast } from './TradingRecord';

interface WrittenMessage {
  readonly author: Author;
  readonly body: string;
  readonly at: Instant;
}

/** Applies every change of the market, records it and notifies the listeners. */
export class TradingFloor {
  readonly listeners = new Listeners();
  private readonly sentCounters = new Map<string, Counters>();
  private readonly keepers = new Set<() => void>();

  constructor(
    public stock: Stock,
    public books: ReadonlyMap<string, TradingRecord>,
    /** Calls back when the deal of a purchase should open. Null for immediately. */
    private readonly whenDealOpens: ((open: () => void) => void) | null = null,
  ) {}

  /** Replaces the offers and books, after a restore or a reset. */
  replace(stock: Stock, books: ReadonlyMap<string, TradingRecord>): void {
    this.stock = stock;
    this.books = books;
    this.sentCounters.clear();
  }

  book(email: string): TradingRecord {
    return this.books.get(email) ?? emptyRecord();
  }

  /** Calls the callback after each change that affects a dealer. */
  onWorthKeeping(callback: () => void): Cancel {
    this.keepers.add(callback);
    return () => void this.keepers.delete(callback);
  }

  worthKeeping(): void {
    for (const keeper of [...this.keepers]) keeper();
  }

  /** The caller has checked that the offer is open and the amount is high enough. */
  bid(index: number, amount: Money, email: string | null): void {
    const { bidsCount } = this.stock.state(index);
    this.stock.change(index, { bidsCount: bidsCount + 1, highestBid: amount, leader: email });
    if (email !== null) bidLast(this.book(email), index, { amount, contract: null });
    this.endWaiting(index, email, null);
    this.pushOffer(index);
  }

  /** The seller asks another fixed price. */
  reprice(index: number, fixedPrice: Money): void {
    this.stock.change(index, { fixedPrice });
    this.pushOffer(index);
  }

  /** `winner` is null if a rival buys the offer. */
  sell(index: number, price: Money, winner: string | null, at: Instant): void {
    this.stock.sell(index, price, at);
    if (winner !== null && !this.whenDealOpens) this.openDeal(index, price, winner, at);
    this.endWaiting(index, winner, 'rejected');
    this.pushOffer(index);
    if (winner === null) return;
    this.whenDealOpens?.(() => {
      this.openDeal(index, price, winner, at);
      this.pushOwnOffer(index, winner);
    });
  }

  publish(at: Instant): number {
    const index = this.stock.publish(at);
    const offer = publicRow(this.stock, index);
    for (const email of this.listeners.emails()) this.listeners.notify(email, { kind: 'offerListed', offer });
    return index;
  }

  /** Sets the contract status of a bid and notifies only its dealer. */
  contract(index: number, email: string, contractStatus: ContractStatus | null): void {
    const book = this.book(email);
    const bid = book.bids.get(index);
    if (bid === undefined) return;
    book.bids.set(index, { ...bid, contract: contractStatus });
    this.pushOwnOffer(index, email);
  }

  /** Accepts a contract: the highest bid becomes a deal. */
  acceptContract(index: number, email: string, at: Instant): void {
    this.sell(index, this.stock.state(index).highestBid, email, at);
    this.pushOwnOffer(index, email);
  }

  like(index: number, email: string): void {
    this.book(email).likes.add(index);
    this.countersChanged(email);
  }

  unlike(index: number, email: string): void {
    this.book(email).likes.delete(index);
    this.countersChanged(email);
  }

  /** Moves the changed deal to the end. */
  dealMoves(index: number, email: string, change: Partial<DealRecord>): void {
    const { deals } = this.book(email);
    const deal = deals.get(index);
    if (deal === undefined) return;
    deals.delete(index);
    deals.set(index, { ...deal, ...change });
    this.countersChanged(email);
  }

  archive(index: number, email: string, at: Instant): void {
    this.dealMoves(index, email, { archivedAt: at });
  }

  /** Notifies only the dealer of the conversation, including for the dealer's own messages. */
  message(index: number, email: string, { author, body, at }: WrittenMessage): Message {
    const book = this.book(email);
    const message = messageOf(index, writeLast(book, index, { author, body, createdAt: at }));
    const conversation = summaryOf(this.stock, book, index);
    this.listeners.notify(email, { kind: 'messaged', message, conversation });
    this.countersChanged(email);
    return message;
  }

  supportTypes(index: number, email: string, isTyping: boolean): void {
    const typing = { conversationId: conversationId(index), isTyping } as const;
    this.listeners.notify(email, { kind: 'typing', author: 'support', ...typing });
  }

  messagesSeen(index: number, email: string): void {
    const { conversations } = this.book(email);
    const conversation = conversations.get(index);
    if (conversation === undefined || conversation.unread === 0) return;
    conversations.set(index, { ...conversation, unread: 0 });
    this.countersChanged(email);
  }

  private openDeal(index: number, price: Money, winner: string, at: Instant): void {
    const { bids, deals } = this.book(winner);
    const ownBid = bids.get(index)?.amount ?? null;
    bids.delete(index);
    deals.set(index, {
      price,
      ownBid,
      boughtAt: at,
      invoiceCreated: false,
      speditionArranged: false,
      transportNote: null,
      easyTransportEnabled: this.stock.dice(index).happens('advert', 0.7),
      vehiclePickedUp: false,
      archivedAt: null,
    });
  }

  /** A contract can wait only while its bid is the highest. */
  private endWaiting(index: number, except: string | null, status: ContractStatus | null): void {
    for (const [email, { bids }] of this.books) {
      if (email !== except && bids.get(index)?.contract === 'waiting') this.contract(index, email, status);
    }
  }

  private pushOffer(index: number): void {
    const offer = publicRow(this.stock, index);
    for (const email of this.listeners.emails()) this.listeners.notify(email, { kind: 'offerChanged', offer });
    for (const [email, { bids, deals }] of this.books) {
      if (bids.has(index) || deals.has(index)) this.countersChanged(email);
    }
  }

  private pushOwnOffer(index: number, email: string): void {
    const { contractStatus, deal, archivedAt } = dealerRow(this.stock, this.book(email), index);
    const offer: OfferPatch = { ...publicRow(this.stock, index), contractStatus, deal, archivedAt };
    this.listeners.notify(email, { kind: 'offerChanged', offer });
    this.countersChanged(email);
  }

  private countersChanged(email: string): void {
    const counters = countersOf(this.stock, email, this.book(email));
    const before = this.sentCounters.get(email);
    this.sentCounters.set(email, counters);
    if (before === undefined || !same(before, counters)) this.listeners.notify(email, { kind: 'counted', counters });
    this.worthKeeping();
  }
}

const same = (one: Counters, other: Counters): boolean => JSON.stringify(one) === JSON.stringify(other);

type Listener = (event: LiveEvent) => void;

/** The listeners to the market's events, by account. */
class Listeners {
  private readonly listeners = new Map<string, Set<Listener>>();

  add(email: string, listener: Listener): Cancel {
    const listeners = this.listeners.get(email) ?? new Set();
    listeners.add(listener);
    this.listeners.set(email, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(email);
    };
  }

  emails(): string[] {
    return [...this.listeners.keys()];
  }

  notify(email: string, event: LiveEvent): void {
    for (const listener of [...(this.listeners.get(email) ?? [])]) listener(event);
  }
}
