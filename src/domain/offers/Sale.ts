import type { Offer } from './Offer';

type SaleOfOffer = Pick<Offer, 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive'>;

/** Whether the sale is over. The server does not always send `closed` for it. */
export const isOver = ({ finalPrice, archivedAt, inArchive }: Omit<SaleOfOffer, 'closed'>): boolean =>
  finalPrice !== null || archivedAt !== null || inArchive === true;

/** Whether the offer can still be bid on or bought. */
export const isOnSale = (offer: SaleOfOffer): boolean => !offer.closed && !isOver(offer);

/**
 * Whether the dealer bought the vehicle and the deal is not archived. A final price does not end a deal: the server may
 * set it when the vehicle is sold.
 */
export const hasRunningDeal = ({
  realization,
  archivedAt,
  inArchive,
}: Pick<Offer, 'realization' | 'archivedAt' | 'inArchive'>): boolean =>
  realization !== null && archivedAt === null && inArchive !== true;
