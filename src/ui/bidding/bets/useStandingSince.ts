import { useCallback } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { BookStore } from '../../../application/book/BookStore';
import { type News, newsKey } from '../../../domain/notifications/News';
import type { Offer } from '../../../domain/offers/Offer';
import { type OwnBidStanding, shownStanding } from '../../../domain/offers/OwnBidStanding';
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
      const kind = newsOf(shownStanding(offer, purchases.of(offer)));
      if (kind === null || (kind !== 'sold' && !isOnSale(offer))) return null;
      const key = kind === 'sold' ? newsKey(kind, hashId) : newsKey(kind, hashId, ownBid ?? '');
      return bookStore.record('news', key)?.changedAt ?? null;
    },
    [bookStore, purchases],
  );
}

/** The news that tells when a bid got this standing. */
function newsOf(standing: OwnBidStanding | 'newBid'): News['kind'] | null {
  switch (standing) {
    case 'outbid':
    case 'rejected':
      return standing;
    case 'waiting':
      return 'sellerDecides';
    case 'checking':
    case 'undecided':
    case 'lost':
      return 'sold';
    case 'leading':
    case 'newBid':
    case 'placed':
    case 'won':
      return null;
  }
}
