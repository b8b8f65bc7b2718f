import { Clock, Coins } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SessionStore } from '../../../application/session/SessionStore';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { Box, Grid, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { ConfirmToggle } from '../../shared/fields/ConfirmToggle';
import { MoneyButton } from '../../shared/fields/MoneyButton';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { onEscape } from '../../shared/input/useKeys';
import { IconLine } from '../../shared/offer/FactLines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useConfirmation } from '../confirm/useConfirmation';
import { useDespiteDoubt } from '../confirm/useSecondPress';
import * as styles from './ActionBarPanel.module.css';
import { Commission } from './Commission';
import { PressStatus } from './PressStatus';
import { useSlideOut } from './useSlideOut';
import { VehicleSaid } from './VehicleSaid';

const form = kitClass({ display: 'grid', gap: 1 });
/** The press is in the right half, and what opens it in the left, so that a second press at the same spot spends nothing. */
const priceAndPress = kitClass({ display: 'grid', columns: 'half-first', columnGap: 2 });
const shrinks = kitClass({ minWidth: 0 });

interface BuyNowPanelProps {
  readonly offer: Offer;
  /** The offer page has no row to collapse, so Cancel only closes the confirmation there. */
  readonly onPage: boolean;
}

/**
 * The actions of an offer with a fixed price. Buying takes two presses: the first opens the confirmation. Leaving the
 * panel closes the confirmation again.
 */
export const BuyNowPanel = observer(function BuyNowPanel({ offer, onPage }: BuyNowPanelProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const bars = useInjection(ActionBars);
  const { testAccess } = useInjection(SessionStore);
  const { isOpen: isConfirming, isSent, close, question, toggle } = useConfirmation(offer.hashId, 'buyNow');
  const slideOut = useSlideOut(onPage);

  const handleCancel = () => {
    if (onPage) close();
    else bars.happened(offer, 'resigned');
  };
  return (
    <Stack gap={2} onKeyDown={isConfirming && !isSent ? onEscape(close) : undefined}>
      {/* 'Place a different offer' stays in the left half, because the bid form that replaces it has its button in the right half. */}
      <Grid gap={2} columns={2}>
        <Button aria-description={offerName(offer)} onClick={() => bars.happened(offer, 'differentOfferChosen')}>
          {t('differentOffer')}
        </Button>
        <ConfirmToggle
          {...toggle}
          data-buy-now
          aria-description={`${offerName(offer)}, ${money(offer.buyNowPrice)}`}
          disabled={testAccess}
        >
          {t('buyNow')}
        </ConfirmToggle>
        {testAccess && (
          <Text as="p" fullRow tone="tertiary" size="small">
            {t('testAccess')}
          </Text>
        )}
      </Grid>
      {isConfirming && (
        <div ref={slideOut} className={styles.panel}>
          <div
            {...question}
            data-buy-now-question
            role="group"
            aria-label={t('buyNow')}
            aria-description={offerName(offer)}
          >
            <BuyNowForm offer={offer} />
          </div>
        </div>
      )}
      <PressStatus hashId={offer.hashId} actions={['bid', 'buyNow']} />
      {(isConfirming || !onPage) && (
        <Row gap={1} align="stretch" justify="between" wrap className={styles.ways}>
          <Button kind="quiet" className={styles.cancel} onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </Row>
      )}
    </Stack>
  );
});

/**
 * Confirms a purchase. The button names the price. If the price changes, the dealer has to accept the new price before
 * the button works.
 */
const BuyNowForm = observer(function BuyNowForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const pressStore = useInjection(PressStore);
  const { testAccess } = useInjection(SessionStore);
  const { buyNowPrice: price } = offer;
  const isChecking = useInjection(OfferRegistry).isPriceOld(offer.hashId);
  const [agreed, setAgreed] = useState(price);
  const buy = { action: 'buyNow', hashId: offer.hashId, amount: agreed } as const;
  const doubt = useDespiteDoubt(buy, {
    risk: t('risk.buyNow'),
    action: t('yes.buyNow', { amount: money(agreed) }),
    isChecking,
  });
  const termsId = useId();
  const isLocked = pressStore.isLocked(offer.hashId);
  const hasChanged = price !== agreed && !isLocked;
  const keptFocus = useKeptFocus(hasChanged, 'input');
  return (
    <div {...keptFocus} className={form}>
      <div className={priceAndPress}>
        <p className={shrinks}>
          <SmallText as="span" block>
            {t('buyFor')}
          </SmallText>
          <Text size="title" weight="strong" whiteSpace="nowrap" translate="no">
            {money(price)}
          </Text>
        </p>
        <MoneyButton
          kind="primary"
          disabled={testAccess}
          busy={isLocked}
          aria-disabled={hasChanged || isChecking}
          title={testAccess ? t('testAccess') : undefined}
          aria-describedby={`${termsId}-vehicle ${termsId}`}
          className={kitClass({ besideField: true })}
          onClick={doubt.press}
        >
          {isChecking ? t('checkingPrice') : t('buyAt', { price: money(agreed) })}
        </MoneyButton>
      </div>
      <VehicleSaid id={`${termsId}-vehicle`} offer={offer} />
      {hasChanged && (
        <Grid columns={2} gap={2} size="body" frame="warning" paddingBlock={2} paddingInline={2.5}>
          <Box as="p" fullRow role="alert">
            {t('priceChanged', { before: money(agreed), price: money(price) })}
          </Box>
          <Button onClick={() => setAgreed(price)}>{t('takePrice')}</Button>
        </Grid>
      )}
      {doubt.question}
      {testAccess ? (
        <Text as="p" size="small" tone="tertiary">
          {t('testAccess')}
        </Text>
      ) : (
        <Text as="div" size="small" tone="tertiary" id={termsId}>
          <IconLine icon={Coins}>
            <Commission offer={offer} amount={agreed} />
          </IconLine>{' '}
          <IconLine icon={Clock}>{t('handover')}</IconLine>
        </Text>
      )}
    </div>
  );
});
