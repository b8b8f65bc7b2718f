import { inject, injectable } from 'inversify';
import { wholeMinimumBid } from '../../domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import {
  calculation,
  type CalculationDefaults,
  type CalculationInputs,
  calculationInputs,
  commission,
  type OwnCalculation,
  transportCost,
  unsetCalculation,
  withoutTransport,
} from '../../domain/valuation/Calculation';
import { type RoadDistance, roadDistance } from '../../domain/valuation/Distance';
import type { Markup } from '../../domain/valuation/Markup';
import { BookStore } from '../book/BookStore';
import { OfferDetails } from '../offers/OfferDetails';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SessionStore } from '../session/SessionStore';

interface ProfitAtMinimum {
  readonly profit: Money;
  /** The costs of transport are not known, and are left out. */
  readonly isBeforeTransport: boolean;
}

/** Joins the dealer's defaults, what the dealer typed for an offer, and what the offer says. */
@injectable()
export class CalculateOffer {
  constructor(
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** Null if there is no sale price or the offer is not loaded. Observable. */
  execute(hashId: HashId): CalculationInputs | null {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const { yard, whereabouts } = this.way(hashId);
    return calculationInputs(this.defaults, this.own(hashId), { score: offer.score, yard, whereabouts });
  }

  /** The profit if the dealer buys at the next minimum bid. Null if nothing is calculated. Observable. */
  atMinimum(offer: Offer): ProfitAtMinimum | null {
    const inputs = this.execute(offer.hashId);
    if (!inputs) return null;
    const isBeforeTransport = !this.isTransportKnown(offer.hashId);
    const counted = isBeforeTransport ? withoutTransport(inputs) : inputs;
    return { profit: calculation(counted, wholeMinimumBid(offer.highestBid)).profit, isBeforeTransport };
  }

  /** The distance that applies if the dealer types none. */
  straightLine(hashId: HashId): RoadDistance | null {
    const { yard, whereabouts } = this.way(hashId);
    return roadDistance(null, yard, whereabouts);
  }

  /**
   * The way to an opened offer and what it costs by the dealer's own assumption. Null if the way is not known. The cost is
   * null if the dealer assumes none.
   */
  transport(hashId: HashId): { readonly distance: RoadDistance; readonly cost: Money | null } | null {
    const { km, ...assumed } = { ...this.defaults, ...this.own(hashId) };
    const { yard, whereabouts } = this.way(hashId);
    const distance = roadDistance(km ?? null, yard, whereabouts);
    if (!distance) return null;
    const isAssumed = assumed.transportPerKm > 0 || assumed.transportFloor > 0;
    return { distance, cost: isAssumed ? transportCost({ ...assumed, distance }) : null };
  }

  /** False while the costs of transport depend on where the vehicle is, which only an opened offer says. */
  isTransportKnown(hashId: HashId): boolean {
    const { km, transportPerKm = this.defaults.transportPerKm } = this.own(hashId);
    return km !== undefined || transportPerKm === 0 || !this.settings?.yard || this.details.get(hashId) !== undefined;
  }

  /** The commission on a bid as the dealer assumes it. Null if neither a rate nor a floor is set. */
  commission(hashId: HashId, bid: Money): Money | null {
    const assumed = { ...this.defaults, ...this.own(hashId) };
    return assumed.commissionRate > 0 || assumed.commissionFloor > 0 ? commission(assumed, bid) : null;
  }

  own(hashId: HashId): OwnCalculation {
    return this.bookStore.get('calculations', hashId) ?? {};
  }

  get defaults(): CalculationDefaults {
    return this.settings?.calculation ?? unsetCalculation(this.session.dealer);
  }

  /** What turns a trade price into a sale price. Null if the dealer has set none. */
  get markup(): Markup | null {
    return this.settings?.markup ?? null;
  }

  get areDefaultsSet(): boolean {
    return this.settings?.calculation !== undefined;
  }

  private way(hashId: HashId) {
    return { yard: this.settings?.yard ?? null, whereabouts: this.details.get(hashId) ?? null };
  }

  private get settings() {
    return this.bookStore.get('settings', TRADING_SETTINGS);
  }
}
