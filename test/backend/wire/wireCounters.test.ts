/** @jest-environment node */
import { wireCounters } from './wireCounters';

const onTheWire = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

it('wireCounters sends all counters', () => {
  const all = { purchases: 9, invoices: 1, inRealization: 2, messages: 3, bids: 4, sales: 5, likedOffers: 6 };
  expect(onTheWire(wireCounters(all))).toEqual({
    purchase_module: { overall: 9, invoices: 1, in_realization: 2, messages: 3, bets: 4 },
    sell_module: { overall: 5 },
    liked_offers: 6,
  });
});

it('wireCounters sends only the changed part, including zeros', () => {
  expect(onTheWire(wireCounters({ bids: 0 }))).toEqual({ purchase_module: { bets: 0 } });
  expect(onTheWire(wireCounters({ likedOffers: 0 }))).toEqual({ liked_offers: 0 });
});
