import type { ActionBar } from '../../../src/domain/bidding/ActionBar';

/** Every action bar. */
export const actionBars: readonly ActionBar[] = [
  'buyNow',
  'bid',
  'pickUp',
  'transport',
  'thankYouBid',
  'thankYouBuyNow',
  'thankYouTransport',
  'thankYouPickUp',
];
