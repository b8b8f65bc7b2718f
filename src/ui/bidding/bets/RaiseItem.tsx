import { CircleCheck, CircleX, Handshake, type IconNode, LoaderCircle, Search, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { Raises } from '../../../application/bidding/raise/Raises';
import { BookStore } from '../../../application/book/BookStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { isBelowMinimum, wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import type { Raise, RaiseState } from '../../../domain/bidding/RaiseList';
import { bidStanding, shownBid } from '../../../domain/offers/BidStanding';
import { offerName } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { endsWithConnection } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row, Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { OfferGlance } from '../../offers/tile/OfferGlance';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { TileLine } from '../../shared/offer/TileLine';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { AmountField } from '../bar/AmountField';
import { ServerWords, useRefusalText } from '../bar/useRefusalText';
import { useUnusualText } from '../confirm/useUnusualText';

const tones: Partial<Record<RaiseState['kind'], 'success' | 'error' | 'warning'>> = {
  placed: 'success',
  refused: 'error',
  notOnSale: 'error',
  moved: 'warning',
  outcomeOpen: 'warning',
};

interface RaiseItemProps {
  readonly raise: Raise;
  /** Amounts can be edited. */
  readonly isReview: boolean;
  /** The id of the sentences about the vehicle, its bid and its standing, which describe the results. */
  readonly saidId?: string;
}

const icons: Readonly<Partial<Record<RaiseState['kind'], IconNode>>> = {
  inFlight: LoaderCircle,
  placed: CircleCheck,
  deal: Handshake,
  refused: CircleX,
  outcomeOpen: Search,
  notSent: TriangleAlert,
  interrupted: TriangleAlert,
  moved: TriangleAlert,
  notOnSale: TriangleAlert,
  unusual: TriangleAlert,
};

/** One bid of the list, with its amount and its own result. */
export const RaiseItem = observer(function RaiseItem({ raise, isReview, saidId }: RaiseItemProps) {
  const { t } = useTexts(['biddingBets', 'bidding', 'offers', 'offersTable']);
  const { money } = useFormat();
  const raises = useInjection(Raises);
  const bookStore = useInjection(BookStore);
  const offer = useInjection(OfferRegistry).get(raise.hashId);
  const pressStore = useInjection(PressStore);
  const isInDoubt = pressStore.isInDoubt(raise.hashId);
  const step = pressStore.stepOf(raise.hashId);
  const failureText = useFailureText();
  const refusalText = useRefusalText();
  const unusualText = useUnusualText();
  const field = useRef<HTMLInputElement>(null);
  if (!offer) return null;
  const { hashId, amount, state, confirmed } = raise;
  // Two vehicles of one model differ by their number.
  const name = [...new Set([offerName(offer), hashId])].join(' · ');
  const minimum = wholeMinimumBid(offer.highestBid);
  // The text about a moved highest bid says enough.
  const isTooLow = state.kind !== 'moved' && isBelowMinimum(amount, offer.highestBid);

  /** What the refused press says, which ends when a missing connection is back or another amount is typed. */
  const refusal = () => {
    if (state.kind !== 'refused') return null;
    if (step.step === 'failed' && step.failure === state.failure) return refusalText(hashId, step);
    return { text: endsWithConnection(state.failure) ? '' : failureText(state.failure), words: null };
  };
  const refused = refusal();

  const stateText = () => {
    switch (state.kind) {
      case 'toSend':
        return isReview ? null : t('biddingBets:raises.waits');
      case 'inFlight':
        return t('bidding:sending');
      case 'placed':
        return t('biddingBets:raises.placed', { amount: money(amount) });
      case 'deal':
        return t('biddingBets:raises.deal');
      case 'refused':
        return `${t('bidding:failed.bid')} ${refused?.text ?? ''}`.trim();
      case 'outcomeOpen':
        if (isInDoubt) return t('bidding:unknown.bid', { amount: money(amount) });
        return t(
          step.step === 'checking' && !step.isAnswerLost ? 'bidding:checkingElsewhere.bid' : 'bidding:checking.bid',
        );
      case 'notSent':
        return t('biddingBets:raises.notSent');
      case 'interrupted':
        return t('biddingBets:raises.interrupted');
      case 'moved':
        return t('biddingBets:raises.moved', { amount: money(state.highestBid) });
      case 'notOnSale':
        return t('biddingBets:raises.notOnSale');
      case 'noAmount':
        return isReview ? t('bidding:amountMissing') : t('biddingBets:raises.noAmount');
      case 'unusual':
        return isReview ? null : t('biddingBets:raises.unconfirmed');
    }
  };
  /** Only what the server has said since: what it said before is about an earlier bid. */
  const standingText = () => {
    if (state.kind !== 'placed' || !isOnSale(offer) || (offer.ownBid ?? 0) < amount) return null;
    const standing = bidStanding(offer);
    return standing === 'leading' || standing === 'outbid' ? `${t(`offers:standing.${standing}`)}.` : null;
  };
  const standing = standingText();
  const known = (value: Money | null | undefined) => (value ? money(value) : '–');
  const facts = [
    ['ownBid', known(offer.ownBid)],
    ['highestBid', known(shownBid(offer))],
    ['minimumPrice', known(offer.minimalPrice)],
    ['limit', bookStore.isRead() ? known(bookStore.get('limits', hashId)) : '…'],
  ] as const;
  const icon = icons[state.kind];
  const unusual = state.kind === 'unusual' ? state.review : confirmed;

  return (
    <Stack as="li" gap={1} paddingBlock={3} data-state={state.kind}>
      {isReview ? (
        <AmountField
          label={name}
          field={field}
          amount={amount}
          onAmount={typed => raises.amountTyped(hashId, typed)}
          hint={t('bidding:minimum', { amount: money(minimum) })}
          error={isTooLow ? t('bidding:offerTooLow', { minimum: money(minimum) }) : null}
        />
      ) : (
        <Row as="p" gap={2} align="stretch" justify="between" translate="no">
          <span>{name}</span>{' '}
          <Text as="strong" tabular whiteSpace="nowrap">
            {money(amount)}
          </Text>
        </Row>
      )}
      <OfferGlance offer={offer} />
      {isReview && (
        <Grid as="dl" gap={1} columnGap={4} columns={2} size="body">
          {facts.map(([column, value]) => (
            <TileLine key={column} name={t(`offersTable:columns.${column}`)}>
              {value}
            </TileLine>
          ))}
        </Grid>
      )}
      {isReview && unusual && (
        <Stack gap={1} paddingBlock={2} paddingInline={3} size="body" frame="warning">
          {unusual.reasons.map(reason => (
            <p key={reason.reason}>{unusualText(reason, unusual.amount)}</p>
          ))}
          <Row as="label" gap={2} minHeight="control" weight="medium">
            <input
              type="checkbox"
              checked={state.kind !== 'unusual'}
              onChange={({ target }) => raises.unusualTicked(hashId, target.checked)}
            />
            <span>{t('bidding:yes.bid', { amount: money(amount) })}</span>
          </Row>
        </Stack>
      )}
      {saidId !== undefined && !isReview && (
        <p id={saidId} hidden>
          {[`${offerName(offer)}:`, stateText(), standing].filter(Boolean).join(' ')}
        </p>
      )}
      {/* While the bids are sent, the panel says one sentence about all of them. */}
      <Row
        as="p"
        gap={2}
        align="start"
        tone={tones[state.kind] ?? 'secondary'}
        size="body"
        role={isReview ? 'status' : undefined}
      >
        {isReview && stateText() && <span className="visually-hidden">{`${name}: `}</span>}
        {icon && stateText() && <Icon of={icon} size={16} className={kitClass({ rigid: true, marginTop: 0.5 })} />}
        <span>{stateText()}</span> {standing && <span>{standing}</span>}{' '}
        {refused?.words && <ServerWords message={refused.words} />}
      </Row>
      {isReview && state.kind === 'moved' && (
        <Button
          onClick={() => {
            raises.amountTyped(hashId, minimum);
            field.current?.focus();
          }}
        >
          {t('biddingBets:raiseTo', { amount: money(minimum) })}
        </Button>
      )}
    </Stack>
  );
});
