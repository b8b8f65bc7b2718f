import type { SortDirection } from '../../shared/sorted';

/** What the dealer can sort any list of offers by. */
export const listSortKeys = ['age', 'shownPrice', 'highestBid', 'buyNow', 'mileage', 'year', 'score', 'bids'] as const;

/** The headings of the table sort by these, too. */
export const sortKeys = [
  ...listSortKeys,
  'vehicle',
  'country',
  'standing',
  'minimumPrice',
  'minimumBid',
  'ownBid',
  'limit',
  'profit',
  'price',
  'commission',
  'total',
  'soldAt',
] as const;

export type SortKey = (typeof sortKeys)[number];

export interface OfferOrder {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

/** `year`, or `-year` if the order is descending. '' for the order of the server. */
export const orderText = (order: OfferOrder | null): string =>
  order ? `${order.direction === 'descending' ? '-' : ''}${order.key}` : '';

/** Null if the text is absent or names no order. */
export function readOrder(text: string | null): OfferOrder | null {
  const isDescending = text?.startsWith('-') === true;
  const name = isDescending ? text.slice(1) : text;
  const key = sortKeys.find(known => known === name);
  return key ? { key, direction: isDescending ? 'descending' : 'ascending' } : null;
}

/** By this key, or the other way round if the offers are sorted by it already. */
export const reordered = (order: OfferOrder | null, key: SortKey): OfferOrder => ({
  key,
  direction: order?.key === key && order.direction === 'ascending' ? 'descending' : 'ascending',
});
