import { TriangleAlert } from 'lucide';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { EditBidAmount } from '../../../application/bidding/bar/EditBidAmount';
import { PlaceBid } from '../../../application/bidding/press/PlaceBid';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SessionStore } from '../../../application/session/SessionStore';
import { isBidBetweenRivals } from '../../../domain/bidding/HighestBid';
import { excessOverMinimum, isBelowMinimum, minimumBid, wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import type { BidReview } from '../../../domain/bidding/UnusualBid';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import common from '../../shared/common.module.css';
import { MoneyButton, MoneyForm } from '../../shared/fields/MoneyButton';
import { useDraftFocus } from '../../shared/fields/useDraftFocus';
import { Icon } from '../../shared/icons/Icon';
import { useBook } from '../../shared/page/useBook';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useLeaving } from '../../shared/useLeaving';
import { BidReviewLine } from '../confirm/BidReviewLine';
import { useSecondPress } from '../confirm/useSecondPress';
import { useUnusualText } from '../confirm/useUnusualText';
import { AmountChips } from './AmountChips';
import { AmountField } from './AmountField';
import styles from './BidForm.module.css';
import { PressStatus } from './PressStatus';

const ownPresses = ['bid', 'buyNow'] as const;

export const PlaceBidForm = observer(function PlaceBidForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const presses = useInjection(PressStore);
  const placeBid = useInjection(PlaceBid);
  const editBidAmount = useInjection(EditBidAmount);
  const { testAccess } = useInjection(SessionStore);
  const book = useBook();
  const unusualText = useUnusualText();
  const reviewId = useId();
  const field = useRef<HTMLInputElement>(null);
  const leaving = useLeaving();
  const [isMissing, setMissing] = useState(false);

  const { hashId } = offer;
  const focus = useDraftFocus('typedBids', hashId);
  const amount = editBidAmount.amountFor(hashId);
  const isLocked = presses.isLocked(hashId);
  const status = presses.stepOf(hashId);
  const isRefused = status.step === 'failed' && status.action === 'bid';
  const second = useSecondPress<BidReview>({
    send: shown => placeBid.press({ hashId, amount, shown, left: leaving() }),
    // A review of another amount is out of date.
    holds: review => review.amount === amount && !isLocked,
    texts: review => ({
      risk: review.reasons.map(reason => unusualText(reason, review.amount)).join(' '),
      action: t('yes.bid', { amount: money(amount) }),
    }),
    onCancel: () => field.current?.focus(),
  });

  const problem = () => {
    if (isMissing) return t('amountMissing');
    // A rival may bid more while this bid is on its way. Its answer says whether it was high enough, also if it is a refusal.
    if (isLocked || isRefused) return null;
    return isBelowMinimum(amount, offer.highestBid)
      ? t('offerTooLow', { minimum: money(minimumBid(offer.highestBid)) })
      : null;
  };

  const { forget } = second;
  // The same function, so that a digit does not render the buttons of the amounts.
  const handleAmount = useCallback(
    (typed: Money) => {
      setMissing(false);
      forget();
      editBidAmount.execute(offer, typed);
    },
    [editBidAmount, forget, offer],
  );

  const wrong = problem();
  const excess = isLocked || testAccess ? null : excessOverMinimum(amount, offer.highestBid);

  const handlePress = () => {
    if (amount === 0) {
      setMissing(true);
      return field.current?.focus();
    }
    second.press();
  };

  const handleMinimum = (enough: Money) => {
    handleAmount(enough);
    // The button that was pressed disappears.
    field.current?.focus();
  };

  /** A bid is paid as it is, so the dealer may want to bid less. */
  const enough = (more: Money) => (
    <span className={styles.excess}>
      <Icon of={TriangleAlert} size={14} /> <span>{t('review.excess', { amount: money(more) })}</span>{' '}
      <button type="button" className={styles.enough} onClick={() => handleMinimum(wholeMinimumBid(offer.highestBid))}>
        {t('review.enough', { amount: money(wholeMinimumBid(offer.highestBid)) })}
      </button>
    </span>
  );

  return (
    <MoneyForm className={styles.bid} {...focus}>
      <AmountField
        label={t('yourOffer')}
        field={field}
        amount={amount}
        onAmount={handleAmount}
        readOnly={isLocked}
        className={styles.field}
        // What is to say about the amount is in one place, so that a digit moves nothing.
        hint={wrong === null && excess !== null && enough(excess)}
        error={wrong}
      />
      <AmountChips
        offer={offer}
        limit={book.get('limits', hashId) ?? null}
        isLocked={isLocked}
        onAmount={handleAmount}
      />
      <MoneyButton
        kind="primary"
        disabled={testAccess}
        busy={isLocked}
        title={testAccess ? t('testAccess') : undefined}
        aria-describedby={reviewId}
        onClick={handlePress}
      >
        {amount > 0 ? t('placeBidOf', { amount: money(amount) }) : t('placeBid')}
      </MoneyButton>
      <PressStatus hashId={hashId} actions={ownPresses} />
      {testAccess ? (
        <p className={common.faint}>{t('testAccess')}</p>
      ) : (
        <BidReviewLine id={reviewId} offer={offer} amount={amount} />
      )}
      {second.question}
      <NewHighestBid hashId={hashId} />
    </MoneyForm>
  );
});

/** Announces to a screen reader that other dealers bid while the bid form is open. */
const NewHighestBid = memo(function NewHighestBid({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const [amount, setAmount] = useState<Money | null>(null);
  useEffect(
    () =>
      reaction(
        () => registry.get(hashId),
        (now, before) => {
          if (now && before && isBidBetweenRivals(before, now)) setAmount(now.highestBid);
        },
      ),
    [registry, hashId],
  );
  const text = () => (amount === null ? '' : t('newHighestBid', { amount: money(amount) }));
  return <LiveText className="visually-hidden" role="status" text={text} />;
});
