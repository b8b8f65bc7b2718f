import { compareStructural, computed } from 'mobx';
import { useMemo, useState } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { OwnBidList } from '../../../application/bidding/raise/OwnBidList';
import { BookStore } from '../../../application/book/BookStore';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type BidSection, saysStanding } from '../../../domain/bidding/OwnBid';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { ownBidStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import { useInjection } from '../../shared/useInjection';
import { useStandingSince } from './useStandingSince';

interface FilledColumns {
  readonly filled: readonly OfferColumn[];
  /** Of these, and whether the dealer's own data was known. */
  readonly shown: readonly OfferColumn[];
  readonly isRead: boolean;
}

/**
 * Without the columns in which no row has a value. Only those are looked at that are empty until the dealer does something,
 * and among the own bids the standing, which the headings of the groups say. While the dealer uses the rows, no column comes
 * or goes, because the others would move.
 */
export function useFilledColumns(
  list: OfferListStore,
  shown: readonly OfferColumn[],
  ids: readonly HashId[],
): readonly OfferColumn[] {
  const bookStore = useInjection(BookStore);
  const bets = useInjection(OwnBidList);
  const purchases = useInjection(OwnPurchases);
  const registry = useInjection(OfferRegistry);
  const standingSince = useStandingSince();
  const [kept, setKept] = useState<FilledColumns | null>(null);
  const derived = useMemo(() => {
    const hasRecord = (collection: 'limits' | 'calculations') =>
      bookStore.keys(collection).some(key => list.holds(key as HashId));
    // The other lists are too long to be looked at for each push, or have a standing in each row.
    const sections = () => {
      if (list.tab === 'ownBids') return bets.onScreen;
      return list.tab === 'liked' ? [{ group: null, ids }] : null;
    };
    const someRow = (isMeant: (offer: Offer, group: BidSection['group'] | null) => boolean) =>
      sections()?.some(section =>
        section.ids.some(hashId => {
          const offer = registry.get(hashId);
          return offer !== undefined && isMeant(offer, section.group);
        }),
      ) ?? true;
    const saysMore = (offer: Offer, group: BidSection['group'] | null) =>
      group === null
        ? Boolean(offer.ownBid) || offer.contractStatus !== null || !isOnSale(offer)
        : standingSince(offer) !== null || !saysStanding(group, ownBidStanding(offer, purchases.of(offer)));
    const isFilled: { readonly [Column in OfferColumn]?: () => boolean } = {
      limit: () => hasRecord('limits'),
      profit: () => hasRecord('calculations'),
      changes: () => someRow(offer => bets.changesSinceSeen(offer).length > 0),
      standing: () => someRow(saysMore),
      ownBid: () => someRow(({ ownBid }) => Boolean(ownBid)),
    };
    return computed(() => shown.filter(column => isFilled[column]?.() ?? true));
  }, [list, shown, ids, bookStore, bets, purchases, registry, standingSince]);
  const wanted = derived.get();
  const isRead = bookStore.isRead();
  const isKept = list.isInUse && kept?.shown === shown && kept.isRead === isRead;
  // The same array, because another one would render all rows again.
  const filled = kept && (isKept || compareStructural(kept.filled, wanted)) ? kept.filled : wanted;
  if (kept?.filled !== filled || kept.shown !== shown || kept.isRead !== isRead) setKept({ filled, shown, isRead });
  return filled;
}
