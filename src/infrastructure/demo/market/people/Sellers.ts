import { BID_STEP } from '../../../../domain/bidding/MinimumBid';
import type { Instant } from '../../../../domain/shared/Instant';
import { type Money, toEuros } from '../../../../domain/shared/Money';
import { inSteps } from '../offers/OfferFacts';
import type { TradingFloor } from '../trading/TradingFloor';
import type { Random } from './Random';

interface Lead {
  readonly email: string;
  readonly index: number;
}

/** The sellers of the vehicles, who accept or reject bids. */
export class Sellers {
  constructor(
    private readonly floor: TradingFloor,
    private readonly random: Random,
  ) {}

  /** A random open offer, mostly one of the latest, because dealers look there. Null if none was found. */
  somewhere(): number | null {
    const { stock } = this.floor;
    const open = stock.size - stock.firstOpen;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const reach = this.random.happens(0.8) ? Math.min(open, 200) : open;
      const index = stock.size - 1 - Math.floor(this.random.next() ** 2 * reach);
      if (open > 0 && stock.isOpen(index)) return index;
    }
    return null;
  }

  /** An offer on which a dealer of the demo leads, or null. */
  dealersLead(): number | null {
    return this.randomLead()?.index ?? null;
  }

  sellSomewhere(at: Instant): void {
    const index = this.somewhere();
    if (index === null) return;
    const { stock } = this.floor;
    const { leader, highestBid } = stock.state(index);
    const fixedPrice = stock.fixedPrice(index);
    if (fixedPrice > 0) return this.floor.sell(index, fixedPrice, null, at);
    const { minimalPrice } = stock.facts(index);
    // A bid of a demo dealer is answered with a contract, and a low bid not at all.
    if (leader === null && highestBid >= minimalPrice * 0.9) this.floor.sell(index, highestBid, null, at);
  }

  /** Lowers a fixed price by 4 %, unless that would come close to the highest bid. */
  lowerPrice(index: number): void {
    const { stock } = this.floor;
    const fixedPrice = stock.fixedPrice(index);
    const price = inSteps(toEuros(fixedPrice) * 0.96);
    const least = Math.max(stock.state(index).highestBid, stock.facts(index).minimalPrice) + 6 * BID_STEP;
    if (stock.isOpen(index) && price >= least && price < fixedPrice) this.floor.reprice(index, price);
  }

  /** A dealer's highest bid is first set to waiting, then accepted or rejected. */
  answerADealer(at: Instant): void {
    const lead = this.randomLead();
    if (lead === null) return;
    const { email, index } = lead;
    const bid = this.floor.book(email).bids.get(index);
    if (bid?.contract !== 'waiting') return this.floor.contract(index, email, 'waiting');
    if (this.random.happens(this.willingness(index, bid.amount))) return this.floor.acceptContract(index, email, at);
    this.floor.contract(index, email, 'rejected');
  }

  /** Archives a deal whose vehicle was picked up. */
  archiveADeal(at: Instant): void {
    for (const [email, { deals }] of this.floor.books) {
      const done = [...deals].find(([, deal]) => deal.vehiclePickedUp && deal.archivedAt === null);
      if (done !== undefined) return this.floor.archive(done[0], email, at);
    }
  }

  private willingness(index: number, amount: Money): number {
    const share = amount / this.floor.stock.facts(index).minimalPrice;
    if (share >= 1) return 0.9;
    return share >= 0.9 ? 0.55 : 0.1;
  }

  /**
   * Skips rejected bids: only a higher bid starts a new contract. Prefers the dealers who watch, because an account with
   * many bids would otherwise get most of the answers.
   */
  private randomLead(): Lead | null {
    const watching = new Set(this.floor.listeners.emails());
    const leads = this.leads();
    const watched = leads.filter(({ email }) => watching.has(email));
    const picked = watched.length > 0 ? watched : leads;
    return picked[this.random.below(picked.length)] ?? null;
  }

  private leads(): readonly Lead[] {
    const leads: Lead[] = [];
    for (const [email, { bids }] of this.floor.books) {
      for (const [index, { contract }] of bids) {
        const leading = this.floor.stock.isOpen(index) && this.floor.stock.state(index).leader === email;
        if (leading && contract !== 'rejected') leads.push({ email, index });
      }
    }
    return leads;
  }
}
