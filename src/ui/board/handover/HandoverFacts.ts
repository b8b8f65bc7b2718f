import type { HashId } from '../../../domain/offers/Offer';

/** What a record says besides its lines. */
export interface HandoverFacts {
  readonly hashId: HashId;
  /** The vehicle. */
  readonly name: string;
  /** What a paper calls the dealer and the seller. Empty if it is not known. */
  readonly dealer: string;
  readonly seller: string;
  /** Who probably signs. */
  readonly dealerName: string;
  readonly sellerName: string;
  /** The town of the seller. Empty if it is not known. */
  readonly sellerPlace: string;
}
