import { OwnPurchases } from '../../application/bidding/deal/OwnPurchases';
import { Clock } from '../../application/ports/Clock';
import { deviceToday } from '../../application/shared/deviceToday';
import { nextActor, plannedStep } from '../../domain/board/BoardColumn';
import { dateOfStop, emptyPlan } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import { handoverClock, handoverDue } from '../../domain/deals/DealStage';
import type { Offer } from '../../domain/offers/Offer';
import { useBook } from '../shared/page/useBook';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

interface DealTurn {
  readonly actor: 'dealer' | 'others' | null;
  readonly text: string;
  /** Until when the dealer has to act. Null if that is not known or over. */
  readonly until: string | null;
  readonly isOver: boolean;
}

/** Returns who has to act before a deal goes on, and until when. Null without a deal. Call it in an observer. */
export function useDealTurn(): (offer: Offer) => DealTurn | null {
  const { t } = useTexts('board');
  const { shortMoment } = useFormat();
  const purchases = useInjection(OwnPurchases);
  const stepOf = useBoardStep();
  const now = useNow();
  return offer => {
    const step = stepOf(offer);
    if (!offer.deal || step === null) return null;
    const actor = nextActor(offer.deal, step);
    const others = { until: null, isOver: false } as const;
    if (actor === null) return { ...others, actor: null, text: t('turn.nobody') };
    if (actor === 'carrier') return { ...others, actor: 'others', text: t('turn.carrier') };
    if (step === 'awaitDetails' || step === 'awaitInvoice')
      return { ...others, actor: 'others', text: t(`turn.${step}`) };
    const time = purchases.timeOf(offer.hashId);
    // A date that the tour has is agreed on, or is about to be.
    const clock = step === 'awaitTransport' ? null : handoverClock(time?.at ?? null, now);
    const isOver = clock?.state === 'over';
    const due = time && clock?.state === 'running' ? shortMoment(handoverDue(time), now) : null;
    const until = due && t(time?.isLatest ? 'turn.untilLatest' : 'turn.until', { moment: due });
    const rest = isOver ? t('turn.over') : until;
    return { actor: 'dealer', text: [t('turn.dealer'), rest].filter(Boolean).join(': '), until, isOver };
  };
}

/** Returns what happens next with a deal, for which the date of the tour counts. Null without a deal. Call it in an observer. */
export function useBoardStep() {
  const plan = useBook().get('pickupPlans', PICKUP_PLAN) ?? emptyPlan;
  const today = deviceToday(useInjection(Clock));
  return ({ hashId, deal }: Offer) => deal && plannedStep(deal, dateOfStop(plan, hashId), today);
}
