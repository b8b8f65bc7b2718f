import { useCallback } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { BookStore } from '../../../application/book/BookStore';
import { type News, newsKey } from '../../../domain/notifications/News';
import type { Offer } from '../../../domain/offers/Offer';
import { ownBidStanding, type OwnBidStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Instant } from '../../../domain/shared/Instant';
import { useInjection } from '../../shared/useInjection';

/** Since when an own bid has its standing, for observers. Null unless this device saw it change. */
export function useStandingSince(): (offer: Offer) => Instant | null {
  const bookStore = useInjection(BookStore);
  const purchases = useInjection(OwnPurchases);
  return useCallback(
    (offer: Offer) => {
      const { hashId, ownBid } = offer;
      const kind = isOnSale(offer) ? newsOf(ownBidStanding(offer, purchases.of(offer))) : null;
      return (kind && bookStore.record('news', newsKey(kind, hashId, ownBid ?? ''))?.changedAt) ?? null;
    },
    [bookStore, purchases],
  );
}

/** The news that tells when a bid got this standing. */
function newsOf(standing: OwnBidStanding): News['kind'] | null {
  if (standing === 'waiting') return 'sellerDecides';
  return standing === 'outbid' || standing === 'rejected' ? standing : null;
}
