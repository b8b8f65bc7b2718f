import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/SessionStore';
import type { DealBar } from '../../domain/bidding/ActionBar';
import { isPickedUp, type Deal } from '../../domain/offers/Deal';
import type { Offer } from '../../domain/offers/Offer';
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
  /** Null for an archived deal. */
  readonly bar: DealBar | null;
  readonly onPage: boolean;
}

/** The next step for a bought vehicle: order the transport or confirm the pickup, if anything is left to do. */
export const DealPanel = observer(function DealPanel({ offer, bar, onPage }: DealPanelProps) {
  const { deal } = offer;
  if (deal === null) return null;
  if (bar === null) return <ArchivedDeal offer={offer} deal={deal} />;
  if (bar === 'pickUp') return <PickUpBar offer={offer} deal={deal} onPage={onPage} />;
  if (bar === 'transport') return <TransportForm offer={offer} deal={deal} />;
  return <DealThanks offer={offer} deal={deal} bar={bar} onPage={onPage} />;
});

interface ArchivedDealProps {
  readonly offer: Offer;
  readonly deal: Deal;
}

/** The steps, contacts and documents of a deal that is over. */
const ArchivedDeal = observer(function ArchivedDeal({ offer, deal }: ArchivedDealProps) {
  const { t } = useTexts('deals');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  return (
    <div className={styles.deal}>
      <DealSteps deal={deal} />
      <DealContact deal={deal} />
      <DealAmounts deal={deal} />
      <WriteSeller offer={offer} seller={deal} />
      {isPickedUp(deal) && (
        <p>
          <Link to={paths.purchaseInvoices}>{t('toInvoices')}</Link>
        </p>
      )}
      {isPickedUp(deal) && sellModuleUnlocked && <LazyResaleButtons offer={offer} />}
    </div>
  );
});
