import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/SessionStore';
import type { DealBar } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { isPickedUp, type RealizationDetails } from '../../domain/offers/RealizationDetails';
import { WriteSeller } from '../board/pickup/WriteSeller';
import { LazyResaleButtons } from '../selling/resale/lazyViews';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Deal.module.css';
import { DealAmounts } from './DealAmounts';
import { DealContact } from './DealContact';
import { DealSteps } from './DealSteps';
import { DealThanks } from './DealThanks';
import { PickUpBar } from './PickUpBar';
import { TransportForm } from './TransportForm';

interface DealPanelProps {
  readonly offer: Offer;
  /** Null for an archived realization. */
  readonly bar: DealBar | null;
  readonly onPage: boolean;
}

/** The next step for a bought vehicle: order the transport or confirm the pickup, if anything is left to do. */
export const DealPanel = observer(function DealPanel({ offer, bar, onPage }: DealPanelProps) {
  const { realization } = offer;
  if (realization === null) return null;
  if (bar === null) return <ArchivedDeal offer={offer} realization={realization} />;
  if (bar === 'pickUp') return <PickUpBar offer={offer} realization={realization} onPage={onPage} />;
  if (bar === 'transport') return <TransportForm offer={offer} realization={realization} />;
  return <DealThanks offer={offer} realization={realization} bar={bar} onPage={onPage} />;
});

interface ArchivedDealProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
}

/** The steps, contacts and documents of a realization that is over. */
const ArchivedDeal = observer(function ArchivedDeal({ offer, realization }: ArchivedDealProps) {
  const { t } = useTexts('realization');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  return (
    <div className={styles.deal}>
      <DealSteps realization={realization} />
      <DealContact realization={realization} />
      <WriteSeller offer={offer} seller={realization} />
      <DealAmounts realization={realization} />
      {isPickedUp(realization) && (
        <p>
          <Link to={paths.purchaseInvoices}>{t('toInvoices')}</Link>
        </p>
      )}
      {isPickedUp(realization) && sellModuleUnlocked && <LazyResaleButtons offer={offer} />}
    </div>
  );
});
