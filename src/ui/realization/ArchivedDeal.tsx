import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { SessionStore } from '../../application/session/SessionStore';
import type { Offer } from '../../domain/offers/Offer';
import { isPickedUp, type RealizationDetails } from '../../domain/realization/RealizationDetails';
import { LazyResaleGate } from '../selling/resale/lazyViews';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Deal.module.css';
import { DealFacts } from './DealFacts';

interface ArchivedDealProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
}

/** The contacts and documents of a realization that is over. */
export const ArchivedDeal = observer(function ArchivedDeal({ offer, realization }: ArchivedDealProps) {
  const { t } = useTexts('realization');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  return (
    <div className={styles.deal}>
      <DealFacts realization={realization} />
      {isPickedUp(realization) && (
        <p>
          <Link to={paths.purchaseInvoices}>{t('toInvoices')}</Link>
        </p>
      )}
      {isPickedUp(realization) && sellModuleUnlocked && <LazyResaleGate offer={offer} />}
    </div>
  );
});
