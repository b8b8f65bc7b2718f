import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { PlaceBid } from '../../application/bidding/PlaceBid';
import { TypeBid } from '../../application/bidding/TypeBid';
import { SessionStore } from '../../application/session/SessionStore';
import { isBelowMinimum, minimumBid } from '../../domain/bidding/MinimumBid';
import type { Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { MoneyButton } from '../shared/MoneyButton';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { AmountField } from './AmountField';
import { ConfirmRisk } from './ConfirmRisk';
import styles from './DealForm.module.css';
import { useDespiteDoubt } from './useDespiteDoubt';

export const PlaceBidForm = observer(function PlaceBidForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const bars = useInjection(ActionBarStore);
  const placeBid = useInjection(PlaceBid);
  const typeBid = useInjection(TypeBid);
  const { testAccess } = useInjection(SessionStore);
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const amount = bars.amountFor(offer.hashId);
  const minimum = money(minimumBid(offer.highestBid));

  const doubt = useDespiteDoubt(offer.hashId, how => void placeBid.execute(offer.hashId, amount, how));

  const problem = () => {
    if (isMissing) return t('amountMissing');
    if (isBelowMinimum(amount, offer.highestBid)) return t('offerTooLow', { minimum });
    const isAboveFixedPrice = offer.buyNowPrice > 0 && amount >= offer.buyNowPrice;
    return isAboveFixedPrice ? t('aboveFixedPrice', { price: money(offer.buyNowPrice) }) : null;
  };

  const handleAmount = (typed: Money) => {
    setMissing(false);
    typeBid.execute(offer, typed);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === 0) {
      setMissing(true);
      return field.current?.focus();
    }
    doubt.press();
  };

  return (
    <form className={styles.bid} onSubmit={handleSubmit} noValidate>
      <AmountField
        label={t('yourOffer')}
        field={field}
        className={styles.field}
        amount={amount}
        onAmount={handleAmount}
        readOnly={bars.isLocked(offer.hashId)}
        hint={t('minimum', { amount: minimum })}
        error={problem()}
      />
      <MoneyButton
        type="submit"
        kind="primary"
        disabled={testAccess}
        busy={bars.isLocked(offer.hashId)}
        title={testAccess ? t('testAccess') : undefined}
      >
        {t('placeBid')}
      </MoneyButton>
      {doubt.isAsked && (
        <ConfirmRisk
          risk={t('risk.bid')}
          action={t('yes.bid', { amount: money(amount) })}
          onConfirm={doubt.confirm}
          onCancel={() => {
            doubt.cancel();
            field.current?.focus();
          }}
        />
      )}
      <p className={styles.terms}>{t(testAccess ? 'testAccess' : 'binding')}</p>
    </form>
  );
});
