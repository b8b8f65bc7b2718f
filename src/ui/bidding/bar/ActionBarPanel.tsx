import { Clock, Coins } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { isDealBar, offersDifferentBid, shownBar } from '../../../domain/bidding/ActionBar';
import { bidStanding } from '../../../domain/offers/BidStanding';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { mayHaveWon, type OwnPurchase } from '../../../domain/offers/OwnBidStanding';
import { hasDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { LazyDealPanel } from '../../deals/lazyViews';
import { Grid, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { Link, useIsAt } from '../../shared/navigation';
import { IconLine } from '../../shared/offer/FactLines';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './ActionBarPanel.module.css';
import { BuyNowPanel } from './BuyNowPanel';
import { Commission } from './Commission';
import { PlaceBidForm } from './PlaceBidForm';
import { PressStatus } from './PressStatus';
import { Thanks } from './Thanks';
import { useSlideOut } from './useSlideOut';

interface ActionBarPanelProps {
  readonly offer: Offer;
  /** True on the offer page, which has no row to collapse. */
  readonly onPage?: boolean;
  /** Called when the dealer closes a thank-you message. The offer page then re-reads the offer. */
  readonly onThankYouClosed?: () => void;
}

/** The actions that an offer allows now: bid, buy, or read that the offer is closed. */
export const ActionBarPanel = observer(function ActionBarPanel(props: ActionBarPanelProps) {
  const { offer, onPage = false, onThankYouClosed } = props;
  const { t } = useTexts(['bidding', 'offers']);
  const bars = useInjection(ActionBars);
  const purchases = useInjection(OwnPurchases);
  const pressStore = useInjection(PressStore);
  const current = bars.barOf(offer);
  const bar = shownBar(current, offer);
  const keptFocus = useKeptFocus(bar, 'textarea, input');
  const slideOut = useSlideOut(onPage);
  const saidId = useId();
  const areaId = useId();
  const aboutPress = useAboutPress(offer);
  const thanksFor = bar === 'thankYouBuyNow' || bar === 'thankYouBid' ? bar : null;

  const content = () => {
    if (thanksFor !== null) return null;
    if (bar !== null && isDealBar(bar)) {
      return <LazyDealPanel offer={offer} bar={bar} onPage={onPage} saidId={saidId} areaId={areaId} />;
    }
    if (bar === null) {
      return (
        <div className={styles.panel}>
          {/* Not said while the own press is under way: its outcome is said next. */}
          <p className={styles.closed} role={pressStore.isLocked(offer.hashId) ? undefined : 'status'}>
            {t(saleText(offer, purchases.of(offer)))}
          </p>
          {offer.deal && <LazyDealPanel offer={offer} bar={null} onPage={onPage} saidId={saidId} areaId={areaId} />}
          <PressStatus hashId={offer.hashId} actions={['bid', 'buyNow']} />
        </div>
      );
    }
    return bar === 'buyNow' ? <BuyNowPanel offer={offer} onPage={onPage} /> : bidForm();
  };

  const bidForm = () => (
    <div ref={slideOut} className={styles.panel}>
      {bar !== current && (
        <Text as="p" weight="medium" frame="error" paddingBlock={2} paddingInline={2.5} role="status">
          {t('bidding:outbidSince')}
        </Text>
      )}
      <PlaceBidForm offer={offer} />
      {(!onPage || offer.buyNowPrice > 0) && (
        <Row gap={1} align="stretch" justify="between" wrap className={styles.ways}>
          {/* If the form replaced a thank-you message because the dealer was outbid, Cancel closes that message. */}
          <Button
            kind="quiet"
            className={styles.cancel}
            onClick={() => bars.happened(offer, bar === current ? 'resigned' : 'thankYouClosed')}
          >
            {t('bidding:cancel')}
          </Button>
        </Row>
      )}
    </div>
  );

  return (
    <div
      {...keptFocus}
      id={areaId}
      className={onPage ? styles.onPage : undefined}
      // The focus comes here, and what is named is read.
      {...(bar !== null && bars.isThanking(offer) && { role: 'group', 'aria-labelledby': saidId })}
    >
      <Thanks
        // The panel of a deal has its own.
        id={thanksFor === null ? undefined : saidId}
        areaId={areaId}
        about={aboutPress(thanksFor)}
        said={thanksFor && t(thanksFor === 'thankYouBuyNow' ? 'bidding:thankYou.buyNow' : 'bidding:thankYou.bid')}
      >
        {thanksFor && <ThankYou offer={offer} bar={thanksFor} onClosed={onThankYouClosed} />}
      </Thanks>
      {content()}
    </div>
  );
});

/** A sale that may be this dealer's is never told as the sale to another dealer. */
function saleText(offer: Offer, purchase: OwnPurchase) {
  if (hasDeal(offer) || purchase === 'done') return 'bidding:bought';
  if (purchase === 'checking') return 'bidding:saleChecked';
  return purchase === 'unknown' || mayHaveWon(offer) ? 'bidding:buyerUnknown' : 'offers:closed';
}

interface ThankYouProps {
  readonly offer: Offer;
  readonly bar: 'thankYouBid' | 'thankYouBuyNow';
  /** Given on the offer's page. */
  readonly onClosed?: (() => void) | undefined;
}

/** Returns the vehicle of a bid or a purchase with its price. Of a bid, the standing too, if the server has said that it leads. */
function useAboutPress(offer: Offer): (bar: ThankYouProps['bar'] | null) => string {
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
function ThankYou({ offer, bar, onClosed }: ThankYouProps) {
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
