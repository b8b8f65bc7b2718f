import { observer } from 'mobx-react-lite';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import { SessionStore } from '../../application/session/SessionStore';
import type { DealBar } from '../../domain/bidding/ActionBar';
import { type Deal, isPickedUp } from '../../domain/offers/Deal';
import { type Offer, offerName } from '../../domain/offers/Offer';
import * as thanks from '../bidding/bar/ActionBarPanel.module.css';
import { Thanks } from '../bidding/bar/Thanks';
import { HandoverMark } from '../board/handover/HandoverMark';
import { WriteSeller } from '../board/pickup/WriteSeller';
import { Row } from '../kit/Layout';
import { LazyResaleButtons } from '../selling/resale/lazyViews';
import { Button } from '../shared/Button';
import { Disclosure } from '../shared/Disclosure';
import { Link, useIsAt } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './Deal.module.css';
import { DealAmounts } from './DealAmounts';
import { DealContact } from './DealContact';
import { DealSteps } from './DealSteps';
import { PickUpBar } from './PickUpBar';
import { TransportForm } from './TransportForm';

interface DealPanelProps {
  readonly offer: Offer;
  /** Null for an archived deal. */
  readonly bar: DealBar | null;
  readonly onPage: boolean;
  /** The id of the sentence that thanks for an order or a pickup. */
  readonly saidId: string;
  /** The id of what gets the focus then. */
  readonly areaId: string;
}

/** The next step for a bought vehicle: order the transport or confirm the pickup, if anything is left to do. */
export const DealPanel = observer(function DealPanel({ offer, bar, onPage, saidId, areaId }: DealPanelProps) {
  const { t } = useTexts('deals');
  const bars = useInjection(ActionBars);
  const { deal } = offer;
  if (deal === null) return null;
  if (bar === null) return <ArchivedDeal offer={offer} deal={deal} />;
  const thanksFor = bar === 'thankYouTransport' || bar === 'thankYouPickUp' ? bar : null;
  const isPickup = thanksFor === 'thankYouPickUp';
  // The server may say that a vehicle was picked up, or that its invoice exists, without a press here.
  const isThanking = thanksFor !== null && bars.isThanking(offer);
  const ways = thanksFor && <DealWays offer={offer} bar={thanksFor} onPage={onPage} />;
  return (
    <div className={styles.deal}>
      <Thanks
        id={saidId}
        areaId={areaId}
        about={offerName(offer)}
        said={isThanking ? t(isPickup ? 'thankYou.pickup' : 'thankYou.transport') : null}
      >
        {isThanking && ways}
      </Thanks>
      {!isThanking && ways}
      {bar === 'pickUp' && <PickUpBar offer={offer} deal={deal} onPage={onPage} />}
      {bar === 'transport' && <TransportForm offer={offer} deal={deal} />}
      {thanksFor && <ThankedDeal offer={offer} deal={deal} bar={thanksFor} />}
    </div>
  );
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
      <HandoverMark hashId={offer.hashId} />
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

type ThankedBar = 'thankYouTransport' | 'thankYouPickUp';

interface DealWaysProps {
  readonly offer: Offer;
  readonly bar: ThankedBar;
  readonly onPage: boolean;
}

/** Where the dealer can go from the thanks for an order or a pickup. */
function DealWays({ offer, bar, onPage }: DealWaysProps) {
  const { t } = useTexts(['deals', 'bidding']);
  const bars = useInjection(ActionBars);
  const isAtDeals = useIsAt(path => path === paths.inRealization);
  const isPickup = bar === 'thankYouPickUp';
  return (
    <Row gap={0} columnGap={4} wrap className={thanks.thankYouWays}>
      {!isAtDeals && <Link to={paths.inRealization}>{t('bidding:thankYou.toDeals')}</Link>}
      {isPickup && <Link to={paths.purchaseInvoices}>{t('deals:toInvoices')}</Link>}
      {/* Closing the thank-you of a pickup collapses the row, and the offer page has no row. */}
      {!(isPickup && onPage) && (
        <Button kind="quiet" onClick={() => bars.happened(offer, 'thankYouClosed')}>
          {t('bidding:close')}
        </Button>
      )}
    </Row>
  );
}

interface ThankedDealProps {
  readonly offer: Offer;
  readonly deal: Deal;
  readonly bar: ThankedBar;
}

/** The deal below the thanks. */
function ThankedDeal({ offer, deal, bar }: ThankedDealProps) {
  const { t } = useTexts('deals');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  return (
    <>
      <DealSteps deal={deal} />
      <HandoverMark hashId={offer.hashId} />
      {bar === 'thankYouPickUp' && sellModuleUnlocked && <LazyResaleButtons offer={offer} />}
      <Disclosure name={t('deal')} preference="dealAfterThanks" className={styles.deal}>
        <DealContact deal={deal} />
        <DealAmounts deal={deal} />
        <WriteSeller offer={offer} seller={deal} />
      </Disclosure>
    </>
  );
}
