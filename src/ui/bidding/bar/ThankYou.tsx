import { Clock, Coins } from 'lucide';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { offersDifferentBid } from '../../../domain/bidding/ActionBar';
import type { Offer } from '../../../domain/offers/Offer';
import { Row } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { Link, useIsAt } from '../../shared/navigation';
import { IconLine } from '../../shared/offer/IconLine';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Commission } from './Commission';
import styles from './ActionBarPanel.module.css';

interface ThankYouProps {
  readonly offer: Offer;
  readonly bar: 'thankYouAuctionContract' | 'thankYouBuyNow';
  /** Given on the offer's page. */
  readonly onClosed?: (() => void) | undefined;
}

/** Below the sentence that thanks for a bid or a purchase. */
export function ThankYou({ offer, bar, onClosed }: ThankYouProps) {
  const { t } = useTexts('bidding');
  const bars = useInjection(ActionBars);
  const { money } = useFormat();
  const price = offer.deal?.clientPrice ?? offer.buyNowPrice;
  const isBid = bar === 'thankYouAuctionContract';
  const target = isBid ? paths.myBets : paths.inRealization;
  const isAtTarget = useIsAt(path => path === target);

  const handleClose = () => {
    bars.closeThanks(offer, { onPage: onClosed !== undefined });
    onClosed?.();
  };

  return (
    <>
      {!isBid && (
        <div className={common.small}>
          <IconLine icon={Coins}>
            <strong translate="no">{money(price)}</strong> <Commission offer={offer} amount={price} />
          </IconLine>
          <IconLine icon={Clock}>{t('handover')}</IconLine>
        </div>
      )}
      <Row gap={0} columnGap={4} wrap className={`${styles.leading} ${styles.thankYouWays}`}>
        {offersDifferentBid(bar, offer) && (
          <Button kind="quiet" onClick={() => bars.happened(offer, 'differentOfferChosen')}>
            {t('differentOffer')}
          </Button>
        )}
        <Button kind="quiet" onClick={handleClose}>
          {t('close')}
        </Button>
        {!isAtTarget && <Link to={target}>{t(isBid ? 'thankYou.toBids' : 'thankYou.toDeals')}</Link>}
      </Row>
    </>
  );
}
