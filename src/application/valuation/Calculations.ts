import { injectable } from 'inversify';
import { nextBid } from '../../domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { euros, type Money } from '../../domain/shared/Money';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import {
  calculation,
  type CalculationDefaults,
  type CalculationInputs,
  calculationInputs,
  commission,
  type OwnCalculation,
  transportCost,
  unsetCalculation,
} from '../../domain/valuation/Calculation';
import { exactPlace, type RoadDistance, roadDistance } from '../../domain/valuation/Distance';
import type { Markup } from '../../domain/valuation/Markup';
import { isBreakEven, maximumBid } from '../../domain/valuation/MaximumBid';
import { Book } from '../book/Book';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenedOffers } from '../offers/OpenedOffers';
import { SessionStore } from '../session/SessionStore';

/** Why the way to a vehicle is not known: the dealer has no yard, the offer was not opened, or it states no exact place. */
export type MissingWay = 'yard' | 'opening' | 'place';

export interface ProfitAtMinimum {
  /** The same that the calculation of the offer says. */
  readonly profit: Money;
  /** Transport depends on the way and may cost more, so that the profit is an upper bound. Null if the way is known. */
  readonly missing: MissingWay | null;
}

export interface AssumedCommission {
  readonly amount: Money;
  /** In percent. Null if the floor applies. */
  readonly rate: number | null;
  /** Typed for this offer, or in the settings. */
  readonly from: 'offer' | 'settings';
}

/** The calculation of each offer: the dealer's defaults, what the dealer typed for the offer, and what the offer says. */
@injectable()
export class Calculations {
  constructor(
    private readonly book: Book,
    private readonly registry: OfferRegistry,
    private readonly opened: OpenedOffers,
    private readonly session: SessionStore,
  ) {}

  /** Null if there is no sale price or the offer is not loaded. Observable. */
  inputsOf(hashId: HashId): CalculationInputs | null {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const { yard, whereabouts } = this.way(hashId);
    return calculationInputs(this.defaults, this.own(hashId), { score: offer.score, yard, whereabouts });
  }

  /** The profit if the dealer buys at the next minimum bid. Null if nothing is calculated or the highest bid is not known. Observable. */
  atMinimum(offer: Offer): ProfitAtMinimum | null {
    const inputs = this.inputsOf(offer.hashId);
    const minimum = nextBid(offer);
    if (!inputs || minimum === null) return null;
    return { profit: calculation(inputs, minimum).profit, missing: this.missingWay(offer.hashId, inputs) };
  }

  /** The maximum bid of the calculation. Null if it has none, or if the target or the way is not known. Observable. */
  maximum(hashId: HashId): Money | null {
    const inputs = this.inputsOf(hashId);
    return inputs && !isBreakEven(inputs) && this.isTransportKnown(hashId) ? maximumBid(inputs) : null;
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
    return km !== undefined || transportPerKm === 0 || !this.settings?.yard || this.way(hashId).whereabouts !== null;
  }

  /** The commission on a bid as the dealer assumes it, and where that comes from. Null if neither a rate nor a floor is set. */
  commission(hashId: HashId, bid: Money): AssumedCommission | null {
    const own = this.own(hashId);
    const assumed = { ...this.defaults, ...own };
    const { commissionRate: rate, commissionFloor } = assumed;
    if (rate <= 0 && commissionFloor <= 0) return null;
    const amount = commission(assumed, bid);
    const isFloor = amount > commission({ commissionRate: rate, commissionFloor: euros(0) }, bid);
    const isTyped = (isFloor ? own.commissionFloor : own.commissionRate) !== undefined;
    return { amount, rate: isFloor ? null : rate, from: isTyped ? 'offer' : 'settings' };
  }

  /**
   * What is undefined returns to the default. The place of the opened offer is kept with it, so that its row says the same
   * profit later. Resolves to true when the change is on disk.
   */
  edit(hashId: HashId, change: PartialChange<OwnCalculation>): Promise<boolean> {
    const detail = this.opened.detailOf(hashId);
    return this.book.change('calculations', hashId, stored => {
      const typed = changedPartly<OwnCalculation>(stored, { ...change, place: undefined });
      const place = detail ? exactPlace(detail) : stored?.place;
      return typed && changedPartly(typed, { place });
    });
  }

  own(hashId: HashId): OwnCalculation {
    return this.book.held.get('calculations', hashId) ?? {};
  }

  get defaults(): CalculationDefaults {
    return { ...unsetCalculation(this.session.dealer), ...this.settings?.calculation };
  }

  /** What turns a trade price into a sale price. Null if the dealer has set none. */
  get markup(): Markup | null {
    return this.settings?.markup ?? null;
  }

  get areDefaultsSet(): boolean {
    return this.settings?.calculation !== undefined;
  }

  private missingWay(hashId: HashId, { distance, transportPerKm }: CalculationInputs): MissingWay | null {
    if (distance !== null || transportPerKm === 0) return null;
    const { yard, whereabouts } = this.way(hashId);
    if (!yard) return 'yard';
    return whereabouts ? 'place' : 'opening';
  }

  /** What the opened offer said of its place is kept with the calculation, because only the last opened offers are held. */
  private way(hashId: HashId) {
    const { place } = this.own(hashId);
    const kept = place ? { ...place, countryCode: null } : null;
    return { yard: this.settings?.yard ?? null, whereabouts: this.opened.detailOf(hashId) ?? kept };
  }

  private get settings() {
    return this.book.held.get('settings', TRADING_SETTINGS);
  }
}
