import { KeepPickupPlan } from '../../../application/board/KeepPickupPlan';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { timeOfStop } from '../../../domain/board/PickupPlan';
import type { Offer } from '../../../domain/offers/Offer';
import type { RealizationDetails } from '../../../domain/offers/RealizationDetails';
import type { Instant } from '../../../domain/shared/Instant';
import { useInjection } from '../../shared/useInjection';

export interface PlannedDeal {
  readonly offer: Offer;
  readonly seller: RealizationDetails;
  /** Null if the dealer has not planned it. */
  readonly time: Instant | null;
}

/** The stops of the tour whose deals are known, in the dealer's order. Call it in an observer. */
export function usePlannedDeals(): readonly PlannedDeal[] {
  const registry = useInjection(OfferRegistry);
  const { stops, times } = useInjection(KeepPickupPlan).plan;
  return stops.flatMap(hashId => {
    const offer = registry.get(hashId);
    if (!offer?.realization) return [];
    return [{ offer, seller: offer.realization, time: timeOfStop(times[hashId]) }];
  });
}
