import { ActionBars } from '../../application/bidding/bar/ActionBars';
import { SessionStore } from '../../application/session/SessionStore';
import type { Deal } from '../../domain/offers/Deal';
import type { Offer } from '../../domain/offers/Offer';
import * as thanks from '../bidding/bar/ActionBarPanel.module.css';
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

export type ThankedBar = 'thankYouTransport' | 'thankYouPickUp';

interface DealWaysProps {
  readonly offer: Offer;
  readonly bar: ThankedBar;
  readonly onPage: boolean;
}

/** Where the dealer can go from the thanks for an order or a pickup. */
export function DealWays({ offer, bar, onPage }: DealWaysProps) {
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
export function ThankedDeal({ offer, deal, bar }: ThankedDealProps) {
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
