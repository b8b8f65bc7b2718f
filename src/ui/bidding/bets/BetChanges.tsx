import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { BookStore } from '../../../application/book/BookStore';
import { type News, newsKey } from '../../../domain/notifications/News';
import type { Offer } from '../../../domain/offers/Offer';
import { type OwnBidStanding, shownStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Instant } from '../../../domain/shared/Instant';
import { Text } from '../../kit/Text';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface BetChangesProps {
  readonly offer: Offer;
  /** Says since when the bid has its standing, which the column of a table says. */
  readonly hasSince?: boolean;
}

/** What changed about an own bid since the dealer last left the list. */
export const BetChanges = observer(function BetChanges({ offer, hasSince = false }: BetChangesProps) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const standingSince = useStandingSince();
  const changes = useInjection(OwnBids).changesSinceSeen(offer);
  if (changes.length === 0) return null;
  const since = hasSince ? standingSince(offer) : null;
  return (
    <Text as="ul" weight="medium" lineHeight="small" title={t('sinceLook')}>
      {changes.map(change => (
        <li key={change.kind}>
          <span>{t(`changes.${change.kind}`, { amount: 'amount' in change ? money(change.amount) : undefined })}</span>{' '}
          {since !== null && !('amount' in change) && <RelativeTime instant={since} isShort />}
        </li>
      ))}
    </Text>
  );
});

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
