import type { UnusualReason } from '../../domain/bidding/UnusualBid';
import { useFormat } from '../shared/useFormat';
import { useTexts } from '../shared/useTexts';

/** Returns a sentence for each reason why a bid needs a second press. */
export function useUnusualText(): (reason: UnusualReason) => string {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  return why => {
    switch (why.reason) {
      case 'tooHigh':
        return why.reference
          ? t(`unusual.tooHigh.${why.reference.kind}`, { price: money(why.reference.price) })
          : t('unusual.tooHigh.unknown');
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
