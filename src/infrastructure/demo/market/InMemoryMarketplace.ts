import type { Cancel, Clock } from '../../../application/ports/Clock';
import type { DemoAccount } from '../../../application/ports/DemoMarket';
import type { LiveEvent } from '../../../application/ports/LiveFeed';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import type { HashId } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import type { Language } from '../../../domain/shared/Language';
import type { Money } from '../../../domain/shared/Money';
import { retellConversations } from './conversations/conversationOf';
import { SupportDesk } from './conversations/SupportDesk';
import { DealerDesk } from './DealerDesk';
import { firstDayBooks } from './firstDayBooks';
import { marketOf, readSnapshot, snapshotOf } from './MarketSnapshot';
import { demoDealers } from './people/demoDealers';
import type { MarketDealer } from './people/MarketDealer';
import { People } from './people/People';
import { Random, scrambled } from './people/Random';
import { SellingBooks } from './selling/SellingBooks';
import { Rivals } from './trading/Rivals';
import { Stock, type StockOptions } from './trading/Stock';
import { TradingFloor } from './trading/TradingFloor';

export type { MarketDealer, MarketplaceOptions };

/** A simulated market. The same seed, clock and calls produce the same market. */
export class InMemoryMarketplace {
  readonly people: People;
  readonly selling: SellingBooks;
  private readonly clock: Clock;
  private readonly floor: TradingFloor;
  private readonly rivals: Rivals;
  private readonly support: SupportDesk;
  private readonly random: Random;
  private readonly stockOptions: Omit<StockOptions, 'openedAt'>;
  private readonly desks: ReadonlyMap<string, MarketDealer>;
  /** The time up to which the market has been simulated, or null while it runs. */
  private stoppedAt: Instant | null;

  constructor({
    seed,
    offers,
    tempo,
    clock,
    archivedSales = 0,
    photoBase = '',
    language = 'en',
    dealsOpenAfter = 0,
  }: MarketplaceOptions) {
    this.people = new People(language);
    this.clock = clock;
    this.random = new Random(scrambled(seed));
    this.stoppedAt = clock.now();
    this.stockOptions = { seed, offers, archivedSales, photoBase };
    this.selling = new SellingBooks();
    const stock = new Stock({ ...this.stockOptions, openedAt: clock.now() });
    const later = dealsOpenAfter > 0 ? (open: () => void) => void clock.after(dealsOpenAfter, open) : null;
    this.floor = new TradingFloor(stock, firstDayBooks(stock), later);
    this.rivals = new Rivals(this.floor, clock, tempo, this.random);
    this.support = new SupportDesk(this.floor, clock, tempo, email => this.people.language(email));
    this.desks = new Map(demoDealers.map(({ dealer: { email } }) => [email, this.deskOf(email)]));
    this.people.onWorthKeeping(() => this.floor.worthKeeping());
    this.selling.onWorthKeeping(() => this.floor.worthKeeping());
  }

  /** The accounts that can sign in, with their current passwords. */
  get accounts(): readonly DemoAccount[] {
    return demoDealers.map(({ account }) => ({ ...account, password: this.people.password(account.email) }));
  }

  authenticate(email: string, password: string): boolean {
    const name = accountName(email);
    return this.people.knows(name) && this.people.password(name) === password;
  }

  /** Sets the dealer's language for the market's texts, and translates the existing conversations. */
  speak(email: string, language: Language): void {
    const name = accountName(email);
    if (this.people.language(name) === language) return;
    retellConversations(this.floor.book(name), language);
    this.people.speak(name, language);
  }

  dealer(email: string): MarketDealer | undefined {
    return this.desks.get(accountName(email));
  }

  /** Subscribes to the dealer's live events. The listener is called synchronously during each change. */
  onEvent(email: string, listener: (event: LiveEvent) => void): Cancel {
    return this.floor.listeners.add(accountName(email), listener);
  }

  /**
   * Starts the simulation: rivals bid, offers appear and sell, contracts are decided and messages answered. First
   * simulates the time since the last stop.
   */
  start(): void {
    const since = this.stoppedAt;
    this.stoppedAt = null;
    if (since === null) return;
    this.rivals.start(since);
    this.support.start();
  }

  stop(): void {
    this.rivals.stop();
    this.support.stop();
    this.stoppedAt ??= this.clock.now();
  }

  /** False if the offer is closed or the amount is below the minimum bid. */
  rivalBids(offer: HashId, amount?: Money): boolean {
    const index = this.openIndex(offer);
    if (index === null) return false;
    if (amount === undefined) this.rivals.outbid(index);
    else if (amount < minimumBid(this.floor.stock.state(index).highestBid)) return false;
    else this.floor.bid(index, amount, null);
    return true;
  }

  /** The seller asks another fixed price. False if the offer is closed. */
  sellerAsks(offer: HashId, price: Money): boolean {
    const index = this.openIndex(offer);
    if (index === null) return false;
    this.floor.reprice(index, price);
    return true;
  }

  /**
   * Sells the offer at its fixed price, or else at the highest bid but no less than the minimal price. False if the
   * offer is closed.
   */
  rivalBuys(offer: HashId): boolean {
    const index = this.openIndex(offer);
    if (index === null) return false;
    const { stock } = this.floor;
    const fixedPrice = stock.fixedPrice(index);
    const bid = Math.max(stock.state(index).highestBid, stock.facts(index).minimalPrice) as Money;
    const price = fixedPrice > 0 ? fixedPrice : bid;
    this.floor.sell(index, price, null, this.clock.now());
    return true;
  }

  /** The seller accepts the highest bid. False if the offer is closed or no dealer of this market leads. */
  sellerAccepts(offer: HashId): boolean {
    const index = this.openIndex(offer);
    const leader = index === null ? null : this.floor.stock.state(index).leader;
    if (index === null || leader === null) return false;
    this.floor.acceptContract(index, leader, this.clock.now());
    return true;
  }

  /** Archives a picked-up deal, as the server does. False if the dealer has no such deal. */
  archiveDeal(offer: HashId, email: string): boolean {
    const index = this.floor.stock.find(offer);
    const deal = index === null ? undefined : this.floor.book(accountName(email)).deals.get(index);
    if (index === null || deal?.vehiclePickedUp !== true || deal.archivedAt !== null) return false;
    this.floor.archive(index, accountName(email), this.clock.now());
    return true;
  }

  /** The note of the transport order, or null if the dealer has ordered no transport. */
  transportNote(offer: HashId, email: string): string | null {
    const index = this.floor.stock.find(offer);
    return (index === null ? undefined : this.floor.book(accountName(email)).deals.get(index))?.transportNote ?? null;
  }

  /**
   * Sends a support message about an offer, with a default text if `body` is missing. False if the offer does not
   * exist.
   */
  supportAnswers(email: string, offer: HashId, body?: string): boolean {
    const index = this.floor.stock.find(offer);
    if (index === null) return false;
    this.support.answer(index, accountName(email), body);
    return true;
  }

  supportTypes(email: string, offer: HashId, isTyping: boolean): boolean {
    const index = this.floor.stock.find(offer);
    if (index === null) return false;
    this.floor.supportTypes(index, accountName(email), isTyping);
    return true;
  }

  publish(): HashId {
    return this.floor.stock.hashId(this.floor.publish(this.clock.now()));
  }

  /** Plain data that can be stored. */
  snapshot(): unknown {
    const market = snapshotOf(this.floor, this.stoppedAt ?? this.clock.now(), this.random.state);
    return { ...market, people: this.people.snapshot(), selling: this.selling.snapshot() };
  }

  /** Returns false, without any change, if the snapshot is unreadable or belongs to another market. */
  restore(kept: unknown): boolean {
    const snapshot = readSnapshot(kept, this.stockOptions);
    const market = snapshot && marketOf(snapshot, this.stockOptions);
    if (snapshot === null || market === null) return false;
    this.floor.replace(market.stock, market.books);
    this.people.restore(snapshot.people);
    this.selling.restore(snapshot.selling);
    this.random.state = snapshot.random;
    if (this.stoppedAt !== null) this.stoppedAt = snapshot.savedAt;
    return true;
  }

  /** Resets the market to its first day, starting now. */
  startOver(): void {
    const stock = new Stock({ ...this.stockOptions, openedAt: this.clock.now() });
    this.floor.replace(stock, firstDayBooks(stock));
    this.people.startOver();
    this.selling.startOver();
    this.support.stop();
    this.random.state = scrambled(this.stockOptions.seed);
    if (this.stoppedAt === null) this.support.start();
    else this.stoppedAt = this.clock.now();
  }

  /** Calls the listener after each change that has to be stored. */
  onChange(listener: () => void): Cancel {
    return this.floor.onWorthKeeping(listener);
  }

  private deskOf(email: string): DealerDesk {
    return new DealerDesk(email, this.people, this.floor, this.selling, this.clock, {
      bid: index => this.rivals.answer(index),
      written: index => this.support.answerLater(index, email),
      pickedUp: index => this.rivals.file(index, email),
    });
  }

  private openIndex(offer: HashId): number | null {
    const { stock } = this.floor;
    const index = stock.find(offer);
    return index !== null && stock.isOpen(index) ? index : null;
  }
}

const accountName = (email: string): string => email.trim().toLowerCase();

interface MarketplaceOptions {
  readonly seed: number;
  /** The number of open offers on the first day, up to 100,000. */
  readonly offers: number;
  /** The speed of the simulation: 0 disables all other participants, 1 is a calm morning. */
  readonly tempo: number;
  /** The number of older sales that the archive has, for questions about prices. 0 by default. */
  readonly archivedSales?: number;
  readonly clock: Clock;
  /** The origin that serves the photos, such as `https://paddock.example`. The API uses absolute addresses. */
  readonly photoBase?: string;
  /** The language of the dealers on the first day. English by default. */
  readonly language?: Language;
  /** Milliseconds from a purchase to its deal. 0 by default. */
  readonly dealsOpenAfter?: number;
}
