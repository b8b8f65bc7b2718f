import { CircleCheck, Truck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { ConfirmPickup } from '../../application/realization/ConfirmPickup';
import { offersTransport } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { isPickedUp, type RealizationDetails } from '../../domain/realization/RealizationDetails';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { useInjection } from '../shared/useInjection';
import { DealFacts } from './DealFacts';
import { RealizationStatus } from './RealizationStatus';
import { useTexts } from '../shared/useTexts';
import styles from './Deal.module.css';

interface PickUpBarProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
  /** On the page of an offer there is no row to fold away. */
  readonly onPage: boolean;
}

/** Whom to call, what to pay and what to sign, and the press that says the vehicle was fetched: no keystroke does. */
export const PickUpBar = observer(function PickUpBar({ offer, realization, onPage }: PickUpBarProps) {
  const { t } = useTexts(['realization', 'bidding']);
  const bars = useInjection(ActionBarStore);
  const confirmPickup = useInjection(ConfirmPickup);
  const isFetched = isPickedUp(realization);
  return (
    <div className={styles.deal}>
      <DealFacts realization={realization} />
      {realization.speditionArranged && (
        <p className={styles.stage}>
          <Icon of={Truck} size={16} /> {t('realization:transportOrdered')}
        </p>
      )}
      {isFetched ? (
        <p className={styles.stage}>
          <Icon of={CircleCheck} size={16} /> {t('realization:pickedUp')}
        </p>
      ) : (
        <p className={styles.terms}>{t('bidding:handover')}</p>
      )}
      <RealizationStatus hashId={offer.hashId} />
      <div className={styles.ways}>
        {!isFetched && (
          <Button
            kind="primary"
            busy={bars.isLocked(offer.hashId)}
            onClick={() => void confirmPickup.execute(offer.hashId)}
          >
            {t('realization:confirmPickup')}
          </Button>
        )}
        {!isFetched && offersTransport(offer) && (
          <Button disabled={bars.isLocked(offer.hashId)} onClick={() => bars.happened(offer, 'transportChosen')}>
            {t('realization:orderTransport')}
          </Button>
        )}
        {!onPage && (
          <Button kind="quiet" className={styles.last} onClick={() => bars.happened(offer, 'pickUpCancelled')}>
            {t('bidding:cancel')}
          </Button>
        )}
      </div>
    </div>
  );
});
