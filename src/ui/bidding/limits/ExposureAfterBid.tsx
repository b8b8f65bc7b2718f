import { observer } from 'mobx-react-lite';
import { MeasureExposure } from '../../../application/bidding/exposure/MeasureExposure';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { Exposure } from '../../../domain/bidding/Exposure';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { useBook } from '../../shared/page/useBook';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { ExposureMeter } from './ExposureMeter';
import styles from './ExposureMeter.module.css';
import { useExposureTexts } from './useExposureTexts';

interface ExposureAfterBidProps {
  /** The typed bids. An amount of 0 counts as none. */
  readonly bids: readonly { readonly offer: Offer; readonly amount: Money }[];
}

/** What is bound after the typed bids, once all own bids and deals are read. Empty without a budget if it is known that nothing else is bound. */
export const ExposureAfterBid = observer(function ExposureAfterBid({ bids }: ExposureAfterBidProps) {
  const budget = useBook().get('settings', TRADING_SETTINGS)?.budget;
  useRun(CountedRows, summedAsWhole);
  const typed = bids.filter(({ amount }) => amount > 0);
  const exposure = useInjection(MeasureExposure).execute(useNow(), typed);
  const total = typed.reduce((sum, { amount }) => sum + amount, 0);
  // Keeps the space free until the exposure is known and an amount is typed, so that no button below moves.
  if (!exposure) return <p className={budget === undefined ? styles.line : styles.awaited} />;
  if (budget !== undefined)
    return <ExposureMeter exposure={exposure} budget={budget} typedBids={typed.length} isTyped />;
  const isMore = total > 0 && (exposure.bound > total || exposure.isAtLeast);
  return <p className={styles.line}>{isMore && <Bound exposure={exposure} />}</p>;
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
