import type { Offer } from './Offer';

type SaleOfOffer = Pick<Offer, 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive'>;

/** Whether the sale is over, also when the server does not say `closed`. */
export const isOver = ({ finalPrice, archivedAt, inArchive }: Omit<SaleOfOffer, 'closed'>): boolean =>
  finalPrice !== null || archivedAt !== null || inArchive === true;

/** Whether the offer can still be bid on or bought. */
export const isOnSale = (offer: SaleOfOffer): boolean => !offer.closed && !isOver(offer);

/**
 * Whether the dealer bought the vehicle and the server has not archived the deal. A final price does not end a deal:
 * the server may set it when the vehicle is sold.
 */
export const hasRunningDeal = ({
  realization,
  archivedAt,
  inArchive,
}: Pick<Offer, 'realization' | 'archivedAt' | 'inArchive'>): boolean =>
  realization !== null && archivedAt === null && inArchive !== true;
