import type { Exposure } from '../../../domain/bidding/Exposure';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

/** Returns an amount of an exposure, which may be a lower bound, and what the exposure is made of. */
export function useExposureTexts({ leading, deals, worstCase, isAtLeast }: Exposure) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const known = (amount: Money) => (isAtLeast ? t('exposure.atLeast', { amount: money(amount) }) : money(amount));
  const parts = { leading: known(leading), deals: known(deals), worstCase: known(worstCase) };
  return { known, parts: t('exposure.parts', parts), source: t('exposure.source', parts) };
}
