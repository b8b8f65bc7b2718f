import { PickupTour } from '../../../application/board/PickupTour';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { timeOfStop } from '../../../domain/board/PickupPlan';
import type { Deal } from '../../../domain/offers/Deal';
import type { Offer } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import type { LocalDate } from '../../../domain/shared/LocalDate';
import { useInjection } from '../../shared/useInjection';

export interface PlannedDeal {
  readonly offer: Offer;
  readonly seller: Deal;
  /** Of the tour. Null if the dealer has not planned it. */
  readonly date: LocalDate | null;
  /** Null without the date, or if the dealer has typed no time. */
  readonly time: Instant | null;
}

/** The stops of the tour whose deals are known, in the dealer's order. Call it in an observer. */
export function usePlannedDeals(): readonly PlannedDeal[] {
  const registry = useInjection(OfferRegistry);
  const { plan } = useInjection(PickupTour);
  return plan.stops.flatMap(hashId => {
    const offer = registry.get(hashId);
    if (!offer?.deal) return [];
    return [{ offer, seller: offer.deal, date: plan.date, time: timeOfStop(plan, hashId) }];
  });
}
