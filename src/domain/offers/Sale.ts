import { type Deal, isPickedUp } from './Deal';
import type { Offer } from './Offer';

type SaleOfOffer = Pick<Offer, 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive'>;

/** Whether the offer can still be bid on or bought. The server does not always send `closed` for an offer that is sold. */
export const isOnSale = ({ closed, finalPrice, archivedAt, inArchive }: SaleOfOffer): boolean =>
  !closed && finalPrice === null && archivedAt === null && inArchive !== true;

/** Whether the dealer bought the vehicle. The list of archived deals has no others. */
export const hasDeal = ({ deal, inArchive }: Pick<Offer, 'deal' | 'inArchive'>): boolean =>
  deal !== null || inArchive === true;

/**
 * Whether the dealer bought the vehicle and the deal is not archived. A final price does not end a deal: the server may
 * set it when the vehicle is sold.
 */
export const hasRunningDeal = ({
  deal,
  archivedAt,
  inArchive,
}: Pick<Offer, 'deal' | 'archivedAt' | 'inArchive'>): boolean =>
  deal !== null && archivedAt === null && inArchive !== true;

/** The running deal of a vehicle that is not picked up. Null if there is none. */
export const dealToPickUp = (offer: Pick<Offer, 'deal' | 'archivedAt' | 'inArchive'>): Deal | null =>
  hasRunningDeal(offer) && offer.deal !== null && !isPickedUp(offer.deal) ? offer.deal : null;
