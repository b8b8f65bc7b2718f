import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../../support/Workplace';

/** The list of own bids has three pages. */
export function aDealerWithManyBids(): Workplace {
  const at = new Workplace({ offers: 100 });
  const open = wholeList(at.dealer, 'browse').filter(({ ownBid, closed }) => ownBid === null && !closed);
  for (const { id, highestBid } of open.slice(0, 40)) at.dealer.placeBid(id, minimumBid(highestBid));
  return at;
}
