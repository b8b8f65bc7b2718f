import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { Menu } from '../../../application/navigation/Menu';
import { SessionStore } from '../../../application/session/SessionStore';
import { proposedBid } from '../../../domain/bidding/MinimumBid';
import { bidStanding } from '../../../domain/offers/BidStanding';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { focusBidField } from '../../shared/offer/focusBidField';
import { useBarBelow } from '../../shared/page/useBarBelow';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { OfferStandingChip, useDecidingPrice } from '../parts/PriceBlock';
import { useMinimumPriceText } from '../tile/OfferPrice';
import * as styles from './OfferPage.module.css';

/**
 * The foot of an opened offer on a phone, whose prices are below the photos. Its buttons lead to the field of the bid and to
 * the confirmation of a purchase, and send nothing.
 */
export const OfferFootBar = observer(function OfferFootBar({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersDetails', 'offers', 'bidding']);
  const { money } = useFormat();
  const price = useDecidingPrice(offer);
  const minimumPrice = useMinimumPriceText(offer);
  const { hasTabs } = useInjection(Menu);
  const bars = useInjection(ActionBars);
  const isLocked = useInjection(PressStore).isLocked(offer.hashId);
  const { testAccess } = useInjection(SessionStore);
  const bar = useBarBelow();
  if (!hasTabs || !isOnSale(offer) || offer.deal !== null) return null;

  const pricesBeside = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget
      .closest('[data-foot-bar]')
      ?.parentElement?.querySelector(`section[aria-label="${t('offersDetails:price')}"]`);
  // The form opens with what was typed before.
  const amount = bars.amountFor(offer.hashId) || proposedBid(offer);
  const handleBid = (event: MouseEvent<HTMLElement>) => {
    const prices = pricesBeside(event);
    bars.fillIn(offer, amount ?? (0 as Money));
    if (prices) void focusBidField(prices);
  };
  const handleBuyNow = (event: MouseEvent<HTMLElement>) => {
    const prices = pricesBeside(event);
    bars.showBuyNow(offer);
    if (prices) void openBuyNow(prices);
  };
  return (
    <Row
      ref={bar}
      gap={1}
      columnGap={3}
      wrap
      paddingBlock={1.5}
      paddingInline={2.5}
      lineAbove
      className={styles.bar}
      data-foot-bar
    >
      {/* Where the dealer stands, above the price and its buttons. */}
      <Row as="p" gap={2} fullRow minWidth={0} size="caption" whiteSpace="nowrap">
        <OfferStandingChip offer={offer} />
        {offer.ownBid && bidStanding(offer) === 'outbid' && (
          <Text
            tone="error"
            weight="medium"
            tabular
          >{`${t('offersDetails:facts.ownBid')} ${money(offer.ownBid)}`}</Text>
        )}
        {minimumPrice !== null && (
          <Text atEnd tone="secondary" cut>
            {minimumPrice}
          </Text>
        )}
      </Row>
      <Stack as="p" grow minWidth={0} lineHeight="tight">
        <SmallText as="span">{price?.name ?? t('offersDetails:facts.highestBid')}</SmallText>
        <Text as="strong" tabular {...(!price || price.text === '–' ? noAmount : ({ size: 'title' } as const))}>
          {price?.text ?? '–'}
        </Text>
      </Stack>
      {offer.buyNowPrice > 0 && (
        <Button
          className={styles.press}
          aria-description={offerName(offer)}
          disabled={testAccess || isLocked}
          onClick={handleBuyNow}
        >
          <span>{t('offersDetails:buyNowFor', { price: money(offer.buyNowPrice) })}</span>
        </Button>
      )}
      {/* With a fixed price, the solid button is that of the purchase, among the prices. */}
      <Button
        kind={offer.buyNowPrice > 0 ? 'plain' : 'primary'}
        className={styles.press}
        aria-description={offerName(offer)}
        onClick={handleBid}
      >
        {amount === null ? t('offersDetails:bid') : t('offers:bidNext', { amount: money(amount) })}
      </Button>
    </Row>
  );
});

const noAmount = { size: 'body', weight: 'medium', tone: 'secondary' } as const;

const ATTEMPTS = 60;

/**
 * Opens the confirmation of a purchase, which comes into sight and takes the focus. It buys nothing. The code of the panel may
 * have to load first.
 */
async function openBuyNow(part: Element): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opener = part.querySelector<HTMLElement>('[data-buy-now]');
    if (opener) {
      if (opener.ariaExpanded !== 'true') return opener.click();
      const question = part.querySelector<HTMLElement>('[data-buy-now-question]');
      question?.focus({ preventScroll: true });
      return question?.scrollIntoView({ block: 'nearest' });
    }
    await new Promise(requestAnimationFrame);
  }
}
