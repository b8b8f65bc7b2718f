import { type PriceReference, timesThePrice, type UnusualReason } from '../../../domain/bidding/UnusualBid';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

/** Returns a sentence for each reason why a bid of this amount needs a second press. */
export function useUnusualText(): (reason: UnusualReason, amount: Money) => string {
  const { t } = useTexts('bidding');
  const { money, decimal } = useFormat();
  const tooHigh = (amount: Money, reference: PriceReference) => {
    const times = timesThePrice(amount, reference);
    const price = money(reference.price);
    return times === null
      ? t(`unusual.tooHigh.${reference.kind}`, { price })
      : t(`unusual.times.${reference.kind}`, { price, times: decimal(times) });
  };
  return (why, amount) => {
    switch (why.reason) {
      case 'tooHigh':
        return why.reference ? tooHigh(amount, why.reference) : t('unusual.tooHigh.unknown');
      case 'aboveLimit':
        return t('unusual.aboveLimit', { limit: money(why.limit) });
      case 'limitUnknown':
        return t('unusual.limitUnknown');
      case 'reachesBuyNow':
        return t('unusual.reachesBuyNow', { price: money(why.buyNowPrice) });
      case 'possibleDuplicate':
        return t('risk.bid');
      case 'everyBid':
        return t('unusual.everyBid');
    }
  };
}
