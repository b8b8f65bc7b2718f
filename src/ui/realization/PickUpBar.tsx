import { CircleCheck, Truck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { ConfirmPickup } from '../../application/realization/ConfirmPickup';
import { offersTransport } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { isPickedUp, type RealizationDetails } from '../../domain/realization/RealizationDetails';
import { ConfirmRisk } from '../bidding/ConfirmRisk';
import { useDespiteDoubt } from '../bidding/useDespiteDoubt';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { MoneyButton } from '../shared/MoneyButton';
import { onEscape } from '../shared/onEscape';
import { useInjection } from '../shared/useInjection';
import { useKeptFocus } from '../shared/useKeptFocus';
import { useTexts } from '../shared/useTexts';
import styles from './Deal.module.css';
import { DealFacts } from './DealFacts';
import { RealizationStatus } from './RealizationStatus';

interface PickUpBarProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
  /** True on the offer page, which has no row to collapse. */
  readonly onPage: boolean;
}

/**
 * The contact, the amounts and the documents for a pickup. Confirming takes two presses, because it issues the invoice.
 */
export const PickUpBar = observer(function PickUpBar({ offer, realization, onPage }: PickUpBarProps) {
  const { t } = useTexts(['realization', 'bidding']);
  const bars = useInjection(ActionBarStore);
  const confirmPickup = useInjection(ConfirmPickup);
  const [isOpened, setOpened] = useState(false);
  const isFetched = isPickedUp(realization);
  const isLocked = bars.isLocked(offer.hashId);
  const doubt = useDespiteDoubt(offer.hashId, how => void confirmPickup.execute(offer.hashId, how));
  const step = bars.stepOf(offer.hashId);
  const isSent = isLocked && step.step !== 'idle' && step.action === 'pickup';
  const isConfirming = !isFetched && (isOpened || isSent);
  const keptFocus = useKeptFocus(isConfirming, isConfirming ? 'input' : 'button');
  return (
    <div {...keptFocus} className={styles.deal}>
      <DealFacts realization={realization} />
      {realization.speditionArranged && (
        <p className={styles.stage}>
          <Icon of={Truck} size={16} /> <span>{t('realization:transportOrdered')}</span>
        </p>
      )}
      {isFetched && (
        <p className={styles.stage}>
          <Icon of={CircleCheck} size={16} /> <span>{t('realization:pickedUp')}</span>
        </p>
      )}
      {!isFetched && !isConfirming && <p className={styles.terms}>{t('bidding:handover')}</p>}
      {isConfirming && (
        <div
          className={styles.confirmation}
          role="group"
          aria-label={t('realization:confirmPickup')}
          onKeyDown={isLocked ? undefined : onEscape(() => setOpened(false))}
        >
          <p>{t('realization:pickupIssuesInvoice')}</p>
          <div className={styles.ways}>
            <MoneyButton kind="primary" busy={isLocked} onClick={doubt.press}>
              {t('realization:yesPickedUp')}
            </MoneyButton>
            <Button kind="quiet" className={styles.last} disabled={isLocked} onClick={() => setOpened(false)}>
              {t('bidding:cancel')}
            </Button>
          </div>
        </div>
      )}
      {doubt.isAsked && (
        <ConfirmRisk
          risk={t('realization:risk.pickup')}
          action={t('realization:yes.pickup')}
          onConfirm={doubt.confirm}
          onCancel={doubt.cancel}
        />
      )}
      <RealizationStatus hashId={offer.hashId} />
      {!isConfirming && (
        <div className={styles.ways}>
          {!isFetched && (
            <Button kind="primary" onClick={() => setOpened(true)}>
              {t('realization:confirmPickup')}
            </Button>
          )}
          {!isFetched && offersTransport(offer) && (
            <Button disabled={isLocked} onClick={() => bars.happened(offer, 'transportChosen')}>
              {t('realization:orderTransport')}
            </Button>
          )}
          {!onPage && (
            <Button kind="quiet" className={styles.last} onClick={() => bars.happened(offer, 'pickUpCancelled')}>
              {t('bidding:cancel')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
