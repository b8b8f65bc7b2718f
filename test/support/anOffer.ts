import { mergeOffer, type HashId, type Offer, type OfferId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';

/** An open motorbike with a bid of another dealer. */
export function anOffer(parts: Partial<Offer> = {}): Offer {
  return mergeOffer(undefined, {
    id: 101 as OfferId,
    hashId: 'MB-7F3K2' as HashId,
    label1: 'BMW R 1250 GS',
    label2: 'Adventure',
    highestBid: euros(8450),
    bidsCount: 4,
    minimalPrice: euros(9000),
    score: null,
    ownBid: null,
    buyNowPrice: euros(0),
    vehicleType: 'Motorbike',
    ...parts,
  });
}
