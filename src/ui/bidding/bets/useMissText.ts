import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { lostBy } from '../../../domain/bidding/OwnBid';
import type { Offer } from '../../../domain/offers/Offer';
import { useFormat } from '../../shared/texts/useFormat';
import { useInjection } from '../../shared/useInjection';

/** How much a lost bid was below the final price, in € and %. Null if that is not known. Call it in an observer. */
export function useMissText(offer: Offer): string | null {
  const { money, percent } = useFormat();
  const purchase = useInjection(OwnPurchases).of(offer);
  const miss = lostBy({ offer, purchase });
  if (miss === null) return null;
  return `${money(miss)} · ${percent(((100 * miss) / offer.finalPrice!).toFixed(1))}`;
}
