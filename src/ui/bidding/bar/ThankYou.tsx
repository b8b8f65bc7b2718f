import { Clock, Coins } from 'lucide';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { offersDifferentBid } from '../../../domain/bidding/ActionBar';
import { bidStanding } from '../../../domain/offers/BidStanding';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Grid, Row, Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Link, useIsAt } from '../../shared/navigation';
import { IconLine } from '../../shared/offer/FactLines';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './ActionBarPanel.module.css';
import { Commission } from './Commission';

interface ThankYouProps {
  readonly offer: Offer;
  readonly bar: 'thankYouBid' | 'thankYouBuyNow';
  /** Given on the offer's page. */
  readonly onClosed?: (() => void) | undefined;
}

/** Returns the vehicle of a bid or a purchase with its price. Of a bid, the standing too, if the server has said that it leads. */
export function useAboutPress(offer: Offer): (bar: ThankYouProps['bar'] | null) => string {
  const { t } = useTexts(['bidding', 'offers']);
  const { money } = useFormat();
  const { ownBid } = offer;
  return bar => {
    const isBid = bar === 'thankYouBid';
    const amount = isBid ? ownBid : priceOf(offer);
    return [
      offerName(offer),
      amount && `${t(isBid ? 'bidding:yourOffer' : 'bidding:buyFor')}: ${money(amount)}`,
      isBid && bidStanding(offer) === 'leading' && t('offers:standing.leading'),
    ]
      .filter(Boolean)
      .join('. ')
      .concat('.');
  };
}

/** The price of a purchase. */
const priceOf = ({ deal, buyNowPrice }: Offer): Money => deal?.clientPrice ?? buyNowPrice;

/** Below the sentence that thanks for a bid or a purchase. */
export function ThankYou({ offer, bar, onClosed }: ThankYouProps) {
  const { t } = useTexts('bidding');
  const bars = useInjection(ActionBars);
  const { money } = useFormat();
  const price = priceOf(offer);
  const isBid = bar === 'thankYouBid';
  const target = isBid ? paths.myBets : paths.inRealization;
  const isAtTarget = useIsAt(path => path === target);

  const handleClose = () => {
    bars.closeThanks(offer, { onPage: onClosed !== undefined });
    onClosed?.();
  };

  return (
    <>
      {!isBid && (
        <SmallText as="div">
          <IconLine icon={Coins}>
            <strong translate="no">{money(price)}</strong> <Commission offer={offer} amount={price} />
          </IconLine>
          <IconLine icon={Clock}>{t('handover')}</IconLine>
        </SmallText>
      )}
      {/* The buttons stay in the left half, because the bid form that may replace them has its button in the right half. */}
      <Grid columns={2} columnGap={4} className={styles.thankYouWays}>
        <Stack justifyItems="start">
          {offersDifferentBid(bar, offer) && (
            <Button kind="quiet" onClick={() => bars.happened(offer, 'differentOfferChosen')}>
              {t('differentOffer')}
            </Button>
          )}
          <Button kind="quiet" onClick={handleClose}>
            {t('close')}
          </Button>
        </Stack>
        {!isAtTarget && (
          <Row justify="end" alignSelf="end" minHeight="control" textAlign="end">
            <Link to={target}>{t(isBid ? 'thankYou.toBids' : 'thankYou.toDeals')}</Link>
          </Row>
        )}
      </Grid>
    </>
  );
}
