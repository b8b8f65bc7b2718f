import { TriangleAlert } from 'lucide';
import { computed, reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { PlaceBid } from '../../../application/bidding/press/PlaceBid';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SessionStore } from '../../../application/session/SessionStore';
import { Calculations } from '../../../application/valuation/Calculations';
import { type BidChip, bidChips, type OwnCeilings } from '../../../domain/bidding/BidChip';
import { isNewBidToAnnounce } from '../../../domain/bidding/HighestBid';
import { type ExcessBid, excessBid, isBelowMinimum, minimumBid, nextBid } from '../../../domain/bidding/MinimumBid';
import type { BidReview } from '../../../domain/bidding/UnusualBid';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { isDecided } from '../../../domain/shared/Failure';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
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
import { AmountField } from './AmountField';
import * as styles from './BidForm.module.css';
import { PressStatus } from './PressStatus';
import { VehicleSaid } from './VehicleSaid';

const ownPresses = ['bid', 'buyNow'] as const;

export const PlaceBidForm = observer(function PlaceBidForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const pressStore = useInjection(PressStore);
  const placeBid = useInjection(PlaceBid);
  const bars = useInjection(ActionBars);
  const { testAccess } = useInjection(SessionStore);
  const book = useBook();
  const calculations = useInjection(Calculations);
  const registry = useInjection(OfferRegistry);
  const unusualText = useUnusualText();
  const reviewId = useId();
  const field = useRef<HTMLInputElement>(null);
  const leaving = useLeaving();
  const [isMissing, setMissing] = useState(false);

  const { hashId } = offer;
  // It depends on much that rarely changes it.
  const maximum = useMemo(() => computed(() => calculations.maximum(hashId)), [calculations, hashId]).get();
  const focus = useDraftFocus('typedBids', hashId);
  const amount = bars.amountFor(hashId);
  const isMirrored = bars.isMirrored(hashId);
  const isLocked = pressStore.isLocked(hashId);
  const isChecking = registry.isPriceOld(hashId);
  const status = pressStore.stepOf(hashId);
  // Only the server's refusal says more about the amount than the form can.
  const isRefused = status.step === 'failed' && status.action === 'bid' && isDecided(status.failure);
  const refusedBy = isRefused && status.failure.reason === 'refused' ? `${reviewId}-refusal` : null;
  // Unless the dealer has gone on meanwhile.
  useEffect(() => {
    const { current } = field;
    if (refusedBy !== null && current?.form?.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [refusedBy]);
  const second = useSecondPress<BidReview>({
    send: shown => placeBid.placeOrReview({ hashId, amount, shown, left: leaving() }),
    // A review of another amount is out of date.
    holds: review => review.amount === amount && !isLocked,
    texts: review => ({
      risk: review.reasons.map(reason => unusualText(reason, review.amount)).join(' '),
      action: t('yes.bid', { amount: money(amount) }),
      isChecking,
    }),
    onCancel: () => field.current?.focus(),
  });

  const minimum = nextBid(offer);
  const problem = () => {
    if (isMissing) return t('amountMissing');
    // A rival may bid more while this bid is on its way. Its answer says whether it was high enough, also if it is a refusal.
    // What the dealer types in another tab is judged there: the bid of that tab would make it too low here.
    if (isLocked || isRefused || isMirrored) return null;
    return minimum !== null && isBelowMinimum(amount, offer.highestBid)
      ? t('offerTooLow', { minimum: money(minimumBid(offer.highestBid)) })
      : null;
  };

  const { forget } = second;
  // The same function, so that a digit does not render the buttons of the amounts.
  const handleAmount = useCallback(
    (typed: Money) => {
      setMissing(false);
      forget();
      bars.typeAmount(offer, typed);
    },
    [bars, forget, offer],
  );

  const wrong = problem();
  const isJudged = !isLocked && !isMirrored && !testAccess && minimum !== null;
  const excess = isJudged ? excessBid(amount, offer) : null;

  const buttonText = () => {
    if (isChecking) return t('checkingPrice');
    return amount > 0 ? t('placeBidOf', { amount: money(amount) }) : t('placeBid');
  };

  const handlePress = () => {
    if (amount === 0) {
      setMissing(true);
      return field.current?.focus();
    }
    second.press();
  };

  const handleEnough = (enough: Money) => {
    handleAmount(enough);
    // The button that was pressed disappears.
    field.current?.focus();
  };

  /** A bid is paid as it is, so the dealer may want to bid less. */
  const lessIsEnough = ({ excess: more, enough, of }: ExcessBid) => (
    <Text tone="warning" className={styles.excess}>
      <Icon of={TriangleAlert} size={14} /> <span>{t('review.excess', { amount: money(more) })}</span>{' '}
      <button
        type="button"
        className={kitClass({ inSentence: true, tone: 'inherit' })}
        onClick={() => handleEnough(enough)}
      >
        {t(`review.enough.${of}`, { amount: money(enough) })}
      </button>
    </Text>
  );

  return (
    <MoneyForm className={`${kitClass({ display: 'stack', gap: 2 })} ${styles.bid}`} {...focus}>
      <AmountField
        label={t('yourOffer')}
        field={field}
        amount={amount}
        onAmount={handleAmount}
        readOnly={isLocked}
        className={styles.field}
        // What is to say about the amount is in one place, so that a digit moves nothing.
        hint={wrong === null && excess !== null && lessIsEnough(excess)}
        error={wrong}
        refusedBy={refusedBy}
      />
      <AmountChips
        offer={offer}
        limit={book.get('limits', hashId) ?? null}
        maximum={maximum}
        isLocked={isLocked}
        onAmount={handleAmount}
      />
      <MoneyButton
        kind="primary"
        disabled={testAccess}
        busy={isLocked}
        aria-disabled={isChecking}
        title={testAccess ? t('testAccess') : undefined}
        // Without the name of the group and its button, which would run together with the sentences.
        aria-describedby={['vehicle', 'lines', 'exposure'].map(part => `${reviewId}-${part}`).join(' ')}
        onClick={handlePress}
      >
        {buttonText()}
      </MoneyButton>
      <VehicleSaid id={`${reviewId}-vehicle`} offer={offer} />
      <PressStatus id={`${reviewId}-refusal`} hashId={hashId} actions={ownPresses} />
      {testAccess ? (
        <Text as="p" size="small" tone="tertiary">
          {t('testAccess')}
        </Text>
      ) : (
        <BidReviewLine id={reviewId} offer={offer} amount={amount} />
      )}
      {second.question}
      <NewHighestBid hashId={hashId} />
    </MoneyForm>
  );
});

/** Announces to a screen reader that the highest bid has changed while the bid form is open. */
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
          if (now && before && isNewBidToAnnounce(before, now)) setAmount(now.highestBid);
        },
      ),
    [registry, hashId],
  );
  const text = () => (amount === null ? '' : t('newHighestBid', { amount: money(amount) }));
  return <LiveText className="visually-hidden" role="status" text={text} />;
});

interface AmountChipsProps extends OwnCeilings {
  readonly offer: Offer;
  readonly isLocked: boolean;
  readonly onAmount: (amount: Money) => void;
}

/** Buttons that fill an amount into the bid field. They do not send the bid. */
const AmountChips = memo(function AmountChips({ offer, limit, maximum, isLocked, onAmount }: AmountChipsProps) {
  const { t } = useTexts('bidding');
  const { money, number } = useFormat();
  const nameOf = (chip: BidChip) => (chip.kind === 'more' ? `+${number(toEuros(chip.more))}` : t(`chips.${chip.kind}`));
  return (
    <div role="group" aria-label={t('chips.label')} className={styles.chips}>
      {bidChips(offer, { limit, maximum }).map(chip => (
        <Button
          key={nameOf(chip)}
          className={styles.chip}
          aria-disabled={isLocked}
          onClick={() => onAmount(chip.amount)}
        >
          <span>{nameOf(chip)}</span>{' '}
          <Text tone="primary" size="small" weight="strong" tabular whiteSpace="nowrap" translate="no">
            {money(chip.amount)}
          </Text>
        </Button>
      ))}
    </div>
  );
});
