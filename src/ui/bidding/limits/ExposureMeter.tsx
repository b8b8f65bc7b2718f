import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import { budgetStanding, type Exposure } from '../../../domain/bidding/Exposure';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { Offer } from '../../../domain/offers/Offer';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { Box, Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import * as styles from './limits.module.css';

interface ExposureMeterProps {
  readonly exposure: Exposure;
  readonly budget: Money;
  /** How many typed bids the exposure includes. */
  readonly typedBids?: number;
  /** The space of the warning is kept, so that no digit moves what is below. */
  readonly isTyped?: boolean;
}

/** How much of the dealer's budget is bound. It warns, but blocks nothing. */
export function ExposureMeter({ exposure, budget, typedBids = 0, isTyped = false }: ExposureMeterProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const { bound } = exposure;
  const { known, parts, source } = useExposureTexts(exposure);
  const standing = budgetStanding(bound, budget);
  const values = { amount: known(bound), budget: money(budget) };
  const text =
    typedBids > 0 ? t('exposure.afterOfBudget', { ...values, count: typedBids }) : t('exposure.ofBudget', values);
  const share = budget > 0 ? Math.min(1, bound / budget) : 1;
  return (
    <Row
      gap={1}
      columnGap={2}
      align="stretch"
      wrap
      tone="secondary"
      size="small"
      tabular
      className={styles.exposure}
      data-standing={standing.standing}
      title={source}
    >
      <p>{text}</p>
      {!isTyped && <p>{parts}</p>}
      {standing.standing === 'within' ? (
        isTyped && <Box as="p" fullRow minHeight="line" />
      ) : (
        <Row
          as="p"
          gap={1}
          fullRow
          minHeight="line"
          tone={standing.standing === 'over' ? 'error' : 'warning'}
          weight="medium"
        >
          <Icon of={TriangleAlert} size={14} />{' '}
          <span>
            {standing.standing === 'over' ? t('exposure.over', { amount: known(standing.by) }) : t('exposure.near')}
          </span>
        </Row>
      )}
      <div
        role="meter"
        className={styles.meter}
        aria-label={t('exposure.label')}
        aria-valuemin={0}
        aria-valuemax={toEuros(budget)}
        aria-valuenow={toEuros(bound < budget ? bound : budget)}
        aria-valuetext={`${text}. ${source}`}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect width={100 * share} height={1} />
        </svg>
      </div>
    </Row>
  );
}

/** Returns an amount of an exposure, which may be a lower bound, and what the exposure is made of. */
function useExposureTexts({ leading, deals, bound, worstCase, isAtLeast }: Exposure) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const known = (amount: Money) => (isAtLeast ? t('exposure.atLeast', { amount: money(amount) }) : money(amount));
  const parts = { leading: known(leading), deals: known(deals) };
  const source = [
    t('exposure.source', parts),
    worstCase > bound && t('exposure.worstCase', { worstCase: known(worstCase) }),
  ];
  return { known, parts: t('exposure.parts', parts), source: source.filter(Boolean).join(' ') };
}

interface ExposureAfterBidProps {
  /** The typed bids. An amount of 0 counts as none. */
  readonly bids: readonly { readonly offer: Offer; readonly amount: Money }[];
}

/** What is bound after the typed bids, once all own bids and deals are read. Empty without a budget if it is known that nothing else is bound. */
export const ExposureAfterBid = observer(function ExposureAfterBid({ bids }: ExposureAfterBidProps) {
  const budget = useBook().get('settings', TRADING_SETTINGS)?.budget;
  useRun(CountedRows, summedAsWhole);
  const typed = bids.filter(({ amount }) => amount > 0);
  const exposure = useInjection(OwnBids).exposure(useNow(), typed);
  const total = typed.reduce((sum, { amount }) => sum + amount, 0);
  // Keeps the space free until the exposure is known and an amount is typed, so that no button below moves.
  if (!exposure) return budget === undefined ? <Box as="p" minHeight="line" /> : <p className={styles.awaited} />;
  if (budget !== undefined)
    return <ExposureMeter exposure={exposure} budget={budget} typedBids={typed.length} isTyped />;
  const isMore = total > 0 && (exposure.bound > total || exposure.isAtLeast);
  return (
    <Box as="p" minHeight="line">
      {isMore && <Bound exposure={exposure} />}
    </Box>
  );
});

/** The sum, and in a tooltip and for a screen reader the parts that it is made of. */
function Bound({ exposure }: { readonly exposure: Exposure }) {
  const { t } = useTexts('bidding');
  const { known, source } = useExposureTexts(exposure);
  return (
    <span title={source}>
      <span>{t('exposure.after', { amount: known(exposure.bound) })}</span>
      <span className="visually-hidden">{` ${source}`}</span>
    </span>
  );
}
