import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useMemo, useState } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { PressStore } from '../../../application/bidding/press/PressStore';
import { Book } from '../../../application/book/Book';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { nextBid } from '../../../domain/bidding/MinimumBid';
import type { HashId } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { calculation, type CalculationInputs } from '../../../domain/valuation/Calculation';
import { isBreakEven, maximumBid } from '../../../domain/valuation/MaximumBid';
import { Grid, Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { focusBidField } from '../../shared/offer/focusBidField';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from '../Valuation.module.css';
import { useCalculationInputs } from './useCalculationFields';

interface CalculationAnswerProps {
  readonly hashId: HashId;
  /** A field cannot be read, so what is known of it is out of date. */
  readonly isWrong: boolean;
}

/**
 * The maximum bid with its margin, and what to do with it. Without a maximum, a sentence says why. The part has one height
 * for all of these, because the fields below must not move while the dealer types.
 */
export const CalculationAnswer = observer(function CalculationAnswer({ hashId, isWrong }: CalculationAnswerProps) {
  const { t } = useTexts('valuation');
  const inputs = useCalculationInputs(hashId);
  if (!isWrong && typeof inputs !== 'string') return <KnownAnswer hashId={hashId} inputs={inputs} />;
  const missing = inputs === 'noTransport' ? t('noTransport') : t('noSalePrice');
  return (
    <Grid gap={1} align="start" className={styles.answer}>
      <Row gap={2} align="baseline" justify="between" weight="strong" aria-hidden>
        <span>{t('marks.maximum')}</span>
        <Text size="title">–</Text>
      </Row>
      <SmallText>{isWrong ? t('wrongField') : missing}</SmallText>
    </Grid>
  );
});

interface KnownAnswerProps {
  readonly hashId: HashId;
  readonly inputs: CalculationInputs;
}

function KnownAnswer({ hashId, inputs }: KnownAnswerProps) {
  const { t } = useTexts('valuation');
  const { money, percent } = useFormat();
  const maximum = useMemo(() => maximumBid(inputs), [inputs]);
  const earnsNothing = isBreakEven(inputs);
  const margin = maximum === null || earnsNothing ? null : calculation(inputs, maximum).margin;
  return (
    <Grid gap={1} align="start" className={styles.answer}>
      <Row gap={2} align="baseline" justify="between" weight="strong" tone={earnsNothing ? 'warning' : 'inherit'}>
        <span aria-hidden>
          {earnsNothing && <Icon of={TriangleAlert} size={16} />}{' '}
          <span>{t(earnsNothing ? 'breakEvenBid' : 'marks.maximum')}</span>
        </span>
        <Text whiteSpace="nowrap">
          <Text
            as="output"
            size="title"
            aria-label={t(earnsNothing ? 'breakEvenBid' : 'maximumBid')}
            title={t(earnsNothing ? 'breakEvenFrom' : 'maximumFrom')}
          >
            {maximum === null ? '–' : money(maximum)}
          </Text>{' '}
          {margin !== null && (
            <Text tone="secondary" title={t('margin')}>
              {`· ${percent(margin.toFixed(1))}`}
            </Text>
          )}
        </Text>
      </Row>
      {maximum === null ? (
        <SmallText>{t('noMaximum')}</SmallText>
      ) : earnsNothing ? (
        <SmallText>{t('breakEvenFrom')}</SmallText>
      ) : (
        <Uses hashId={hashId} maximum={maximum} />
      )}
    </Grid>
  );
}

function Uses({ hashId, maximum }: { readonly hashId: HashId; readonly maximum: Money }) {
  const { t } = useTexts('valuation');
  const { money } = useFormat();
  const book = useInjection(Book);
  const bars = useInjection(ActionBars);
  const pressStore = useInjection(PressStore);
  const registry = useInjection(OfferRegistry);
  const [message, setMessage] = useState('');

  const handleLimit = async () => {
    const isKept = await book.change('limits', hashId, () => maximum);
    setMessage(isKept ? t('limitSet', { amount: money(maximum) }) : '');
  };

  const handleFillIn = ({ currentTarget }: MouseEvent) => {
    const offer = registry.get(hashId);
    if (!offer || !isOnSale(offer) || pressStore.isLocked(hashId)) return setMessage(t('takesNoBid'));
    const minimum = nextBid(offer);
    if (minimum === null) return setMessage(t('highestBidUnknown'));
    const amounts = { minimum: money(minimum), maximum: money(maximum) };
    if (minimum > maximum) return setMessage(t('maximumPassed', amounts));
    // The minimum is enough to lead, and the dealer would pay the whole maximum if it was bid.
    bars.fillIn(offer, minimum);
    setMessage(t('filledIn', amounts));
    const offerParts = currentTarget.closest('[data-offer-parts]');
    if (offerParts) void focusBidField(offerParts, 'aside');
  };

  return (
    <div>
      <Grid gap={2} columns={2} className={styles.uses}>
        <Button onClick={() => void handleLimit()}>{t('useAsLimit')}</Button>
        <Button onClick={handleFillIn}>{t('fillIn')}</Button>
      </Grid>
      <SmallText role="status">{message}</SmallText>
    </div>
  );
}
