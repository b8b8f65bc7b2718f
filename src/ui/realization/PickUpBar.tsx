import { CircleCheck, Truck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/bar/ActionBarStore';
import { ConfirmPickup } from '../../application/bidding/press/ConfirmPickup';
import { offersTransport } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { isPickedUp, type RealizationDetails } from '../../domain/realization/RealizationDetails';
import { useConfirmation } from '../bidding/useConfirmation';
import { useDespiteDoubt } from '../bidding/useDespiteDoubt';
import { Button } from '../shared/Button';
import { onEscape } from '../shared/dialogs/onEscape';
import { ConfirmToggle } from '../shared/fields/ConfirmToggle';
import { MoneyButton } from '../shared/fields/MoneyButton';
import { Icon } from '../shared/Icon';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
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
  const { isOpen, isSent, close, toggle } = useConfirmation(offer.hashId, 'pickup');
  const isFetched = isPickedUp(realization);
  const isLocked = bars.isLocked(offer.hashId);
  const doubt = useDespiteDoubt(offer.hashId, how => confirmPickup.execute(offer.hashId, how), {
    risk: t('realization:risk.pickup'),
    action: t('realization:yes.pickup'),
  });
  const isConfirming = !isFetched && isOpen;

  const handleCancel = () => {
    if (isConfirming) close();
    else bars.happened(offer, 'pickUpCancelled');
  };
  return (
    <div className={styles.deal} onKeyDown={isConfirming && !isLocked ? onEscape(close) : undefined}>
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
      {!isFetched && <p className={styles.terms}>{t('bidding:handover')}</p>}
      <div className={styles.ways}>
        {!isFetched && <ConfirmToggle {...toggle}>{t('realization:confirmPickup')}</ConfirmToggle>}
        {!isFetched && !isConfirming && offersTransport(offer) && (
          <Button disabled={isLocked} onClick={() => bars.happened(offer, 'transportChosen')}>
            {t('realization:orderTransport')}
          </Button>
        )}
        {(isConfirming || !onPage) && (
          <Button kind="quiet" className={styles.last} disabled={isSent} onClick={handleCancel}>
            {/* Beside 'Confirm pickup', 'Cancel' would read as cancelling the purchase. */}
            <span>{t(isConfirming ? 'bidding:cancel' : 'realization:fold')}</span>
          </Button>
        )}
      </div>
      {isConfirming && (
        <div className={styles.confirmation} role="group" aria-label={t('realization:confirmPickup')}>
          <p>{t('realization:pickupIssuesInvoice')}</p>
          <MoneyButton kind="primary" className={styles.spend} busy={isLocked} onClick={doubt.press}>
            {t('realization:yesPickedUp')}
          </MoneyButton>
        </div>
      )}
      {doubt.question}
      <RealizationStatus hashId={offer.hashId} />
    </div>
  );
});
