import { Clock } from '../../application/ports/Clock';
import { deviceToday } from '../../application/shared/deviceToday';
import { plannedStep } from '../../domain/board/BoardColumn';
import { dateOfStop, emptyPlan } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import type { Offer } from '../../domain/offers/Offer';
import { useBook } from '../shared/page/useBook';
import { useInjection } from '../shared/useInjection';

/** Returns what happens next with a deal, for which the date of the tour counts. Null without a deal. Call it in an observer. */
export function useBoardStep() {
  const plan = useBook().get('pickupPlans', PICKUP_PLAN) ?? emptyPlan;
  const today = deviceToday(useInjection(Clock));
  return ({ hashId, deal }: Offer) => deal && plannedStep(deal, dateOfStop(plan, hashId), today);
}
