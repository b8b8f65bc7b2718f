import type { handoverClock } from '../../domain/deals/DealStage';
import { useTexts } from '../shared/texts/useTexts';

type KnownClock = Exclude<ReturnType<typeof handoverClock>, { state: 'unknown' }>;

/** Returns the day since the purchase, and how many hours are left for the handover. */
export function useHandoverDayText(): (clock: KnownClock) => string {
  const { t } = useTexts('board');
  return clock => {
    const day = Math.floor(clock.passed / 24) + 1;
    return clock.state === 'over' ? t('clock.over', { day }) : t('clock.running', { day, left: clock.left });
  };
}
