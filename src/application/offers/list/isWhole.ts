import type { OfferListStore } from './OfferListStore';

/** Whether every row of the list is loaded, as far as the server's numbers show. */
export const isWhole = ({ isCurrent, status, hasMore, ids, count, isCountAtLeast }: OfferListStore): boolean =>
  isCurrent && status.step === 'idle' && !hasMore && ids.length === count && !isCountAtLeast;
