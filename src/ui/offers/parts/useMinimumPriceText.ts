import { missingToMinimumPrice } from '../../../domain/bidding/HighestBid';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

/** What the highest bid lacks to the minimum price of the seller, or that price before the first bid. Null without one. */
export function useMinimumPriceText(offer: Offer): string | null {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  if (offer.minimalPrice <= 0 || offer.deal !== null || !isOnSale(offer)) return null;
  const missing = missingToMinimumPrice(offer);
  if (missing === null) return t('minimumPrice.asked', { amount: money(offer.minimalPrice) });
  return missing > 0 ? t('minimumPrice.missing', { amount: money(missing) }) : t('minimumPrice.reached');
}
