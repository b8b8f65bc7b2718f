import { compareStructural, computed, untracked } from 'mobx';
import { useMemo, useState } from 'react';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { BookStore } from '../../../application/book/BookStore';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { bidStanding } from '../../../domain/offers/BidStanding';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { columnValues, type ValueColumn } from '../../../domain/search/columnValues';
import { useStandingSince } from '../../bidding/bets/BetChanges';
import { useInjection } from '../../shared/useInjection';

interface FilledColumns {
  readonly filled: readonly OfferColumn[];
  /** Of these, and whether the dealer's own data was known. */
  readonly shown: readonly OfferColumn[];
  readonly isRead: boolean;
}

/** A longer list has each column. */
const MOST_ROWS = 1000;

/** In the list of a market, the standing has a column if this share of the rows has one. Otherwise, it is beside the name. */
const LEAST_SHARE = 0.1;

const isValueColumn = (column: OfferColumn): column is ValueColumn => column in columnValues;

/** The other lists are too long to be looked at for each push. */
const isObserved = (list: OfferList) => list.tab === 'ownBids' || list.tab === 'liked';

/**
 * Without the columns in which no loaded row has a value, and among the own bids without the standing if the headings of the
 * groups say it and no row knows since when. While the dealer uses the rows, no column comes or goes, because the others would move.
 */
export function useFilledColumns(
  list: OfferList,
  shown: readonly OfferColumn[],
  ids: readonly HashId[],
): readonly OfferColumn[] {
  const bookStore = useInjection(BookStore);
  const bets = useInjection(OwnBids);
  const registry = useInjection(OfferRegistry);
  const standingSince = useStandingSince();
  const [kept, setKept] = useState<FilledColumns | null>(null);
  const derived = useMemo(() => {
    const isMarket = list.tab === 'browse' || list.tab === 'liked';
    const hasRecord = (collection: 'limits' | 'calculations') =>
      bookStore.keys(collection).some(key => list.holds(key as HashId));
    const hasRows = (least: number, isMeant: (offer: Offer) => boolean) => {
      if (ids.length === 0 || ids.length > MOST_ROWS) return true;
      let found = 0;
      const isFound = (hashId: HashId) => {
        const offer = registry.get(hashId);
        if (offer !== undefined && isMeant(offer)) found += 1;
        return found >= least;
      };
      const search = () => ids.some(isFound);
      return isObserved(list) ? search() : untracked(search);
    };
    const isOwn = ({ ownBid, contractStatus }: Offer) => Boolean(ownBid) || contractStatus !== null;
    const saysStanding = (offer: Offer) =>
      list.tab === 'ownBids'
        ? standingSince(offer) !== null || (bidStanding(offer) === 'outbid' && !shown.includes('ownBid'))
        : isOwn(offer) || !isOnSale(offer);
    const hasOwnValue: { readonly [Column in OfferColumn]?: () => boolean } = {
      limit: () => hasRecord('limits'),
      profit: () => hasRecord('calculations'),
      changes: () => list.tab !== 'ownBids' || hasRows(1, offer => bets.changesSinceSeen(offer).length > 0),
      standing: () => hasRows(isMarket ? ids.length * LEAST_SHARE : 1, saysStanding),
      // Without a bid, it says what the first one has to be.
      highestBid: () => true,
      minimumBid: () => true,
    };
    const isFilled = (column: OfferColumn): boolean => {
      if (hasOwnValue[column]) return hasOwnValue[column]();
      return !isValueColumn(column) || hasRows(1, offer => columnValues[column](offer) !== null);
    };
    return computed(() => shown.filter(isFilled));
  }, [list, shown, ids, bookStore, bets, registry, standingSince]);
  const wanted = derived.get();
  const isRead = bookStore.isRead();
  const isKept = list.place.isInUse && kept?.shown === shown && kept.isRead === isRead;
  // The same array, because another one would render all rows again.
  const filled = kept && (isKept || compareStructural(kept.filled, wanted)) ? kept.filled : wanted;
  if (kept?.filled !== filled || kept.shown !== shown || kept.isRead !== isRead) setKept({ filled, shown, isRead });
  return filled;
}
