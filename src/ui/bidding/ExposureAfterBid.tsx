import { observer } from 'mobx-react-lite';
import { MeasureExposure } from '../../application/bidding/MeasureExposure';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { useBook } from '../book/useBook';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { ExposureMeter } from './ExposureMeter';

interface ExposureAfterBidProps {
  readonly offer: Offer;
  /** 0 if nothing is typed. */
  readonly amount: Money;
}

/** What is bound after the typed bid. Empty without a budget if nothing else is bound. */
export const ExposureAfterBid = observer(function ExposureAfterBid({ offer, amount }: ExposureAfterBidProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const budget = useBook().get('settings', TRADING_SETTINGS)?.budget;
  const exposure = useInjection(MeasureExposure).execute(amount > 0 ? [{ offer, amount }] : []);
  if (!exposure) return null;
  if (budget !== undefined) return <ExposureMeter exposure={exposure} budget={budget} isAfterBid={amount > 0} />;
  if (amount === 0 || exposure.bound <= amount) return null;
  const { bound, isAtLeast } = exposure;
  const shown = isAtLeast ? t('exposure.atLeast', { amount: money(bound) }) : money(bound);
  return <p>{t('exposure.after', { amount: shown })}</p>;
});
