/** Items that wait for the dealer's attention, by place. */
export interface Counters {
  readonly purchases: number;
  readonly invoices: number;
  readonly inRealization: number;
  readonly messages: number;
  readonly bids: number;
  readonly sales: number;
  readonly likedOffers: number;
}

export const noCounters: Counters = {
  purchases: 0,
  invoices: 0,
  inRealization: 0,
  messages: 0,
  bids: 0,
  sales: 0,
  likedOffers: 0,
};
