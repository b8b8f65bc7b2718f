import { dateOfStop, emptyPlan, timeOfStop } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import { noonOf } from '../../domain/shared/LocalDate';
import { useBook } from '../shared/page/useBook';
import { localeOf } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const dayAndTime = { ...day, hour: '2-digit', minute: '2-digit' } as const;

/** Returns when the tour picks up a deal. Null if it has no date for it. Call it in an observer. */
export function usePickupText(): (hashId: HashId) => string | null {
  const { t, language } = useTexts('board');
  const plan = useBook().get('pickupPlans', PICKUP_PLAN) ?? emptyPlan;
  return hashId => {
    const date = dateOfStop(plan, hashId);
    if (date === null) return null;
    const time = timeOfStop(plan, hashId);
    const when = new Date(time ?? noonOf(date)).toLocaleString(localeOf(language), time === null ? day : dayAndTime);
    return `${t('columns.pickup')} ${when}`;
  };
}
