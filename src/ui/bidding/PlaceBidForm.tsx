import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { KeepBidDrafts } from '../../application/bidding/KeepBidDrafts';
import { PlaceBid } from '../../application/bidding/PlaceBid';
import { SessionStore } from '../../application/session/SessionStore';
import { bidAmount, bidAmountText } from '../../domain/bidding/BidAmount';
import { isBelowMinimum, minimumBid } from '../../domain/bidding/MinimumBid';
import type { Offer } from '../../domain/offers/Offer';
import { Button } from '../shared/Button';
import { TextField } from '../shared/TextField';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './DealForm.module.css';

export const PlaceBidForm = observer(function PlaceBidForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const bars = useInjection(ActionBarStore);
  const placeBid = useInjection(PlaceBid);
  const drafts = useInjection(KeepBidDrafts);
  const { testAccess } = useInjection(SessionStore);
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const amount = bars.amountFor(offer.hashId);
  const minimum = money(minimumBid(offer.highestBid));

  const problem = () => {
    if (isMissing) return t('amountMissing');
    if (isBelowMinimum(amount, offer.highestBid)) return t('offerTooLow', { minimum });
    const isAboveFixedPrice = offer.buyNowPrice > 0 && amount >= offer.buyNowPrice;
    return isAboveFixedPrice ? t('aboveFixedPrice', { price: money(offer.buyNowPrice) }) : null;
  };

  const handleType = (text: string) => {
    setMissing(false);
    bars.typedIn(offer);
    bars.amountTyped(offer.hashId, bidAmount(text));
    drafts.execute(offer.hashId);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === 0) {
      setMissing(true);
      return field.current?.focus();
    }
    void placeBid.execute(offer.hashId, amount);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('yourOffer')}
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        suffix="€"
        className={styles.grow}
        value={bidAmountText(amount)}
        onChange={event => handleType(event.target.value)}
        readOnly={bars.isLocked(offer.hashId)}
        hint={t('minimum', { amount: minimum })}
        error={problem()}
      />
      <Button
        type="submit"
        kind="primary"
        disabled={testAccess}
        busy={bars.isLocked(offer.hashId)}
        title={testAccess ? t('testAccess') : undefined}
        className={styles.press}
      >
        {t('placeBid')}
      </Button>
      <p className={styles.terms}>{t(testAccess ? 'testAccess' : 'binding')}</p>
    </form>
  );
});
