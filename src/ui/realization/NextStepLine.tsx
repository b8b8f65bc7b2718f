import { Clock } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/offers/ActionBarStore';
import type { Offer } from '../../domain/offers/Offer';
import type { RealizationDetails } from '../../domain/offers/RealizationDetails';
import { handoverClock, nextStep } from '../../domain/realization/DealStage';
import common from '../shared/common.module.css';
import { IconLine } from '../shared/offer/IconLine';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Deal.module.css';

interface NextStepLineProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
}

/** What to do next with a vehicle that is not picked up, and the hours since the purchase. */
export const NextStepLine = observer(function NextStepLine({ offer, realization }: NextStepLineProps) {
  const { t } = useTexts(['realization', 'bidding']);
  const { moment } = useFormat();
  const time = useInjection(ActionBarStore).purchaseTime(offer.hashId);
  const clock = handoverClock(time?.at ?? null, useNow());
  const step = nextStep(realization);

  const clockText = () => {
    if (clock.state === 'unknown') return t('realization:clock.unknown');
    const { passed } = clock;
    if (time?.isLatest) {
      const since = moment(time.at);
      return clock.state === 'over'
        ? t('realization:clock.overSince', { since })
        : t('realization:clock.runningSince', { since, left: clock.left });
    }
    return clock.state === 'over'
      ? t('realization:clock.over', { passed })
      : t('realization:clock.running', { passed, left: clock.left });
  };
  return (
    <div className={styles.next}>
      {step && (
        <p className={styles.step}>
          <strong>{t('realization:nextStep.title')}</strong> <span>{t(`realization:nextStep.${step}`)}</span>
        </p>
      )}
      <p className={styles.clock} data-state={clock.state}>
        <IconLine icon={Clock}>{clockText()}</IconLine>
      </p>
      <p className={common.faint}>{t('bidding:handover')}</p>
    </div>
  );
});
