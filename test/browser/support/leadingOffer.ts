import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { StandInBackend } from '../../backend/StandInBackend';
import { buyerEmail, isComplete } from '../../infrastructure/demo/market/aMarketplace';

/** An offer on which this dealer leads. */
export function leadingOffer({ marketplace }: StandInBackend) {
  const { offers } = marketplace.dealer(buyerEmail)!.list('ownBids', defaultQuestion);
  const found = offers.map(isComplete).find(offer => !offer.closed && bidStanding(offer) === 'leading');
  if (!found) throw new Error('The buyer leads nowhere.');
  return { hashId: found.hashId, name: `${found.label1} ${found.label2}`.trim() };
}
