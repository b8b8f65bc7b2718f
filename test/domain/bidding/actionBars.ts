import type { ActionBar } from '../../../src/domain/bidding/ActionBar';

/** Every action bar. */
export const actionBars: readonly ActionBar[] = [
  'buyNow',
  'auctionContract',
  'pickUp',
  'transport',
  'thankYouAuctionContract',
  'thankYouBuyNow',
  'thankYouTransport',
  'thankYouPickUp',
];
