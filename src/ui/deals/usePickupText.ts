import { Clock } from '../../application/ports/Clock';
import { deviceToday } from '../../application/shared/deviceToday';
import { dateOfStop, emptyPlan, timeOfStop } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import type { handoverClock } from '../../domain/deals/DealStage';
import type { HashId } from '../../domain/offers/Offer';
import { noonOf } from '../../domain/shared/LocalDate';
import { useBook } from '../shared/page/useBook';
import { localeOf } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

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

/** Returns that the tour picks up a deal on a later day. Null if it does not. Call it in an observer. */
export function useEarlyText(): (hashId: HashId) => string | null {
  const { t, language } = useTexts('deals');
  const plan = useBook().get('pickupPlans', PICKUP_PLAN) ?? emptyPlan;
  const today = deviceToday(useInjection(Clock));
  return hashId => {
    const date = dateOfStop(plan, hashId);
    if (date === null || date <= today) return null;
    return t('beforePlanned', { date: new Date(noonOf(date)).toLocaleDateString(localeOf(language), day) });
  };
}

type KnownClock = Exclude<ReturnType<typeof handoverClock>, { state: 'unknown' }>;

/** Returns the day since the purchase, and how many hours are left for the handover. */
export function useHandoverDayText(): (clock: KnownClock) => string {
  const { t } = useTexts('board');
  return clock => {
    const day = Math.floor(clock.passed / 24) + 1;
    return clock.state === 'over' ? t('clock.over', { day }) : t('clock.running', { day, left: clock.left });
  };
}
