import { Clock, Coins } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { PressSteps } from '../../../application/bidding/press/PressSteps';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SessionStore } from '../../../application/session/SessionStore';
import type { Offer } from '../../../domain/offers/Offer';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { MoneyButton } from '../../shared/fields/MoneyButton';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { IconLine } from '../../shared/offer/IconLine';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useDespiteDoubt } from '../confirm/useDespiteDoubt';
import styles from './BidForm.module.css';
import { Commission } from './Commission';

/**
 * Confirms a purchase. The button names the price. If the price changes, the dealer has to accept the new price before
 * the button works.
 */
export const BuyNowForm = observer(function BuyNowForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const presses = useInjection(PressSteps);
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
  const isLocked = presses.isLocked(offer.hashId);
  const hasChanged = price !== agreed && !isLocked;
  const keptFocus = useKeptFocus(hasChanged, 'input');
  return (
    <div {...keptFocus} className={styles.form}>
      <p className={styles.grow}>
        <span className={styles.label}>{t('buyFor')}</span>
        <span className={styles.price} translate="no">
          {money(price)}
        </span>
      </p>
      <MoneyButton
        kind="primary"
        disabled={testAccess}
        busy={isLocked}
        aria-disabled={hasChanged || isChecking}
        title={testAccess ? t('testAccess') : undefined}
        aria-describedby={termsId}
        className={styles.press}
        onClick={doubt.press}
      >
        {isChecking ? t('checkingPrice') : t('buyAt', { price: money(agreed) })}
      </MoneyButton>
      {hasChanged && (
        <div className={styles.changed}>
          <p role="alert">{t('priceChanged', { before: money(agreed), price: money(price) })}</p>
          <Button onClick={() => setAgreed(price)}>{t('takePrice')}</Button>
        </div>
      )}
      {doubt.question}
      {testAccess ? (
        <p className={common.faint}>{t('testAccess')}</p>
      ) : (
        <div id={termsId} className={common.faint}>
          <IconLine icon={Coins}>
            <Commission offer={offer} amount={agreed} />
          </IconLine>
          <IconLine icon={Clock}>{t('handover')}</IconLine>
        </div>
      )}
    </div>
  );
});
