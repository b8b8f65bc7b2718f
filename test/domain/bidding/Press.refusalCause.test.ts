import { type Press, refusalCause, type RefusalCause } from '../../../src/domain/bidding/Press';
import type { Offer } from '../../../src/domain/offers/Offer';
import type { OwnPurchase } from '../../../src/domain/offers/OwnBidStanding';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

const auction = anOffer({ highestBid: euros(700), buyNowPrice: euros(0) });
const fixed = anOffer({ buyNowPrice: euros(9900) });

it.each<readonly [RefusalCause | null, Press['action'], number, string, Offer, OwnPurchase]>([
  ['tooLow', 'bid', 700, 'the highest bid is as high', auction, 'none'],
  [null, 'bid', 750, 'the bid is high enough', auction, 'none'],
  ['closed', 'bid', 700, 'the vehicle is sold', { ...auction, closed: true }, 'none'],
  ['closed', 'buyNow', 9900, 'the vehicle is sold, perhaps to this dealer', { ...fixed, closed: true }, 'checking'],
  ['bought', 'buyNow', 9900, 'this dealer has a deal', { ...fixed, closed: true, deal: aDeal() }, 'none'],
  ['bought', 'bid', 700, 'this dealer has bought the vehicle', { ...auction, closed: true }, 'done'],
  ['priceChanged', 'buyNow', 9800, 'the price is another one', fixed, 'none'],
  [null, 'buyNow', 9900, 'the price is the same', fixed, 'none'],
  [null, 'buyNow', 9900, 'no price is known', auction, 'none'],
  [null, 'pickup', 0, 'the offer says nothing about it', { ...fixed, deal: aDeal() }, 'none'],
])('refusalCause says %j of a refused %s of %d € if %s', (cause, action, amount, _, offer, purchase) => {
  expect(refusalCause({ action, amount: euros(amount) }, offer, purchase)).toBe(cause);
});
