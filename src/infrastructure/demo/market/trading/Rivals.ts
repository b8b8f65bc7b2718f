import type { Cancel, Clock } from '../../../../application/ports/Clock';
import { BID_STEP, minimumBid } from '../../../../domain/bidding/MinimumBid';
import { MINUTE, SECOND, type Instant } from '../../../../domain/shared/Instant';
import { toEuros, type Money } from '../../../../domain/shared/Money';
import { inSteps } from '../offers/OfferFacts';
import type { Random } from '../people/Random';
import { Sellers } from '../people/Sellers';
import type { TradingFloor } from './TradingFloor';

/** The average time between two moves at tempo 1. */
const MOVE_EVERY = 6 * SECOND;
/** Browsers do not keep shorter timers, so a faster market makes several moves per timer. */
const SHORTEST_TIMER = 50;
/** A bid below this share of the minimal price is a bargain, which a rival always outbids. */
const BARGAIN = 0.5;
/** The time from a pickup to the archive at tempo 1. */
const FILES_AFTER = MINUTE;
/** The largest number of moves simulated for the time while the market was stopped. */
const MOST_CAUGHT_UP = 120;

/** All other participants of the market, driven by the clock and the tempo. */
export class Rivals {
  private readonly timers = new Set<Cancel>();
  private readonly sellers: Sellers;
  private isRunning = false;

  constructor(
    private readonly floor: TradingFloor,
    private readonly clock: Clock,
    private readonly tempo: number,
    private readonly random: Random,
  ) {
    this.sellers = new Sellers(floor, random);
  }

  /** Simulates the moves since the given time, up to a limit, and continues from there. */
  start(since: Instant): void {
    if (this.isRunning || this.tempo <= 0) return;
    this.isRunning = true;
    this.catchUp(since);
    this.moveOn();
  }

  stop(): void {
    this.isRunning = false;
    for (const cancel of this.timers) cancel();
    this.timers.clear();
  }

  /** A rival sometimes outbids a dealer's bid, and always if the bid is a bargain. */
  answer(index: number): void {
    if (!this.isRunning || !(this.isBargain(index) || this.random.happens(0.45))) return;
    const pause = ((3 + 9 * this.random.next()) * SECOND) / Math.max(1, this.tempo);
    this.later(pause, () => {
      if (this.isWorthMore(index) && this.floor.stock.state(index).leader !== null) this.outbid(index);
    });
  }

  /**
   * Archives a deal some time after the pickup. A reload loses the timer, and `archiveADeal` then archives it
   * later.
   */
  file(index: number, email: string): void {
    if (!this.isRunning) return;
    this.later(FILES_AFTER / Math.max(1, this.tempo), () => {
      const deal = this.floor.book(email).deals.get(index);
      if (deal?.vehiclePickedUp && deal.archivedAt === null) this.floor.archive(index, email, this.clock.now());
    });
  }

  /** Bids one to six steps above the highest bid. A first bid is 50 to 75 % of the minimal price. */
  outbid(index: number): void {
    const { highestBid } = this.floor.stock.state(index);
    const chance = this.random.next();
    const first = inSteps(toEuros(this.floor.stock.facts(index).minimalPrice) * (0.5 + 0.25 * chance));
    const above = (minimumBid(highestBid) + Math.floor(chance ** 2 * 6) * BID_STEP) as Money;
    this.floor.bid(index, highestBid > 0 ? above : first, null);
  }

  private catchUp(since: Instant): void {
    const now = this.clock.now();
    if (now - since < MINUTE) return;
    const moves = Math.min(MOST_CAUGHT_UP, Math.floor(((now - since) * this.tempo) / MOVE_EVERY));
    for (let move = 1; move <= moves; move += 1) this.move(Math.round(since + ((now - since) * move) / (moves + 1)));
  }

  private moveOn(): void {
    const apart = MOVE_EVERY / this.tempo;
    const moves = Math.max(1, Math.round(SHORTEST_TIMER / apart));
    this.later(Math.max(SHORTEST_TIMER, apart * (0.5 + this.random.next())), () => {
      for (let move = 0; move < moves; move += 1) this.move(this.clock.now());
      this.moveOn();
    });
  }

  private later(milliseconds: number, callback: () => void): void {
    const cancel = this.clock.after(milliseconds, () => {
      this.timers.delete(cancel);
      callback();
    });
    this.timers.add(cancel);
  }

  private move(at: Instant): void {
    const chance = this.random.next();
    if (chance < 0.6) return this.bidSomewhere({ isCheaper: chance < 0.15 });
    if (chance < 0.75) return void this.floor.publish(at);
    if (chance < 0.85) return this.sellers.sellSomewhere(at);
    if (chance < 0.95) return this.sellers.answerADealer(at);
    return this.sellers.archiveADeal(at);
  }

  /** `isCheaper` if the seller lowers the fixed price before, if there is one. */
  private bidSomewhere({ isCheaper }: { readonly isCheaper: boolean }): void {
    const index = this.random.happens(0.1) ? this.sellers.dealersLead() : this.sellers.somewhere();
    if (index !== null && isCheaper) this.sellers.lowerPrice(index);
    if (index !== null && this.isWorthMore(index)) this.outbid(index);
  }

  private isBargain(index: number): boolean {
    const { stock } = this.floor;
    return stock.state(index).highestBid < stock.facts(index).minimalPrice * BARGAIN;
  }

  /** Rivals stop when the next bid would exceed the value of the vehicle or come close to its fixed price. */
  private isWorthMore(index: number): boolean {
    const { stock } = this.floor;
    if (!stock.isOpen(index)) return false;
    const { minimalPrice } = stock.facts(index);
    const fixedPrice = stock.fixedPrice(index);
    const limit = Math.min(minimalPrice * 1.12, fixedPrice > 0 ? fixedPrice - 6 * BID_STEP : Infinity);
    return minimumBid(stock.state(index).highestBid) <= limit;
  }
}
